import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { readVisitor } from "../../worker/request/visitor.ts";

/** Removes or saves a card (account-3). Fields: intent = remove, id; intent = add, owner, card (a reference of the processor's fields). */
export const paymentsForm: HandleForm = async (form, { paths, visitor }) => {
	const { registered, customerId } = await readVisitor(visitor.shopper);
	if (!registered) return { location: paths.at("signIn", { back: "payments" }) };
	const { intent, owner, id = "", card = "" } = formFields(form);
	if (intent === "add") {
		// Another customer has signed in since this tab was opened.
		if (!customerId || owner !== customerId) return { location: paths.at("payments", { error: "changed" }) };
		const cardOutcome = await visitor.records.addCard(card);
		return {
			location: paths.at("payments", cardOutcome.ok ? { notice: "cardSaved" } : { error: cardOutcome.error }),
		};
	}
	if (intent !== "remove" || !/^[\w-]{1,64}$/.test(id)) return { location: paths.at("payments") };
	const outcome = await visitor.records.removeCard(id);
	return {
		location: paths.at("payments", outcome.ok ? { notice: "cardRemoved" } : { error: outcome.error }),
	};
};
