import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	findGiftCertificate,
	issueStatements,
	newGiftCertificateCode,
	redeemStatements,
	refundStatements,
	voidStatements,
} from "../../records/gift-certificates/gift-certificate-store.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
});
beforeEach(async () => {
	guest = await loginGuest(commerce);
});

const now = new Date("2026-11-21T12:00:00Z");
const db = () => commerce.env.DB;
async function ask(giftCertificateCode: unknown, more: { guest?: Guest; address?: string } = {}) {
	const response = await (more.guest ?? guest).fetch(
		`/pricing/shopper-gift-certificates/v1/organizations/${ORGANIZATION}/gift-certificate`,
		{
			method: "POST",
			body: JSON.stringify({ giftCertificateCode }),
			headers: more.address ? { "cf-connecting-ip": more.address } : {},
		},
	);
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
async function issue(body: object = {}): Promise<string> {
	const response = await commerce.fetch("/admin/gift-certificates", {
		method: "POST",
		headers: { authorization: "Bearer test-admin" },
		body: JSON.stringify({
			siteId: "vetrina-eu",
			currency: "EUR",
			amount: 80.5,
			recipientEmail: "bea@vetrina.example",
			recipientName: "Bea",
			...body,
		}),
	});
	return ((await response.json()) as { code: string }).code;
}

describe("the balance of a gift certificate", () => {
	test("is found by its code in any case and with dashes; the response shows its last four characters", async () => {
		const code = await issue();
		expect(code).toMatch(/^[A-Z2-9]{16}$/);
		const spelling = ` ${code.toLowerCase().replace(/(.{4})(?=.)/g, "$1-")} `;
		expect(await ask(spelling)).toEqual({
			status: 200,
			body: {
				amount: 80.5,
				balance: 80.5,
				enabled: true,
				maskedGiftCertificateCode: `************${code.slice(-4)}`,
				merchantId: "vetrina-eu",
				recipientEmail: "bea@vetrina.example",
				recipientName: "Bea",
				senderName: "Vetrina",
				status: "issued",
				c_currencyCode: "EUR",
			},
		});
	});

	test("is not found on another site", async () => {
		const code = await issue({ siteId: "vetrina-us", currency: "USD" });
		expect((await ask(code)).status).toBe(404);
		expect((await ask(code, { guest: await loginGuest(commerce, "vetrina-us") })).status).toBe(200);
	});

	test("an unknown code is not found; no text, and a body of another form, are bad requests", async () => {
		const missing = await ask("NOTHING");
		expect(missing.status).toBe(404);
		expect(missing.body).toMatchObject({ title: "Gift Certificate Not Found Exception" });
		expect(missing.body.type).toMatch(/\/not-found$/);
		expect((await ask("")).status).toBe(400);
		expect((await ask(7)).status).toBe(400);
	});

	test("a guessing shopper must wait, even with a right code; other shoppers need not", async () => {
		const code = await issue();
		for (let guess = 0; guess < 10; guess++) expect((await ask(`GUESS${guess}`)).status).toBe(404);
		expect((await ask(code)).status).toBe(429);
		expect((await ask(code, { guest: await loginGuest(commerce) })).status).toBe(200);
	});

	test("a new session for every few guesses does not help", async () => {
		const address = "203.0.113.9";
		for (let guess = 0; guess < 50; guess++) {
			const session = { guest: guess % 10 === 0 ? await loginGuest(commerce) : guest, address };
			guest = session.guest;
			expect((await ask(`GUESS${guess}`, session)).status).toBe(404);
		}
		const fresh = { guest: await loginGuest(commerce), address };
		expect((await ask(await issue(), fresh)).status).toBe(429);
	});

	test("an administrator alone grants gift certificates, in a currency of the site", async () => {
		const post = (headers: Record<string, string>, body: object) =>
			commerce.fetch("/admin/gift-certificates", { method: "POST", headers, body: JSON.stringify(body) });
		const good = { siteId: "vetrina-eu", currency: "EUR", amount: 1, recipientEmail: "a@vetrina.example" };
		expect((await post({}, good)).status).toBe(401);
		const admin = { authorization: "Bearer test-admin" };
		expect((await post(admin, { ...good, currency: "JPY" })).status).toBe(400);
		expect((await post(admin, { ...good, amount: -5 })).status).toBe(400);
	});
});

describe("redeeming", () => {
	const bought = async (orderNo: string) => {
		const code = newGiftCertificateCode();
		const certificate = {
			code,
			siteId: "vetrina-eu",
			currency: "EUR",
			amount: 10000,
			recipientEmail: "bea@vetrina.example",
			recipientName: "Bea",
			senderName: "Anna",
			sold: { orderNo, itemId: "1", design: "gifts", sendAt: 0 },
		};
		await db().batch(issueStatements(db(), certificate, now));
		return code;
	};
	const redeem = (code: string, amount: number, orderNo: string) =>
		db().batch(redeemStatements(db(), { code, amount, orderNo, now }));
	const state = async (code: string) => {
		const result = await findGiftCertificate(db(), { siteId: "vetrina-eu", customerId: "" }, code);
		return [result?.status, result?.balance];
	};

	test("takes parts, never more than the balance, also simultaneously", async () => {
		const code = await issue({ amount: 100 });
		await redeem(code, 4000, "1");
		expect(await state(code)).toEqual(["partially_redeemed", 6000]);
		const outcomes = await Promise.allSettled(["2", "3"].map((orderNo) => redeem(code, 6000, orderNo)));
		const failed = outcomes.filter((outcome) => outcome.status === "rejected");
		expect(failed).toHaveLength(1);
		expect(String(failed[0]?.reason)).toContain("gift_certificate_balance");
		expect(await state(code)).toEqual(["redeemed", 0]);
	});

	test("fails with an unknown code", async () => {
		await expect(redeem("NOTHING", 1, "9")).rejects.toThrow("FOREIGN KEY");
	});

	test("a failed order returns the amount that it took", async () => {
		const code = await issue({ amount: 100 });
		await redeem(code, 2500, "10");
		await redeem(code, 500, "11");
		await db().batch(refundStatements(db(), "10"));
		expect(await state(code)).toEqual(["partially_redeemed", 9500]);
		await db().batch(refundStatements(db(), "12"));
		expect(await state(code)).toEqual(["partially_redeemed", 9500]);
	});

	test("fails once the order that sold the certificate is cancelled", async () => {
		const code = await bought("21");
		await redeem(code, 1, "22");
		await db().batch(voidStatements(db(), "21"));
		await expect(redeem(code, 1, "23")).rejects.toThrow("gift_certificate_balance");
	});
});
