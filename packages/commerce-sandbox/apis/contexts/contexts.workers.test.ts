import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listParticipations } from "../../records/customers/ab-tests.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { registeredCustomer, trustedClient } from "../../testing/registered-customer.ts";
import { readContext } from "./context-store.ts";
import { readSituation } from "./shopper-groups.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
});
beforeEach(async () => {
	guest = await loginGuest(commerce);
});

const contextPath = (usid = guest.usid) =>
	`/shopper/shopper-context/v1/organizations/${ORGANIZATION}/shopper-context/${usid}`;
async function send(method: string, body?: unknown, path = contextPath(), who = guest) {
	const response = await who.fetch(path, {
		method,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const text = await response.text();
	return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

describe("the context of a session", () => {
	test("is created, replaced, changed, read and deleted", async () => {
		expect(await send("PUT", { sourceCode: "atelier", customQualifiers: { platform: "web" } })).toMatchObject(
			{ status: 201, body: undefined },
		);
		expect((await send("PUT", { customQualifiers: { platform: "web" } })).status).toBe(200);
		const changed = await send("PATCH", { sourceCode: "x", customQualifiers: { deviceType: "mobile" } });
		const expected = { sourceCode: "x", customQualifiers: { platform: "web", deviceType: "mobile" } };
		expect(changed).toMatchObject({ status: 200, body: expected });
		expect((await send("GET")).body).toEqual(expected);
		expect((await send("DELETE")).status).toBe(204);
		for (const method of ["GET", "DELETE"]) {
			expect(await send(method)).toMatchObject({
				status: 404,
				body: {
					title: "Shopper Context Not Found",
					type: expect.stringMatching(/\/shopper-context-not-found$/),
				},
			});
		}
		expect((await send("PATCH", {})).status).toBe(404);
	});

	test("never has more than 20 qualifiers of a kind, however they come", async () => {
		const some = (from: number) =>
			Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`q${from + at}`, "x"]));
		await send("PUT", { customQualifiers: some(0), assignmentQualifiers: some(0) });
		expect((await send("PATCH", { customQualifiers: some(15) })).status).toBe(400);
		expect((await send("GET")).body.customQualifiers).toEqual(some(0));
		expect((await send("PATCH", { customQualifiers: some(5) })).status).toBe(200);
	});

	test("is the token's own only, and each site's", async () => {
		const other = await loginGuest(commerce);
		for (const method of ["GET", "DELETE", "PUT", "PATCH"]) {
			const body = method === "PUT" || method === "PATCH" ? {} : undefined;
			expect(await send(method, body, contextPath(other.usid))).toMatchObject({
				status: 400,
				body: { type: expect.stringMatching(/\/usid-not-matching-with-token$/) },
			});
		}
		await send("PUT", { sourceCode: "eu" });
		const elsewhere = await loginGuest(commerce, "vetrina-us", guest.usid);
		expect((await send("GET", undefined, contextPath(elsewhere.usid), elsewhere)).status).toBe(404);
	});

	test("names its place in a header and stores an address that is to be located", async () => {
		const geoLocation = { countryCode: "IT", country: "Città", latitude: 45.46 };
		const put = await send("PUT", { clientIp: "192.0.2.7", geoLocation });
		expect(put.headers.get("x-geolocation")).toBe("CountryCode: IT; Country: Citt%C3%A0; Latitude: 45.46");
		expect((await send("GET")).body).toEqual({ geoLocation });
		await send("PUT", { clientIp: "192.0.2.7" }, `${contextPath()}?evaluateContextWithClientIp=true`);
		expect((await send("GET")).body).toEqual({ clientIp: "192.0.2.7" });
	});

	// proves identity-10
	test("lives for a day for guests and for a week for customers", async () => {
		const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
		const customer = await registeredCustomer(commerce, "anna@contexts.example");
		for (const [who, hours] of [
			[guest, 24],
			[customer, 7 * 24],
		] as const) {
			await send("PUT", { sourceCode: "atelier" }, contextPath(who.usid), who);
			expect(await readContext(commerce.env.DB, who, inHours(hours - 1))).toEqual({ sourceCode: "atelier" });
			expect(await readContext(commerce.env.DB, who, inHours(hours + 1))).toBeUndefined();
		}
	});

	// proves cloud-42
	test.each([
		["development", 201],
		["staging", 201],
		["production", 403],
	] as const)(
		"in %s groups are for private clients, and a date of a public one is %i",
		async (type, dated) => {
			const instance = await startCommerce({
				INSTANCE_TYPE: type,
				SLAS_REDIRECT_URIS: "http://localhost:5173/callback",
			});
			const put = async (shopper: Guest, body: object) =>
				(await send("PUT", body, contextPath(shopper.usid), shopper)).status;
			const date = { effectiveDateTime: "2027-01-01T00:00:00Z" };
			expect(await put(await loginGuest(instance), { customerGroupIds: ["VIP"] })).toBe(403);
			expect(await put(await loginGuest(instance), date)).toBe(dated);
			expect(await put(await loginGuest(instance), { sourceCode: "atelier" })).toBe(201);
			expect(await put(await trustedClient(instance), { customerGroupIds: ["VIP"], ...date })).toBe(201);
		},
	);
});

test("promotions see groups, source code and date of the context", async () => {
	guest = await trustedClient(commerce);
	const shopper = { ...guest, clientId: "vetrina-private", isGuest: true };
	const now = new Date();
	expect(await readSituation(commerce.env.DB, shopper, now)).toEqual({
		customerGroups: ["Everyone", "Unregistered"],
		now,
	});
	await send("PUT", {
		customerGroupIds: ["VIP"],
		sourceCode: "atelier",
		effectiveDateTime: "2027-01-01T00:00:00Z",
	});
	expect(await readSituation(commerce.env.DB, shopper, now)).toEqual({
		customerGroups: ["Everyone", "Unregistered", "VIP"],
		sourceCode: "atelier",
		now: new Date("2027-01-01T00:00:00Z"),
	});
});

test("a basket costs what the context's groups and source code give", async () => {
	guest = await trustedClient(commerce);
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 9 }] });
	const baskets = `/checkout/shopper-baskets/v2/organizations/${ORGANIZATION}/baskets`;
	const { body: basket } = await send(
		"POST",
		{ productItems: [{ productId: "1001", quantity: 2 }] },
		baskets,
	);
	expect(basket).toMatchObject({ productTotal: 200 });
	const read = async () => (await send("GET", undefined, `${baskets}/${basket.basketId}`)).body;
	await send("PUT", { customerGroupIds: ["VIP"] });
	expect(await read()).toMatchObject({
		productTotal: 170,
		orderPriceAdjustments: [{ promotionId: "vip-preview", price: -30 }],
	});
	await send("DELETE");
	expect(await read()).toMatchObject({ productTotal: 200 });
});

describe("for the site's own interface", () => {
	const controller = (action: string) => `/on/demandware.store/Sites-vetrina-eu-Site/en-IT/${action}`;
	async function csrf(): Promise<string> {
		const { body } = await send("POST", undefined, controller("CSRF-Generate"));
		return `csrf_token=${encodeURIComponent(body.csrf.token)}`;
	}
	const groups = [
		{ ID: "VIP", priority: 0, isRefinement: true, isRuleBased: false },
		{ ID: "Everyone", priority: 1, isRefinement: false, isRuleBased: true },
		{ ID: "Unregistered", priority: 2, isRefinement: false, isRuleBased: true },
	];

	// proves cloud-16
	test("Context-Set and Context-Get, with the groups that come of it", async () => {
		guest = await trustedClient(commerce);
		expect((await send("GET", undefined, controller("Context-Get"))).body).toMatchObject({ context: null });
		const context = { customerGroupIds: ["VIP"], customQualifiers: { platform: "web" } };
		const set = await send("POST", context, controller(`Context-Set?${await csrf()}`));
		expect(set).toMatchObject({
			status: 200,
			body: { context, customerGroups: groups, customerPersonalizationKey: "VIP" },
		});
		expect((await send("GET", undefined, controller("Context-Get"))).body).toEqual(set.body);
		const { body } = await send("GET", undefined, controller("Context-GetCustomerGroups"));
		expect(body).toEqual({
			customerGroups: groups,
			customerGroupsKey: "VIP|Everyone|Unregistered",
			customerPersonalizationKey: "VIP",
			abTestParticipations: listParticipations(guest.customerId),
		});
	});

	// proves cloud-16
	test("groups by rule come of qualifiers, and are no groups to refine a search by", async () => {
		await send("PUT", { customQualifiers: { personalShopperUserId: "ps-elena" } });
		const read = async () =>
			(await send("GET", undefined, controller("Context-GetCustomerGroups"))).body.customerGroups;
		expect(await read()).toContainEqual({
			ID: "personal-shopping",
			priority: 1,
			isRefinement: false,
			isRuleBased: true,
		});
		await send("PATCH", { customQualifiers: { personalShopperUserId: "unknown-to-the-house" } });
		expect(await read()).toHaveLength(2);
	});

	// proves cloud-1
	test("the custom API responds alike", async () => {
		const shopper = guest;
		guest = await trustedClient(commerce);
		const path = `/custom/context-api/v1/organizations/${ORGANIZATION}/context`;
		const set = await send("PUT", { customerGroupIds: ["VIP"] }, path);
		expect(set).toMatchObject({ status: 200, body: { customerGroups: groups } });
		expect((await send("PUT", { customerGroups: ["VIP"] }, path)).status).toBe(400);
		expect((await send("PUT", { customerGroupIds: ["VIP"] }, path, shopper)).status).toBe(403);
	});

	test("refuses requests without a token and changes without an anti-forgery token", async () => {
		expect((await commerce.fetch(controller("Context-Get"))).status).toBe(401);
		const refused = await send("POST", { sourceCode: "x" }, controller("Context-Set"));
		expect(refused.status).toBe(302);
		expect(refused.headers.get("location")).toMatch(/CSRF-AjaxFail$/);
		expect((await send("GET")).status).toBe(404);
	});
});
