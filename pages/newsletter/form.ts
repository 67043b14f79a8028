import { newsletterBody } from "../../shared/contracts/shopper-api.ts";
import type { HandleForm } from "../../worker/api/forms/form.ts";
import { formFields } from "../../worker/api/forms/form-fields.ts";

/** `POST /{locale}/newsletter`, field email: signing up without JavaScript. */
export const newsletterForm: HandleForm = async (form, { paths, visitor }) => {
	const to = (query: Record<string, string>) => ({ location: paths.at("newsletter", query) });
	const asked = newsletterBody.safeParse({ ...formFields(form), source: "page" });
	if (!asked.success) return to({ error: "invalidEmail" });
	const outcome = await visitor.newsletter.subscribe(asked.data);
	return to(outcome.ok ? { notice: "subscribed" } : { error: outcome.error });
};
