import { expect, test, vi } from "vitest";
import type { Shopper } from "./logins/sessions.ts";
import { createNotifyMe, type NotifyMeRequest } from "./notify-me.ts";

type Answers = { registered?: boolean; search?: Response; subscribe?: () => Response };

const setUp = ({ search, subscribe, registered = false }: Answers = {}) => {
	const asked: { path: string; token: string | null; body: unknown }[] = [];
	const session = { accessToken: "one", customerId: "c", usid: "u", registered, agent: false };
	const renew = vi.fn(async () => ({ ...session, accessToken: "two" }));
	// Of a shopper's session this needs the tokens alone.
	const shopper = { session: async () => session, renew } as unknown as Shopper;
	const fetcher = async (request: Request) => {
		const { pathname } = new URL(request.url);
		const path = pathname.split("/organizations/o/")[1] ?? pathname;
		asked.push({
			path,
			token: request.headers.get("authorization"),
			body: request.body && (await request.json()),
		});
		if (path.startsWith("customers/")) return Response.json({ email: "anna@b.example" });
		if (path === "search") return search ?? Response.json({ newsletterProfile: null });
		if (path === "subscribe") return subscribe?.() ?? Response.json({ message: "NOTIFY_ME_CREATED" });
		return Response.json({ subscriptionCode: "s" });
	};
	const platform = {
		env: { COMMERCE: { fetch: fetcher } as unknown as Fetcher, COMMERCE_ORGANIZATION: "o" },
		deadline: new AbortController().signal,
		log: () => {},
	};
	const locale = { siteId: "vetrina-eu", country: "IT", language: "en" as const };
	return { asked, renew, port: createNotifyMe({ platform, locale }, shopper) };
};
const entry = (more: Partial<NotifyMeRequest> = {}): NotifyMeRequest => ({
	email: "a@b.example",
	productId: "1001",
	consents: false,
	pageType: "plp",
	...more,
});

// proves newsletter-4
test("who consents is subscribed, who does not gets a profile, who is subscribed already is left alone", async () => {
	const subscribed = setUp();
	expect(await subscribed.port.create(entry({ consents: true }))).toEqual({ ok: true });
	expect(subscribed.asked.map(({ path }) => path)).toEqual([
		"search",
		"profiles/a%40b.example/subscription",
		"subscribe",
	]);
	expect(subscribed.asked[1]?.body).toMatchObject({ source: "notify-me/plp" });
	const known = setUp();
	await known.port.create(entry());
	expect(known.asked.map(({ path }) => path)).toEqual(["search", "profiles/a%40b.example", "subscribe"]);
	const already = setUp({ search: Response.json({ newsletterProfile: { isSubscribed: true } }) });
	await already.port.create(entry({ consents: true }));
	expect(already.asked.map(({ path }) => path)).toEqual(["search", "subscribe"]);
	expect(already.asked.at(-1)?.body).toEqual({
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
test("a request is saved although the newsletter does not respond", async () => {
	const { port, asked } = setUp({ search: new Response("no", { status: 503 }) });
	expect(await port.create(entry({ consents: true }))).toEqual({ ok: true });
	expect(asked.map(({ path }) => path)).toEqual(["search", "subscribe"]);
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
	const { port, asked, renew } = setUp({ subscribe: () => responses.shift() ?? Response.error() });
	expect(await port.create(entry())).toEqual({ ok: true });
	expect(renew).toHaveBeenCalledTimes(1);
	expect(asked.at(-1)?.token).toBe("Bearer two");
});

// proves newsletter-5
test("a customer's own address is used where none is given; a guest has none", async () => {
	const customer = setUp({ registered: true });
	expect(await customer.port.create(entry({ email: undefined }))).toEqual({ ok: true });
	expect(customer.asked.at(-1)?.body).toMatchObject({ email: "anna@b.example" });
	expect(await setUp().port.create(entry({ email: undefined }))).toEqual({
		ok: false,
		error: "invalidEmail",
	});
});
