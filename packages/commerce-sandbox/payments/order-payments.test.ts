import fc from "fast-check";
import { expect, test } from "vitest";
import {
	authorizedAmount,
	bookPayment,
	charge,
	isAsked,
	isPaid,
	isSettled,
	needsProcessor,
	openAmount,
	promise,
	shareOut,
} from "./order-payments.ts";
import type { StoredPaymentInstrument } from "./stored-instrument.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
let count = 0;
const newId = () => `t${++count}`;

const instrument = (change: Partial<StoredPaymentInstrument>): StoredPaymentInstrument => ({
	id: newId(),
	methodId: "CREDIT_CARD",
	custom: {},
	created: NOW.toISOString(),
	...change,
});
const cardEnding = (digits: string, more: object = {}) =>
	instrument({ card: { cardType: "Visa", maskedNumber: `************${digits}`, ...more } });
const certificate = (code: string, change: Partial<StoredPaymentInstrument> = {}) =>
	instrument({ methodId: "GIFT_CERTIFICATE", giftCertificateCode: code, ...change });

const amounts = (
	instruments: StoredPaymentInstrument[],
	total: number,
	balances = new Map<string, number>(),
) => shareOut(instruments, total, balances).map(({ amount }) => amount);

const charged = (shares: Parameters<typeof promise>[0]) => charge(promise(shares, newId), NOW);

test("the processor is asked for cards alone, and says the same when it is asked again", () => {
	const promised = promise(
		[
			{ instrument: certificate("A"), amount: 50 },
			{ instrument: cardEnding("4242"), amount: 100 },
		],
		newId,
	);
	expect(promised.map(({ status }) => status)).toEqual(["authorized", "asked"]);
	expect([isAsked(promised), authorizedAmount(promised), openAmount(promised, 150)]).toEqual([true, 50, 0]);
	const once = charge(promised, NOW);
	expect(charge(promised, NOW)).toEqual(once);
	expect(isAsked("payments" in once ? once.payments : promised)).toBe(false);
});

test("an instrument without an amount pays what is open", () => {
	expect(amounts([instrument({})], 500)).toEqual([500]);
	expect(amounts([instrument({}), instrument({ amount: 200 })], 500)).toEqual([300, 200]);
	expect(amounts([instrument({ amount: 900 })], 500)).toEqual([500]);
	expect(amounts([instrument({}), certificate("A")], 500, new Map([["A", 120]]))).toEqual([380, 120]);
	expect(amounts([certificate("A", { amount: 400 }), instrument({})], 500, new Map([["A", 120]]))).toEqual([
		120, 380,
	]);
});

test("shares never exceed the total, nor a certificate its balance", () => {
	const one = fc.record({
		amount: fc.option(fc.nat(1000), { nil: undefined }),
		code: fc.option(fc.constantFrom("A", "B"), { nil: undefined }),
	});
	fc.assert(
		fc.property(fc.array(one, { maxLength: 5 }), fc.nat(2000), fc.nat(500), (list, total, balance) => {
			// A basket contains a code once.
			const codes = new Set<string>();
			const instruments = list
				.filter(({ code }) => code === undefined || (!codes.has(code) && codes.add(code)))
				.map(({ amount, code }) => ({
					...(code ? certificate(code) : instrument({})),
					...(amount === undefined ? {} : { amount }),
				}));
			const shares = shareOut(instruments, total, new Map([["A", balance]]));
			const sum = shares.reduce((all, { amount }) => all + amount, 0);
			expect(sum).toBeLessThanOrEqual(total);
			for (const share of shares) {
				expect(share.amount).toBeGreaterThanOrEqual(0);
				const code = share.instrument.giftCertificateCode;
				if (code) expect(share.amount).toBeLessThanOrEqual(code === "A" ? balance : 0);
			}
			if (instruments.some(({ amount, giftCertificateCode }) => amount === undefined && !giftCertificateCode))
				expect(sum).toBe(total);
		}),
	);
});

// proves checkout-6
test.each([
	["holds less than it was to pay", 40, [certificate("A", { amount: 50 }), instrument({})], true],
	["was used up", 0, [certificate("A", { amount: 50 })], true],
	["holds it all", 50, [certificate("A", { amount: 50 }), instrument({})], false],
	["is to pay more than there is to be paid", 100, [certificate("A", { amount: 120 })], false],
	["comes after what pays all", 0, [instrument({ amount: 100 }), certificate("A", { amount: 50 })], false],
	["pays whatever it holds", 10, [certificate("A"), instrument({})], false],
])("a gift certificate that %s", (_, balance, instruments, short) => {
	const shares = shareOut(instruments, 100, new Map([["A", balance]]));
	expect(shares.some(({ isShort }) => isShort)).toBe(short);
});

test.each([
	["4242", {}, { payments: [{ status: "authorized", code: expect.stringMatching(/^\d{6}$/) }] }],
	["3220", {}, { payments: [{ status: "challenged" }] }],
	["0002", {}, { declined: "card_declined" }],
	["9995", {}, { declined: "insufficient_funds" }],
	["4242", { expirationMonth: 10, expirationYear: 2026 }, { declined: "expired_card" }],
	["0119", {}, { timedOut: true }],
	["4242", { token: "sandbox-declined" }, { declined: "card_declined" }],
])("a card ending in %s %j", (digits, more, outcome) => {
	expect(charged([{ instrument: cardEnding(digits, more), amount: 100 }])).toMatchObject(outcome);
});

test("one that is declined refuses all, and nothing is asked of who pays nothing", () => {
	const good = { instrument: cardEnding("4242"), amount: 100 };
	expect(charged([good, { instrument: cardEnding("0002"), amount: 1 }])).toHaveProperty("declined");
	expect(charged([good, { instrument: cardEnding("0002"), amount: 0 }])).toHaveProperty("payments");
});

test("an open challenge is neither open nor paid", () => {
	const result = charged([
		{ instrument: cardEnding("4242"), amount: 100 },
		{ instrument: cardEnding("3220"), amount: 50 },
	]);
	const payments = "payments" in result ? result.payments : [];
	expect(authorizedAmount(payments)).toBe(100);
	expect(openAmount(payments, 160)).toBe(10);
	expect(isPaid(payments, 150)).toBe(false);
	expect(isPaid(payments, 100)).toBe(true);
});

// proves checkout-30
test("an owed amount settles an order, and pays it only once the money is booked", () => {
	const paid = promise([{ instrument: certificate("A"), amount: 50 }], newId);
	const owed = { ...instrument({}), amount: 100, status: "invoiced", transactionId: "t" } as const;
	const payments = [...paid, owed];
	expect([needsProcessor(paid), needsProcessor(payments)]).toEqual([false, true]);
	expect(charge(payments, NOW)).toEqual({ payments });
	expect([isSettled(payments, 150), isSettled(payments, 151)]).toEqual([true, false]);
	expect([isPaid(payments, 150), authorizedAmount(payments), openAmount(payments, 150)]).toEqual([
		false,
		50,
		0,
	]);
	const booked = payments.map(bookPayment);
	expect([isPaid(booked, 150), needsProcessor(booked)]).toEqual([true, false]);
});

// proves cloud-44
test.each([
	["PayPal without a token", { methodId: "PAYPAL" }],
	["PayPal whose buyer has not confirmed", { methodId: "PAYPAL", custom: { c_paypalToken: "EC-1" } }],
	["Amazon Pay without a session", { methodId: "AMAZON_PAY_V2" }],
	["Apple Pay without a token", { methodId: "DW_APPLE_PAY", card: { cardType: "Visa" } }],
	["Google Pay without a card", { methodId: "apmgw_GooglePay" }],
	["a card without token and number", { card: { cardType: "Visa" } }],
])("%s is declined, as by a real processor", (_, change) => {
	const declined = charged([{ instrument: instrument(change), amount: 100 }]);
	expect(declined).toMatchObject({ declined: "authentication_failed" });
});

// proves cloud-44
test.each([
	[
		"PayPal whose buyer has confirmed",
		{ methodId: "PAYPAL", custom: { c_paypalToken: "EC-1", c_paypalPayerId: "P" } },
	],
	["Apple Pay with a token", { methodId: "DW_APPLE_PAY", card: { cardType: "", token: "t1" } }],
	["a card with a token", { card: { cardType: "Visa", token: "t1" } }],
])("%s is authorised", (_, change) => {
	expect(charged([{ instrument: instrument(change), amount: 100 }])).toMatchObject({
		payments: [{ status: "authorized" }],
	});
});
