import { resetRequestBody } from "../../shared/contracts/shopper-api.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";

export const agentForm: HandleForm = async (form, { paths, visitor }) => {
	const result = resetRequestBody.safeParse({ email: formFields(form).email });
	if (!result.success) return { location: paths.at("agent", { error: "invalidEmail" }) };
	if (!visitor.shopper.maybeCustomer || visitor.shopper.agentId !== undefined)
		return { location: paths.at("agent") };
	const { email } = result.data;
	const outcome = await visitor.baskets.follow(() => visitor.agents.actFor(email));
	return { location: outcome.ok ? paths.at("account") : paths.at("agent", { error: outcome.error }) };
};
