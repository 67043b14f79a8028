import { isProviderId } from "../../shared/domain/identity/providers.ts";
import type { HandleForm } from "../../worker/api/forms/form.ts";
import { formFields } from "../../worker/api/forms/form-fields.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { visitorOf } from "../../worker/views/wishlist-view.ts";

/** `POST /{locale}/myaccount` (identity-43, identity-56): fields intent = removePasskey | unlink, passkey, provider. */
export const accountForm: HandleForm = async (form, { paths, visitor }) => {
	const { intent, passkey = "", provider = "" } = formFields(form);
	if (intent === "unlink" && isProviderId(provider)) {
		const { registered, agent } = await visitorOf(visitor.shopper);
		if (!registered || agent) return { location: paths.at("account") };
		try {
			await visitor.providers.unlink(provider);
			return { location: paths.at("account", { notice: "unlinked" }) };
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			return { location: paths.at("account", { error: "unavailable" }) };
		}
	}
	if (intent !== "removePasskey" || !/^[\w-]{1,1024}$/.test(passkey))
		return { location: paths.at("account") };
	const outcome = await visitor.passkeys.remove(passkey);
	return {
		location: paths.at("account", outcome.ok ? { notice: "passkeyRemoved" } : { error: "unavailable" }),
	};
};
