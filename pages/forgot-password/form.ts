import { resetRequestBody } from "../../shared/contracts/shopper-api.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { requestReset } from "../../worker/request/identity/new-password.ts";

export const forgotPasswordForm: HandleForm = async (form, { calls, paths, visitor }) => {
	const { email = "" } = formFields(form);
	const to = (query: Record<string, string>) => ({ location: paths.at("forgotPassword", query) });
	const result = resetRequestBody.safeParse({ email });
	const outcome = result.success
		? await requestReset(visitor, result.data.email, calls.platform.deadline)
		: { ok: false as const, error: "invalidEmail" };
	if (outcome.ok) {
		visitor.drafts.drop("forgotPassword");
		return to({ notice: "sent" });
	}
	await visitor.drafts.keep("forgotPassword", { values: { email: email.slice(0, 256) }, faults: {} });
	return to({ error: outcome.error });
};
