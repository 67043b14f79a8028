import { ADDRESS_FIELDS } from "@vetrina/shop-rules/checkout/address.ts";
import { isSupportedCountry } from "libphonenumber-js/min";
import { isPaymentOff } from "../../payments/find-method.ts";
import { isKept } from "../../payments/payment-step.ts";
import { resetRequestBody } from "../../shared/contracts/shopper-api.ts";
import { stepOfError } from "../../shared/domain/checkout/checkout-errors.ts";
import { isCheckoutStep } from "../../shared/domain/checkout/checkout-steps.ts";
import { readGiftOptions } from "../../shared/domain/checkout/gift-options.ts";
import { extend } from "../../worker/base/lazy.ts";
import type { GivenConsent } from "../../worker/platform/commerce/checkout/consent-of-order.ts";
import { arePaymentsOff } from "../../worker/platform/switches.ts";
import { readAddress } from "../../worker/present/addresses/read-address.ts";
import { listConsentBoxes, readConsents } from "../../worker/present/legal/guest-consents.ts";
import { noteOrdered } from "../../worker/present/lost-order.ts";
import type { FormContext, FormOutcome, HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields, toFaults } from "../../worker/request/form/form-fields.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import { CHECKOUT_DRAFT } from "./loader.ts";
import { payWithMethod } from "./pay-form.ts";
import { deliver, pickUp } from "./pick-up-step.ts";

const to = ({ paths }: FormContext, query: Record<string, string>): FormOutcome => ({
	location: paths.checkout(query),
});

const contact = async (cx: FormContext, typed = ""): Promise<FormOutcome> => {
	const result = resetRequestBody.safeParse({ email: typed });
	const outcome = result.success
		? await cx.visitor.checkout.setEmail(result.data.email)
		: ({ ok: false, error: "invalidEmail" } as const);
	if (outcome.ok) {
		cx.visitor.drafts.drop(CHECKOUT_DRAFT);
		return to(cx, { step: "delivery" });
	}
	await cx.visitor.drafts.keep(CHECKOUT_DRAFT, { values: { email: typed.slice(0, 256) }, faults: {} });
	return to(cx, { step: "contact", error: outcome.error });
};

const typedAddress = (fields: Record<string, string>): Record<string, string> =>
	Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, (fields[name] ?? "").slice(0, 100)]));

const delivery = async (cx: FormContext, fields: Record<string, string>): Promise<FormOutcome> => {
	const { visitor, locale } = cx;
	const values = typedAddress(fields);
	const result = readAddress(values, locale.country, locale.language);
	const gift = readGiftOptions(fields);
	const refuse = async (error: string, faults: Record<string, string[]> = {}) => {
		const giftTyped = {
			giftWrap: fields.giftWrap ?? "",
			giftMessage: (fields.giftMessage ?? "").slice(0, 300),
		};
		await visitor.drafts.keep(CHECKOUT_DRAFT, { values: { ...values, ...giftTyped }, faults });
		return to(cx, { step: "delivery", error });
	};
	if ("faults" in result) return refuse("form", toFaults(result.faults));
	if (!gift) return refuse("form", { giftMessage: ["giftMessage"] });
	const outcome = await visitor.checkout.setDelivery({
		address: result.ok,
		methodId: fields.shippingMethod,
		save: fields.saveAddress === "1",
		gift,
	});
	if (!outcome.ok) return refuse(outcome.error);
	visitor.drafts.drop(CHECKOUT_DRAFT);
	return to(cx, { step: "payment" });
};

const billing = async (cx: FormContext, fields: Record<string, string>): Promise<FormOutcome> => {
	const { visitor, locale } = cx;
	const { billingCountry = "" } = fields;
	if (!isSupportedCountry(billingCountry)) return to(cx, { step: "payment", billing: "other" });
	const values = typedAddress(fields);
	const result = readAddress(values, billingCountry, locale.language);
	const refuse = async (error: string, faults: Record<string, string[]>) => {
		await visitor.drafts.keep(CHECKOUT_DRAFT, { values: { ...values, billingCountry }, faults });
		return to(cx, { step: "payment", billing: "other", error });
	};
	if ("faults" in result) return refuse("form", toFaults(result.faults));
	const outcome = await visitor.checkout.setBilling(result.ok);
	if (!outcome.ok) return refuse(outcome.error, {});
	visitor.drafts.drop(CHECKOUT_DRAFT);
	return to(cx, { step: "payment" });
};

const billingSame = async (cx: FormContext): Promise<FormOutcome> => {
	const outcome = await cx.visitor.checkout.setBilling(null);
	if (outcome.ok) cx.visitor.drafts.drop(CHECKOUT_DRAFT);
	return to(cx, { step: "payment", ...(outcome.ok ? {} : { error: outcome.error }) });
};

/** Returns where the shopper is led while payments, or one that the basket names, are switched off (ops-1). */
const findObstacle = async (cx: FormContext): Promise<FormOutcome | undefined> => {
	const settings = await cx.settings();
	if (arePaymentsOff(settings)) return to(cx, { step: "payment", error: "unavailable" });
	if (!settings.switchedOff?.length) return undefined;
	const paying = await cx.visitor.checkout.instruments();
	if (!paying.ok) return to(cx, { step: "review", error: paying.error });
	return paying.instruments.some((one) => isPaymentOff(settings, one))
		? to(cx, { step: "payment", error: "methodOff" })
		: undefined;
};

/**
 * Returns the consents of a guest in a market whose law asks for them; undefined if none are asked for, "missing" if a required one was not
 * given (legal-11).
 */
const readGuestConsents = async (
	{ visitor, locale, settings, now }: FormContext,
	fields: Record<string, string>,
): Promise<GivenConsent[] | "missing" | undefined> => {
	const boxes = await listConsentBoxes(locale, await settings());
	if (boxes.length === 0 || (await readVisitor(visitor.shopper)).registered) return undefined;
	return readConsents(boxes, fields, now) ?? "missing";
};

const refuseConsents = async (cx: FormContext, fields: Record<string, string>): Promise<FormOutcome> => {
	const given = Object.entries(fields).filter(([name]) => name.startsWith("consent-"));
	const values = Object.fromEntries(given.map(([name, value]) => [name, value.slice(0, 64)]));
	await cx.visitor.drafts.keep(CHECKOUT_DRAFT, { values, faults: {} });
	return to(cx, { step: "review", error: "consents" });
};

/** Subscribes a guest who has agreed to marketing; the order has the record of that, so a failure is only logged by the port. */
const subscribe = async ({ visitor, settings }: FormContext, email: string | undefined): Promise<void> => {
	if (email && (await settings()).newsletterEnabled)
		await visitor.newsletter.subscribe({ email, source: "checkout" });
};

const place = async (
	cx: FormContext,
	basketId: string,
	fields: Record<string, string>,
): Promise<FormOutcome> => {
	const obstacle = await findObstacle(cx);
	if (obstacle) return obstacle;
	const guestConsents = await readGuestConsents(cx, fields);
	if (guestConsents === "missing") return refuseConsents(cx, fields);
	const { total = "" } = fields;
	const outcome = await cx.visitor.checkout.place(basketId, {
		saveInstrument: isKept(fields),
		guestConsents,
		total: /^\d{1,9}(\.\d{1,3})?$/.test(total) ? Number(total) : undefined,
	});
	// The basket no longer exists and did not become this shopper's order.
	if (!outcome.ok && outcome.error === "emptyBag") return to(cx, { step: "review", error: "otherBag" });
	if (!outcome.ok) return to(cx, { step: stepOfError(outcome.error), error: outcome.error });
	const { orderNo, state } = outcome.order;
	if (state === "failed") return to(cx, { step: "payment", error: "payment" });
	if (state === "unpaid") return payAgain(cx, orderNo);
	noteOrdered(cx.visitor, orderNo);
	if (guestConsents?.some(({ id, isGiven }) => id === "marketing" && isGiven))
		await subscribe(cx, outcome.order.email);
	return state === "waiting"
		? to(cx, { step: "bank", orderNo })
		: { location: cx.paths.at("orderConfirmation", { orderNo }) };
};

const payAgain = async (cx: FormContext, orderNo: string): Promise<FormOutcome> => {
	const isBack = await cx.visitor.checkout.takeBack(orderNo);
	if (!isBack) noteOrdered(cx.visitor, orderNo);
	return to(cx, isBack ? { step: "payment", error: "unpaid" } : { step: "bank", orderNo });
};

const leaveBank = async (cx: FormContext, orderNo = ""): Promise<FormOutcome> => {
	const { baskets, checkout } = cx.visitor;
	if (!/^[\w-]{1,64}$/.test(orderNo)) return to(cx, {});
	if (await baskets.follow(() => checkout.takeBack(orderNo))) return to(cx, { step: "payment" });
	// The payment was already confirmed, or the basket was already reopened.
	const order = await checkout.order(orderNo);
	return order && order.state !== "failed"
		? { location: cx.paths.at("orderConfirmation", { orderNo }) }
		: to(cx, { step: "payment", error: "payment" });
};

/**
 * Handles `POST /{locale}/checkout` (checkout-1). Fields: `intent`, `basketId` of the basket that was shown (checkout-23), and by intent:
 * - contact: email.
 * - delivery: those of the address (packages/shop-rules/checkout/address.ts), shippingMethod, giftWrap, giftMessage (gifts-5), and
 *   saveAddress = 1 if a customer wants to keep the address. pickUp, deliver: pick-up-step.ts.
 * - billing: those of the address, and billingCountry. billingSame: none.
 * - pay: method, act, and the method's own fields (payments/). wallet: method, which is the platform's id, and
 *   from = checkout if the address is known.
 * - place: the reviewed total, `consent-…` of each box that a guest has ticked, and the checkbox that saves the payment in the account. leaveBank: orderNo.
 */
export const checkoutForm: HandleForm = async (form, formContext) => {
	const { intent, email, basketId, ...fields } = formFields(form);
	const { visitor } = formContext;
	const checkout = basketId === undefined ? visitor.checkout : visitor.checkout.about(basketId);
	const cx = { ...formContext, visitor: extend(visitor, { checkout }) };
	if (intent === "contact") return contact(cx, email);
	if (intent === "delivery") return delivery(cx, fields);
	if (intent === "pickUp") return pickUp(fields, cx);
	if (intent === "deliver") return deliver(cx);
	if (intent === "billing") return billing(cx, fields);
	if (intent === "billingSame") return billingSame(cx);
	if (intent === "leaveBank") return leaveBank(cx, fields.orderNo);
	if (intent === "place" && basketId && /^[\w-]{1,64}$/.test(basketId)) return place(cx, basketId, fields);
	return (
		(await payWithMethod(cx, { ...fields, intent, basketId })) ??
		to(cx, isCheckoutStep(intent) ? { step: intent } : {})
	);
};
