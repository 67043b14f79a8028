import { productId, signInBody } from "../../shared/contracts/shopper-api.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields, omitUndefined } from "../../worker/request/form/form-fields.ts";
import { signIn } from "../../worker/request/identity/sign-in.ts";
import type { FixedRouteName } from "../routes.ts";
import { readBack, SIGN_IN_DRAFT } from "./loader.ts";

const LONGEST_EMAIL = 256;

export const signInForm: HandleForm = async (form, { calls: { platform }, paths, visitor: ports }) => {
	const to = (query: Record<string, string | undefined>, route: FixedRouteName = "signIn") => ({
		location: paths.at(route, omitUndefined(query)),
	});
	const { intent, ...fields } = formFields(form);
	if (intent === "signOut") {
		await ports.baskets.follow(() => ports.shopper.signOut());
		ports.drafts.dropAll();
		return to({ notice: "signedOut" });
	}
	const wishlistProductId = productId.safeParse(fields.wishlistProductId).data;
	const result = signInBody.safeParse({ ...fields, wishlistProductId });
	const back = readBack(fields.back);
	const refuse = async (error: string) => {
		await ports.drafts.keep(SIGN_IN_DRAFT, {
			values: { email: (fields.email ?? "").slice(0, LONGEST_EMAIL) },
			faults: {},
		});
		return to({ error, wishlistProductId, back });
	};
	if (!result.success) return refuse("invalid");
	const outcome = await signIn(ports, result.data, platform.log).catch((error: unknown) => {
		if (!isUnavailable(error)) throw error;
		platform.log("warning", "pages/sign-in", "Sign-in failed", { error });
		return { ok: false, error: "unavailable" } as const;
	});
	if (!outcome.ok) return refuse(outcome.error);
	ports.drafts.drop(SIGN_IN_DRAFT);
	if (outcome.done === "added") return to({ notice: "wishlistAdded" }, "wishlist");
	return back && back !== "account" ? to({}, back) : to({ notice: "signedIn" }, "account");
};
