import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { readVisitor } from "../../worker/request/visitor.ts";

/** Joins the loyalty programme (loyalty-4). Fields: intent = join, owner. */
export const loyaltyForm: HandleForm = async (form, { paths, visitor }) => {
	const { registered, customerId } = await readVisitor(visitor.shopper);
	if (!registered) return { location: paths.at("signIn", { back: "loyalty" }) };
	const { intent, owner } = formFields(form);
	if (intent !== "join") return { location: paths.at("loyalty") };
	if (owner !== customerId) return { location: paths.at("loyalty", { error: "changed" }) };
	const outcome = await visitor.loyalty.join();
	return {
		location: paths.at("loyalty", outcome === "unavailable" ? { error: outcome } : { notice: outcome }),
	};
};
