import { newsletterBody } from "../../shared/contracts/shopper-api.ts";
import { isEmail } from "../../shared/domain/catalogue/customer-rules.ts";
import type { FormContext, HandleForm } from "../../worker/api/forms/form.ts";
import { formFields } from "../../worker/api/forms/form-fields.ts";
import { CONFIRMATION } from "./loader.ts";

/** By the button of the page that a mail's link leads to: what only opens links confirms nothing. */
const confirm = async ({ paths, visitor: { drafts, newsletter } }: FormContext) => {
	const code = (await drafts.read(CONFIRMATION))?.values.code;
	const outcome = code ? await newsletter.confirm(code) : "unknown";
	if (outcome === "unavailable")
		return { location: paths.at("newsletter", { step: "confirm", error: outcome }) };
	drafts.drop(CONFIRMATION);
	return {
		location: paths.at("newsletter", outcome === "done" ? { notice: "confirmed" } : { error: "code" }),
	};
};

/** `POST /{locale}/newsletter`: fields email, and intent = access for a mail with the way to one's preferences; or intent = confirm (newsletter-11). */
export const newsletterForm: HandleForm = async (form, cx) => {
	const { paths, visitor } = cx;
	const to = (query: Record<string, string>) => ({ location: paths.at("newsletter", query) });
	const { intent, ...fields } = formFields(form);
	if (intent === "confirm") return confirm(cx);
	const asked = newsletterBody.safeParse({ ...fields, source: "page" });
	if (!asked.success || !isEmail(asked.data.email)) return to({ error: "invalidEmail" });
	if (intent === "access") {
		const mailed = await visitor.newsletter.mailAccess(asked.data.email);
		return to(mailed.ok ? { notice: "accessMailed" } : { error: mailed.error });
	}
	const outcome = await visitor.newsletter.subscribe(asked.data);
	if (!outcome.ok) return to({ error: outcome.error });
	return to({ notice: outcome.mustConfirm ? "mustConfirm" : "subscribed" });
};
