import { productId, signInBody } from "../../../shared/contracts/shopper-api.ts";
import type { FixedRouteName } from "../../../shared/domain/addresses/routes.ts";
import { signIn } from "../sign-in.ts";
import type { HandleForm } from "./form.ts";
import { formFields } from "./form-fields.ts";

/** `POST /{locale}/login`: fields intent = signIn | signOut, email, password, wish. */
export const signInForm: HandleForm = async (form, { calls: { platform }, paths, visitor: ports }) => {
	const to = (query: Record<string, string | undefined>, route: FixedRouteName = "signIn") => ({
		location: paths.at(route, query),
	});
	const { intent, ...fields } = formFields(form);
	if (intent === "signOut") {
		await ports.shopper.signOut();
		return to({ notice: "signedOut" });
	}
	// The form is sent again with it, whatever was wrong.
	const wish = productId.safeParse(fields.wish).data;
	const asked = signInBody.safeParse({ ...fields, wish });
	if (!asked.success) return to({ error: "invalid", wish });
	const outcome = await signIn(ports, asked.data, platform.log);
	if (!outcome.ok) return to({ error: outcome.error, wish });
	return to({ notice: outcome.done === "added" ? "wishlistAdded" : "signedIn" }, "wishlist");
};
