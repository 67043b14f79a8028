import { beforeAll, describe, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";

const SECRET = `whsec_${btoa("0123456789abcdef0123456789abcdef")}`;
let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ GOOGLE_ANALYTICS_SECRET: "api-secret", WEBHOOK_SECRET: SECRET });
});

type Received = {
	eventId: string;
	name: string;
	arrivals: number;
	fault?: string;
	body: Record<string, unknown>;
};
const received = async (receiver: string, event: string): Promise<Received[]> => {
	const response = await commerce.fetch(`/admin/receivers/${receiver}/events?event=${event}`, {
		headers: { authorization: "Bearer test-admin" },
	});
	return ((await response.json()) as { events: Received[] }).events;
};

describe("Google Analytics", () => {
	const measurement = (event: object) => ({ client_id: "1.1764400000", events: [event] });
	const collect = async (body: unknown, secret = "api-secret", path = "/mp/collect") => {
		const query = `measurement_id=G-TEST1&api_secret=${secret}`;
		return commerce.fetch(`${path}?${query}`, { method: "POST", body: JSON.stringify(body) });
	};
	const named = (name: string, params: object = {}) => {
		const id = crypto.randomUUID();
		return { id, event: { name, params: { event_id: id, engagement_time_msec: 1, ...params } } };
	};

	test("a good event is counted, as often as it arrives", async () => {
		const { id, event } = named("view_item");
		expect(
			[await collect(measurement(event)), await collect(measurement(event))].map(({ status }) => status),
		).toEqual([204, 204]);
		expect((await received("google-analytics", id)).map(({ fault }) => fault)).toEqual([
			undefined,
			undefined,
		]);
	});

	test("a purchase is counted once by its number", async () => {
		const { id, event } = named("purchase", {
			transaction_id: crypto.randomUUID(),
			currency: "EUR",
			value: 1,
		});
		await collect(measurement(event));
		await collect(measurement(event));
		expect((await received("google-analytics", id)).map(({ arrivals }) => arrivals)).toEqual([2]);
	});

	test.each<[string, object]>([
		["a reserved name", named("session_start").event],
		["a reserved prefix", named("ga_view").event],
		["a name of 41 characters", named("x".repeat(41)).event],
		["a name with a hyphen", named("view-item").event],
		[
			"26 parameters",
			named("a", Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`p${at}`, 1]))).event,
		],
		["a text of 101 characters", named("a", { text: "x".repeat(101) }).event],
		["a value without a currency", named("a", { value: 1 }).event],
		["201 items", named("a", { items: Array.from({ length: 201 }, () => ({ item_id: "1" })) }).event],
		["an item without id and name", named("a", { items: [{ price: 1 }] }).event],
		["a purchase without a number", named("purchase", { currency: "EUR", value: 1 }).event],
		["a parameter that is an object", named("a", { one: {} }).event],
	])("answers with success and drops an event with %s", async (_, event) => {
		const { event_id: id } = (event as { params: { event_id: string } }).params;
		expect((await collect(measurement(event))).status).toBe(204);
		expect(await received("google-analytics", id)).toMatchObject([{ fault: expect.any(String) }]);
		const { validationMessages } = (await (
			await collect(measurement(event), "api-secret", "/debug/mp/collect")
		).json()) as { validationMessages: object[] };
		expect(validationMessages.length).toBeGreaterThan(0);
	});

	test("answers with success and drops what has another secret, too many events or no JSON", async () => {
		const { id, event } = named("view_item");
		expect((await collect(measurement(event), "another")).status).toBe(204);
		expect(await received("google-analytics", id)).toMatchObject([
			{ fault: expect.stringContaining("secret") },
		]);
		const many = { client_id: "1.1", events: Array.from({ length: 26 }, () => named("a").event) };
		expect((await collect(many)).status).toBe(204);
		const response = await commerce.fetch("/mp/collect?measurement_id=G-TEST1&api_secret=api-secret", {
			method: "POST",
			body: "{",
		});
		expect(response.status).toBe(204);
	});
});

describe("Data 360", () => {
	const post = (body: string, source = "3f0c2f0e-6c1a-4f7e-9a57-8d7b6f0f9a11") =>
		commerce.fetch(`/web/events/${source}`, {
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body,
		});
	const record = (id: string, change: object = {}) => ({
		eventId: id,
		dateTime: "2026-11-29T12:00:00.000Z",
		deviceId: "d",
		sessionId: "s",
		siteId: "vetrina-eu",
		category: "Engagement",
		eventType: "userEngagement",
		interactionName: "page-view",
		...change,
	});
	const encode = (...events: object[]) => `event=${btoa(JSON.stringify({ events }))}`;

	test("a record that arrives twice counts once", async () => {
		const id = crypto.randomUUID();
		expect(
			[await post(encode(record(id))), await post(encode(record(id)))].map(({ status }) => status),
		).toEqual([202, 202]);
		expect(await received("data-360", id)).toMatchObject([{ name: "page-view", arrivals: 2 }]);
	});

	test.each<[string, string, string?]>([
		["an unknown kind", encode(record("1", { eventType: "mood" }))],
		["a record without a device", encode(record("1", { deviceId: undefined }))],
		["a product view without a product", encode(record("1", { eventType: "catalog" }))],
		["no records", encode()],
		["no Base64", "event=<>"],
		["another source", encode(record("1")), "unknown"],
	])("refuses %s", async (_, body, source) => expect((await post(body, source)).status).toBe(400));
});

test("Active Data stores viewed and shown products, and answers everything alike", async () => {
	const start = (site: string, query: string) =>
		commerce.fetch(`/on/demandware.store/Sites-${site}-Site/en_IT/__Analytics-Start?${query}`);
	const dwac = `0.${crypto.getRandomValues(new Uint32Array(1))[0]}`;
	expect((await start("vetrina-eu", `dwac=${dwac}&pcc=EUR&pid-0=8000&pev-0=event4`)).status).toBe(204);
	expect((await start("nowhere", `dwac=${dwac}&pid-0=8000&pev-0=event3&evr4-0=Yes`)).status).toBe(204);
	const all = await received("active-data", dwac);
	expect(all).toHaveLength(2);
	expect(all).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ name: "view", body: expect.objectContaining({ currency: "EUR" }) }),
			expect.objectContaining({ name: "impression", fault: "There is no such site." }),
		]),
	);
});

// proves event-42
describe("the webhook", () => {
	const post = async (
		id: string,
		change: { at?: number; body?: string; secret?: string; signed?: string } = {},
	) => {
		const at = String(Math.floor(Date.now() / 1000) + (change.at ?? 0));
		const body =
			change.body ??
			JSON.stringify({
				type: "analytics.search",
				timestamp: "2026-11-29T12:00:00.000Z",
				data: { id, name: "search" },
			});
		const bytes = new TextEncoder().encode(change.secret ?? "0123456789abcdef0123456789abcdef");
		const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
			"sign",
		]);
		const mac = await crypto.subtle.sign(
			"HMAC",
			key,
			new TextEncoder().encode(`${id}.${at}.${change.signed ?? body}`),
		);
		return commerce.fetch("/webhook/v1/events", {
			method: "POST",
			headers: {
				"webhook-id": id,
				"webhook-timestamp": at,
				"webhook-signature": `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`,
			},
			body,
		});
	};

	test("counts an event once by its id", async () => {
		const id = crypto.randomUUID();
		expect([(await post(id)).status, (await post(id)).status]).toEqual([200, 200]);
		expect(await received("webhook", id)).toMatchObject([{ name: "search", arrivals: 2 }]);
	});

	test.each<[string, Parameters<typeof post>[1], number]>([
		["another key", { secret: "ffffffffffffffffffffffffffffffff" }, 401],
		["the signature of another body", { signed: "{}" }, 401],
		["a request of ten minutes ago", { at: -600 }, 401],
		["a request of the future", { at: 600 }, 401],
		["a body that is no event", { body: "{}" }, 400],
		["a body that is no JSON", { body: "{" }, 400],
	])("refuses %s", async (_, change, status) => {
		expect((await post(crypto.randomUUID(), change)).status).toBe(status);
	});
});

test("only administrators read what was received", async () => {
	expect((await commerce.fetch("/admin/receivers/webhook/events")).status).toBe(401);
});
