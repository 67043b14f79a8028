import { expect, test, vi } from "vitest";
import type { Shopper } from "./logins/sessions.ts";
import { createNotifyMe, type NotifyMeRequest } from "./notify-me.ts";

type Answers = {
	registered?: boolean;
	newsletter?: () => Response | Promise<Response>;
	subscribe?: () => Response;
};

const setUp = ({ newsletter, subscribe, registered = false }: Answers = {}) => {
	const requests: { path: string; token: string | null; body: unknown }[] = [];
	const session = { accessToken: "one", customerId: "c", usid: "u", registered, agent: false };
	const renew = vi.fn(async () => ({ ...session, accessToken: "two" }));
	const shopper = { session: async () => session, renew } as unknown as Shopper;
	const fetcher = async (request: Request) => {
		const { pathname } = new URL(request.url);
		const path = pathname.split("/organizations/o/")[1] ?? pathname;
		requests.push({
			path,
			token: request.headers.get("authorization"),
			body: request.body && (await request.json()),
		});
		if (path.startsWith("customers/")) return Response.json({ email: "anna@b.example" });
		if (path === "subscribe") return subscribe?.() ?? Response.json({ message: "NOTIFY_ME_CREATED" });
		return newsletter?.() ?? Response.json({ subscriptionCode: "s" });
	};
	const platform = {
		env: { COMMERCE: { fetch: fetcher } as unknown as Fetcher, COMMERCE_ORGANIZATION: "o" },
		deadline: new AbortController().signal,
		log: () => {},
	};
	const locale = { siteId: "vetrina-eu", country: "IT", language: "en" as const };
	return { requests, renew, port: createNotifyMe({ platform, locale }, shopper) };
};
const entry = (more: Partial<NotifyMeRequest> = {}): NotifyMeRequest => ({
	email: "a@b.example",
	productId: "1001",
	consents: false,
	pageType: "plp",
	...more,
});

// proves newsletter-4
test("a shopper with consent is subscribed, and otherwise gets a profile; known data are not requested", async () => {
	const consenting = setUp();
	expect(await consenting.port.create(entry({ consents: true }))).toEqual({ ok: true });
	expect(consenting.requests.map(({ path }) => path)).toEqual([
		"profiles/a%40b.example/subscription",
		"subscribe",
	]);
	expect(consenting.requests[0]?.body).toEqual({
		countryCode: "IT",
		languageCode: "en",
		source: "notify-me/plp",
		subscriptions: ["email"],
		acceptsMarketing: true,
	});
	const other = setUp();
	await other.port.create(entry());
	expect(other.requests.map(({ path }) => path)).toEqual(["profiles/a%40b.example", "subscribe"]);
	expect(other.requests[0]?.body).toEqual({ countryCode: "IT", languageCode: "en" });
	expect(other.requests[1]?.body).toEqual({
		email: "a@b.example",
		productId: "1001",
		countryCode: "IT",
		languageCode: "en",
		flag: true,
		newsletterSource: "notify-me",
		newsletterSourceDetails: { pageType: "plp" },
	});
});

// proves newsletter-7
test.each([
	["fails", () => new Response("no", { status: 503 })],
	["refuses", () => Response.json({}, { status: 409 })],
	["cannot be reached", () => Promise.reject(new TypeError("connection lost"))],
])("a request is saved although the newsletter %s", async (_what, newsletter) => {
	for (const consents of [true, false]) {
		const { port, requests } = setUp({ newsletter });
		expect(await port.create(entry({ consents }))).toEqual({ ok: true });
		expect(requests.at(-1)?.path).toBe("subscribe");
	}
});

test.each([
	[404, "unknownProduct"],
	[400, "invalidEmail"],
	[503, "unavailable"],
])("a response of %i is %s", async (status, error) => {
	const { port } = setUp({ subscribe: () => Response.json({}, { status }) });
	expect(await port.create(entry())).toEqual({ ok: false, error });
});

test("a token that the platform no longer takes is renewed once", async () => {
	const responses = [Response.json({}, { status: 401 }), Response.json({ message: "NOTIFY_ME_CREATED" })];
	const { port, requests, renew } = setUp({ subscribe: () => responses.shift() ?? Response.error() });
	expect(await port.create(entry())).toEqual({ ok: true });
	expect(renew).toHaveBeenCalledTimes(1);
	expect(requests.at(-1)?.token).toBe("Bearer two");
});

// proves newsletter-5
test("a customer's own address is used where none is given; a guest has none", async () => {
	const customer = setUp({ registered: true });
	expect(await customer.port.create(entry({ email: undefined }))).toEqual({ ok: true });
	expect(customer.requests.at(-1)?.body).toMatchObject({ email: "anna@b.example" });
	expect(await setUp().port.create(entry({ email: undefined }))).toEqual({
		ok: false,
		error: "invalidEmail",
	});
});
