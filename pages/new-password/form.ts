import { newPasswordBody } from "../../shared/contracts/shopper-api.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { setNewPassword } from "../../worker/request/identity/new-password.ts";

export const newPasswordForm: HandleForm = async (form, { paths, visitor }) => {
	const result = newPasswordBody.safeParse(formFields(form));
	const outcome = result.success
		? await setNewPassword(visitor, result.data.password)
		: { ok: false as const, error: "weakPassword" as const };
	if (outcome.ok) return { location: paths.at("signIn", { notice: "passwordChanged" }) };
	const query: Record<string, string> = outcome.error === "usedToken" ? {} : { error: outcome.error };
	return { location: paths.at("newPassword", query) };
};
