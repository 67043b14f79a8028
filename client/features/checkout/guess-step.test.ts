import { expect, test } from "vitest";
import type { CheckoutData } from "../../../pages/checkout/contract.ts";
import { afterContact, afterDelivery, afterPayment, afterPickUp, atStep, notSent } from "./guess-step.ts";

const typed = (fields: Record<string, string>): FormData => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
};
const page = (data: Partial<CheckoutData>) =>
	({
		step: "contact",
		open: ["contact"],
		isMailed: false,
		country: "IT",
		fields: [
			{ name: "firstName" },
			{ name: "lastName" },
			{ name: "stateCode", options: [{ value: "MI", label: "Milano" }] },
		],
		addressTemplate: ["{fullName}", "{street}", "{postalCode} {city} {stateCode}"],
		values: {},
		faults: { city: "required" },
		error: "form",
		basket: {},
		billingLines: [],
		paidWith: [],
		payments: [],
		...data,
	}) as CheckoutData;

// proves checkout-1
test("an e-mail address leads to delivery, or to payment if everything is sent by e-mail", () => {
	const form = typed({ email: " anna@vetrina.example " });
	expect(afterContact(page({}), form)).toMatchObject({
		step: "delivery",
		open: ["contact", "delivery"],
		email: "anna@vetrina.example",
		faults: {},
		error: undefined,
	});
	expect(afterContact(page({ isMailed: true }), form).step).toBe("payment");
});

// proves checkout-1
test("an address is formatted for its country, and names who pays", () => {
	const form = typed({
		firstName: "Anna",
		lastName: "Rossi",
		address1: "Via Roma 1",
		postalCode: "20121",
		city: "Milano",
		stateCode: "MI",
		shippingMethod: "express",
	});
	const guessed = afterDelivery(page({ step: "delivery", open: ["contact", "delivery"] }), form);
	expect(guessed).toMatchObject({
		step: "payment",
		open: ["contact", "delivery", "payment"],
		methodId: "express",
		addressLines: ["Anna Rossi", "Via Roma 1", "20121 Milano MI"],
	});
	expect(guessed.payerName).toBe("Anna Rossi");
});

// proves checkout-1, stores-7
test("a store with a collecting person leads to payment, and otherwise the reply is awaited", () => {
	const stores = [{ id: "milano", name: "Vetrina Milano", address: ["Via Manzoni 1", "20121 Milano"] }];
	const before = page({
		step: "delivery",
		open: ["contact", "delivery"],
		pickUp: { stores } as unknown as CheckoutData["pickUp"],
	});
	const fields = { storeId: "milano", collector: " Anna Rossi ", collectorPhone: "0212345678" };
	const guessed = afterPickUp(before, typed(fields));
	expect(guessed).toMatchObject({
		step: "payment",
		isCollected: true,
		addressLines: ["Vetrina Milano", "Anna Rossi", "Via Manzoni 1", "20121 Milano"],
	});
	for (const missing of Object.keys(fields))
		expect(afterPickUp(before, typed({ ...fields, [missing]: "" }))).toBe(before);
});

// proves checkout-1
test("completed steps stay open, and other steps are not shown", () => {
	const all = page({ step: "contact", open: ["contact", "delivery", "payment", "review"] });
	expect(afterContact(all, typed({ email: "a@b.example" })).open).toEqual(all.open);
	expect(atStep(all, "review").step).toBe("review");
	expect(atStep(page({}), "review").step).toBe("contact");
});

const choice = (name: string, chosen?: string) => ({
	name,
	isPart: false,
	marks: [],
	title: name,
	go: `Continue to ${name}`,
	chosenText: chosen,
});

test("a payment replaces another one and leads to the review", () => {
	const before = page({
		step: "payment",
		open: ["contact", "delivery", "payment"],
		paidWith: [{ text: "Gift card ending in WXYZ\u00a0· −€ 10", isPart: true }, { text: "PayPal" }],
		payments: [choice("card"), choice("klarna", "Klarna")],
	});
	expect(afterPayment(before, "card", "Visa ending in 4242")).toMatchObject({
		step: "review",
		paidWith: [{ isPart: true }, { text: "Visa ending in 4242" }],
		payments: [
			{ name: "card", chosenText: "Visa ending in 4242" },
			{ name: "klarna", chosenText: undefined },
		],
	});
});

test("a payment waits for the billing address if nothing is shipped", () => {
	const before = page({
		step: "payment",
		open: ["contact", "delivery", "payment"],
		payments: [choice("card")],
		isCollected: true,
	});
	expect(afterPayment(before, "card", "Visa")).toMatchObject({
		step: "payment",
		payments: [{ chosenText: "Visa" }],
	});
	expect(afterPayment({ ...before, billingLines: ["Anna Rossi"] }, "card", "Visa").step).toBe("review");
});

// proves checkout-4
test("a step that failed to send keeps its input and shows an error", () => {
	const back = notSent(page({ step: "delivery" }), typed({ city: "Roma", firstName: "Anna" }));
	expect(back).toMatchObject({
		step: "delivery",
		error: "unavailable",
		values: { city: "Roma", firstName: "Anna" },
	});
});
