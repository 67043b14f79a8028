import { decodeJwt } from "jose";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	loginRegistered,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { CUSTOMERS_PATH, PASSWORD } from "../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
});
beforeEach(async () => {
	guest = await loginGuest(commerce);
});
afterEach(() => vi.restoreAllMocks());

const controller = (action: string) => `/on/demandware.store/Sites-vetrina-eu-Site/en-IT/${action}`;
const baskets = `/checkout/shopper-baskets/v2/organizations/${ORGANIZATION}/baskets`;
async function send(path: string, body?: unknown, who = guest) {
	const response = await who.fetch(
		path,
		body === undefined ? {} : { method: "POST", body: JSON.stringify(body) },
	);
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
async function post(action: string, body: unknown) {
	const { body: result } = await send(controller("CSRF-Generate"), {});
	const { token } = result.csrf as { token: string };
	return send(controller(`${action}?csrf_token=${encodeURIComponent(token)}`), body);
}
const refreshed = async () => {
	const response = await commerce.fetch(`/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2/token`, {
		method: "POST",
		body: new URLSearchParams({
			grant_type: "refresh_token",
			client_id: "vetrina",
			refresh_token: guest.refreshToken,
		}),
	});
	return (await response.json()) as { access_token: string };
};

// proves cloud-5
describe("SLASSessionHelper-SyncSession", () => {
	const sync = (query = "", who = guest) =>
		send(controller(`SLASSessionHelper-SyncSession${query}`), undefined, who);

	test("is content with the session's token and basket", async () => {
		const { body } = await send(baskets, {});
		expect(await sync(`?basketId=${body.basketId}`)).toEqual({
			status: 200,
			body: { success: true, refresh: false, basketId: body.basketId },
		});
		expect((await sync("?basketId=nothing")).body).toEqual({ success: true, refresh: false, basketId: null });
	});

	test("requests a new token when asked to, or when the basket belongs to another shopper", async () => {
		expect((await sync("?force=true")).body).toMatchObject({ refresh: true });
		const other = await loginGuest(commerce);
		const { body } = await send(baskets, {}, other);
		expect((await sync(`?basketId=${body.basketId}`)).body).toEqual({
			success: true,
			refresh: true,
			basketId: null,
		});
		expect((await sync("?force=maybe")).status).toBe(400);
	});

	test("asks for a new token when the session's guest has logged in since", async () => {
		const login = "sync@vetrina.example";
		const customer = { login, email: login, firstName: "Anna", lastName: "Rossi" };
		const body = JSON.stringify({ customer, password: PASSWORD });
		expect((await guest.fetch(CUSTOMERS_PATH, { method: "POST", body })).status).toBe(200);
		expect((await sync()).body).toMatchObject({ refresh: false });
		const registered = await loginRegistered(commerce, { login, password: PASSWORD, usid: guest.usid });
		expect((await sync()).body).toMatchObject({ success: true, refresh: true });
		expect((await sync("", registered)).body).toMatchObject({ success: true, refresh: false });
	});

	test("responds 401 without a token", async () => {
		expect((await sync("", { ...guest, fetch: (path, init) => commerce.fetch(path, init) })).status).toBe(
			401,
		);
	});
});

describe("TrackingConsent-SetConsent", () => {
	test("is in the tokens from the next refresh on", async () => {
		expect(decodeJwt(guest.accessToken).dnt).toBe("0");
		expect(await post("TrackingConsent-SetConsent", { allowed: false })).toEqual({
			status: 200,
			body: { success: true, allowed: false },
		});
		expect(decodeJwt((await refreshed()).access_token).dnt).toBe("1");
	});

	test("is yes or no", async () => {
		expect((await post("TrackingConsent-SetConsent", { allowed: "maybe" })).status).toBe(400);
	});
});

describe("logging", () => {
	const entry = { level: "error", type: "product-no-price", title: "No price\n{}", stackTrace: "at x" };

	test("System-Log writes one line of JSON for any sender", async () => {
		const write = vi.spyOn(console, "error").mockImplementation(() => {});
		expect(await post("System-Log", entry)).toEqual({ status: 200, body: { error: false } });
		expect(write).toHaveBeenCalledExactlyOnceWith(
			JSON.stringify({ log: "shopper", ...entry, siteId: "vetrina-eu", usid: guest.usid }),
		);
	});

	test("the custom API does so, too", async () => {
		const write = vi.spyOn(console, "warn").mockImplementation(() => {});
		const path = `/custom/system-api/v1/organizations/${ORGANIZATION}/log`;
		expect((await send(path, { level: "warn", title: "Slow" })).body).toEqual({ error: false });
		expect(write).toHaveBeenCalledOnce();
		expect((await commerce.fetch(`${path}?siteId=vetrina-eu`, { method: "POST", body: "{}" })).status).toBe(
			401,
		);
	});

	test.each([
		["another level", { ...entry, level: "loud" }],
		["an endless trace", { ...entry, stackTrace: "x".repeat(16_385) }],
		["an unknown field", { ...entry, cookie: "x" }],
	])("refuses %s", async (_, wrong) => {
		const write = vi.spyOn(console, "error").mockImplementation(() => {});
		expect((await post("System-Log", wrong)).status).toBe(400);
		expect(write).not.toHaveBeenCalled();
	});
});
