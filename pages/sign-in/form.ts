import { productId, signInBody } from "../../shared/contracts/shopper-api.ts";
import type { HandleForm } from "../../worker/api/forms/form.ts";
import { formFields, stated } from "../../worker/api/forms/form-fields.ts";
import { signIn } from "../../worker/api/identity/sign-in.ts";
import type { FixedRouteName } from "../routes.ts";
import { readBack } from "./loader.ts";

/** `POST /{locale}/login`: fields intent = signIn | signOut, email, password, wishlistProductId, back. */
export const signInForm: HandleForm = async (form, { calls: { platform }, paths, visitor: ports }) => {
	const to = (query: Record<string, string | undefined>, route: FixedRouteName = "signIn") => ({
		location: paths.at(route, stated(query)),
	});
	const { intent, ...fields } = formFields(form);
	if (intent === "signOut") {
		await ports.shopper.signOut();
		ports.drafts.dropAll();
		return to({ notice: "signedOut" });
	}
	// The form is sent again with it, whatever was wrong.
	const wishlistProductId = productId.safeParse(fields.wishlistProductId).data;
	const asked = signInBody.safeParse({ ...fields, wishlistProductId });
	const back = readBack(fields.back);
	if (!asked.success) return to({ error: "invalid", wishlistProductId, back });
	const outcome = await signIn(ports, asked.data, platform.log);
	if (!outcome.ok) return to({ error: outcome.error, wishlistProductId, back });
	if (outcome.done === "added") return to({ notice: "wishlistAdded" }, "wishlist");
	// Only the account says that one is signed in: elsewhere what was wanted says it.
	return back && back !== "account" ? to({}, back) : to({ notice: "signedIn" }, "account");
};
