import { beforeAll, describe, expect, test } from "vitest";
import { passkeysOf, removePasskey } from "../../../records/customers/passkey-store.ts";
import { type Authenticator, newAuthenticator } from "../../../testing/authenticator.ts";
import { type CommerceUnderTest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { newCustomer } from "../../../testing/slas-calls.ts";
import { finishAuthentication, finishRegistration } from "./ceremonies.ts";
import { CHALLENGE_SECONDS, type Challenge, keepChallenge } from "./challenges.ts";

const NOW = 1_800_000_000;
const ORIGIN = "https://shop.example";
const RP = "shop.example";
const caller = { clientId: "vetrina", siteId: "vetrina-eu" };

let commerce: CommerceUnderTest;
let challenges = 0;

beforeAll(async () => {
	commerce = await startCommerce();
});

const env = () => ({ DB: commerce.env.DB, INSTANCE_TYPE: "production" as const, STOREFRONT_ORIGIN: ORIGIN });

async function challenge(purpose: Challenge["purpose"], customerId?: string): Promise<string> {
	const text = btoa(`challenge ${++challenges}`).replaceAll("=", "");
	const bound = { purpose, ...caller, rpId: RP, ...(customerId === undefined ? {} : { customerId }) };
	await keepChallenge(commerce.env.DB, text, bound, NOW);
	return text;
}

async function register(device: Authenticator, customerId: string, origin = ORIGIN) {
	const given = { challenge: await challenge("register", customerId), rpId: RP, origin };
	return finishRegistration(env(), await device.create(given), { ...caller, customerId }, NOW);
}

type Use = { counter?: number; origin?: string; rpId?: string; text?: string; at?: number; for?: string };
async function use(device: Authenticator, { counter = 0, origin = ORIGIN, rpId = RP, ...rest }: Use = {}) {
	const given = { challenge: rest.text ?? (await challenge("authenticate", rest.for)), rpId, origin };
	return finishAuthentication(env(), await device.use(given, { counter }), caller, rest.at ?? NOW);
}

async function customerWithPasskey() {
	const [{ id }, device] = await Promise.all([newCustomer(commerce), newAuthenticator()]);
	expect(await register(device, id)).toEqual({ ok: true });
	return { id, device };
}

describe("a passkey", () => {
	test("signs its customer in, named or not", async () => {
		const { id, device } = await customerWithPasskey();
		expect(await use(device)).toMatchObject({ ok: { customerId: id } });
		expect(await use(device, { for: id })).toMatchObject({ ok: { customerId: id } });
		expect(await passkeysOf(commerce.env.DB, id)).toMatchObject([{ lastUsedAt: NOW, rpId: RP }]);
	});

	// proves identity-44
	test("is refused with a challenge that was used, has expired, was made up or is for something else", async () => {
		const { id, device } = await customerWithPasskey();
		const text = await challenge("authenticate");
		expect(await use(device, { text })).toHaveProperty("ok");
		expect(await use(device, { text })).toEqual({ refused: "bad-challenge" });
		expect(await use(device, { at: NOW + CHALLENGE_SECONDS + 1 })).toEqual({ refused: "bad-challenge" });
		expect(await use(device, { text: "bWFkZSB1cA" })).toEqual({ refused: "bad-challenge" });
		expect(await use(device, { text: await challenge("register", id) })).toEqual({
			refused: "bad-challenge",
		});
	});

	test("at the same moment a challenge signs in once", async () => {
		const { device } = await customerWithPasskey();
		const text = await challenge("authenticate");
		const results = await Promise.all([use(device, { text }), use(device, { text })]);
		expect(results.filter((result) => "ok" in result)).toHaveLength(1);
	});

	test.each(["https://shop.example.evil.test", "http://shop.example", "http://localhost:5173", "null"])(
		"made or used on %s is refused",
		async (origin) => {
			const { id, device } = await customerWithPasskey();
			expect(await use(device, { origin })).toEqual({ refused: "bad-origin" });
			expect(await register(await newAuthenticator(), id, origin)).toEqual({ refused: "bad-origin" });
		},
	);

	// proves identity-44
	test("is refused for another host name or without user verification", async () => {
		const { id, device } = await customerWithPasskey();
		expect(await use(device, { rpId: "other.example" })).toEqual({ refused: "bad-response" });
		expect(await register(await newAuthenticator({ isVerified: false }), id)).toEqual({
			refused: "bad-response",
		});
	});

	test("is refused if it is unknown, forged, removed or another customer's", async () => {
		const [one, two] = [await customerWithPasskey(), await customerWithPasskey()];
		expect(await use(one.device, { for: two.id })).toEqual({ refused: "other-customer" });
		expect(await use(await newAuthenticator())).toEqual({ refused: "unknown-passkey" });
		const forger = await newAuthenticator();
		const given = { challenge: await challenge("authenticate"), rpId: RP, origin: ORIGIN };
		const forged = { ...(await forger.use(given, { counter: 1 })), id: one.device.id, rawId: one.device.id };
		expect(await finishAuthentication(env(), forged, caller, NOW)).toEqual({ refused: "bad-response" });
		expect(await removePasskey(commerce.env.DB, two.id, one.device.id)).toBe(false);
		expect(await removePasskey(commerce.env.DB, one.id, one.device.id)).toBe(true);
		expect(await use(one.device)).toEqual({ refused: "unknown-passkey" });
	});

	// proves identity-44
	test("is refused as a copy if its counter does not grow", async () => {
		const { device } = await customerWithPasskey();
		expect(await use(device, { counter: 5 })).toHaveProperty("ok");
		for (const counter of [5, 4, 0])
			expect(await use(device, { counter })).toEqual({ refused: "copied-passkey" });
		expect(await use(device, { counter: 6 })).toHaveProperty("ok");
	});

	test("cannot be registered twice", async () => {
		const [one, two] = [await customerWithPasskey(), await newCustomer(commerce)];
		expect(await register(one.device, two.id)).toEqual({ refused: "known-passkey" });
	});
});
