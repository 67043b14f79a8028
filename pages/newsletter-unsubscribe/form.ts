import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { REASONS, UNSUBSCRIBE_DRAFT } from "./loader.ts";

/** Unsubscribes an address. Fields: email, reason. The response does not reveal whether there was a subscription (newsletter-8). */
export const newsletterUnsubscribeForm: HandleForm = async (form, { paths, visitor }) => {
	const { email: typed = "", ...fields } = formFields(form);
	const email = parseEmail(typed);
	const reason = REASONS.find((one) => one === fields.reason);
	const refuse = async (error: string) => {
		await visitor.drafts.keep(UNSUBSCRIBE_DRAFT, {
			values: { email: typed.trim().slice(0, 256), reason: reason ?? "" },
			faults: {},
		});
		return { location: paths.at("newsletterUnsubscribe", { error }) };
	};
	if (!email) return refuse("invalidEmail");
	const outcome = await visitor.newsletter.unsubscribe(email, reason);
	if (!outcome.ok) return refuse(outcome.error);
	visitor.drafts.drop(UNSUBSCRIBE_DRAFT);
	return { location: paths.at("newsletterUnsubscribe", { notice: "unsubscribed" }) };
};
