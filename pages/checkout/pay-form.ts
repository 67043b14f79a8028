import { findById, findByName } from "../../payments/chosen.ts";
import type { FormContext, FormOutcome } from "../../worker/request/form/form-context.ts";
import { CHECKOUT_DRAFT } from "./loader.ts";

/** Intents of forms that pages showed before methods had names; such a page may still be open in a tab (checkout-23). */
const EARLIER: Readonly<Record<string, string>> = { bank: "bank-account" };

/**
 * Pays with a method of the house's list (checkout-29). `method` is the method's name, or the platform's id where a wallet's button sends
 * it; `act` is what its form does. Errors are shown at their fields.
 */
export const payWithMethod = async (
	cx: FormContext,
	{ intent = "", method, act = "use", ...fields }: Record<string, string | undefined>,
): Promise<FormOutcome> => {
	const to = (query: Record<string, string>): FormOutcome => ({ location: cx.paths.checkout(query) });
	const row = findByName(EARLIER[intent] ?? method) ?? findById(method);
	const pay = row?.acts && Object.hasOwn(row.acts, act) ? row.acts[act] : undefined;
	if (!row || !pay) return to({});
	const outcome = await pay(cx, fields);
	if (outcome.ok) {
		cx.visitor.drafts.drop(CHECKOUT_DRAFT);
		const isFromCheckout = outcome.next === "wallet" && fields.from === "checkout";
		return to(isFromCheckout ? { step: outcome.next, from: "checkout" } : { step: outcome.next });
	}
	const { error, values, faults = {} } = outcome;
	if (error === "notAvailable") return { location: cx.paths.at("cart", { error }) };
	if (error === "emptyBag") return { location: cx.paths.cart() };
	if (values)
		await cx.visitor.drafts.keep(CHECKOUT_DRAFT, { values: { ...values, method: row.name }, faults });
	return to({ step: "payment", error });
};
