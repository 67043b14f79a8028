import { findAct } from "../../payments/find-method.ts";
import { isMethodOff } from "../../worker/platform/switches.ts";
import type { FormContext, FormOutcome } from "../../worker/request/form/form-context.ts";
import { CHECKOUT_DRAFT } from "./loader.ts";

/**
 * Pays with a method of the house's list (checkout-29). Returns undefined if the form belongs to no method. `act`: the method's action,
 * "use" by default.
 */
export const payWithMethod = async (
	cx: FormContext,
	{ intent, method, act, ...fields }: Record<string, string | undefined>,
): Promise<FormOutcome | undefined> => {
	const chosenAct = findAct({ intent, method, act });
	if (!chosenAct) return undefined;
	const to = (query: Record<string, string>): FormOutcome => ({ location: cx.paths.checkout(query) });
	if (isMethodOff(await cx.settings(), chosenAct.row.id))
		return to({ step: "payment", error: "unavailable" });
	const outcome = await chosenAct.pay(cx, fields);
	if (outcome.ok) {
		cx.visitor.drafts.drop(CHECKOUT_DRAFT);
		const isFromCheckout = outcome.next === "wallet" && fields.from === "checkout";
		return to(isFromCheckout ? { step: outcome.next, from: "checkout" } : { step: outcome.next });
	}
	const { error, values, faults = {} } = outcome;
	if (error === "notAvailable") return { location: cx.paths.at("cart", { error }) };
	if (error === "emptyBag") return { location: cx.paths.cart() };
	if (values)
		await cx.visitor.drafts.keep(CHECKOUT_DRAFT, {
			values: { ...values, method: chosenAct.row.name },
			faults,
		});
	return to({ step: "payment", error });
};
