import type { HandleForm } from "../../worker/api/forms/form.ts";
import { formFields } from "../../worker/api/forms/form-fields.ts";

/** `POST /{locale}/myaccount` (identity-43): fields intent = removePasskey, passkey. */
export const accountForm: HandleForm = async (form, { paths, visitor }) => {
	const { intent, passkey = "" } = formFields(form);
	if (intent !== "removePasskey" || !/^[\w-]{1,1024}$/.test(passkey))
		return { location: paths.at("account") };
	const outcome = await visitor.passkeys.remove(passkey);
	return {
		location: paths.at("account", outcome.ok ? { notice: "passkeyRemoved" } : { error: "unavailable" }),
	};
};
