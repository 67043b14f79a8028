import { describe, expect, test, vi } from "vitest";
import type { Campaign } from "../../../../shared/domain/campaign/campaign.ts";
import { FIRST_STATE, type PreviewState } from "../../../../shared/domain/preview/preview-state.ts";
import { forgetBreakers } from "../../breakers/breaker.ts";
import { testCalls } from "../../testing.ts";
import type { Shopper, ShopperSession } from "../logins/sessions.ts";
import { createShopperContext } from "./shopper-context.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const NOW = Date.UTC(2026, 10, 21);
let people = 0;

type Person = {
	registered?: boolean;
	isKnown?: boolean;
	usid?: string;
	customerId?: string;
	agent?: boolean;
};

/** Returns a browser with its cookies; `respond` is the platform. */
const browser = (respond: (request: Request) => Response | Promise<Response>, person: Person = {}) => {
	const number = ++people;
	const sent: { method: string; path: string; body: Record<string, unknown>; token: string | null }[] = [];
	const { calls } = testCalls(async (url, request) => {
		const copy = request.clone();
		const body = (await copy.json()) as Record<string, unknown>;
		sent.push({
			method: request.method,
			path: url.pathname + url.search,
			body,
			token: copy.headers.get("authorization"),
		});
		return respond(request);
	});
	const log = vi.fn();
	const jar = new Map<string, string>();
	let session: ShopperSession = {
		accessToken: "token",
		customerId: person.customerId ?? `customer-${number}`,
		usid: person.usid ?? `usid-${number}`,
		registered: person.registered ?? false,
		agent: person.agent ?? false,
		name: "",
	};
	let isKnown = person.isKnown ?? true;
	const signOut = vi.fn(async () => {
		isKnown = false;
	});
	const shopper = {
		get isKnown() {
			return isKnown;
		},
		session: async () => session,
		renew: async () => {
			session = { ...session, accessToken: "renewed" };
			return session;
		},
		signOut,
	} as unknown as Shopper;
	const request = async (
		options: {
			now?: number;
			country?: string;
			campaign?: Campaign;
			preview?: PreviewState;
			groups?: () => Promise<readonly string[]>;
			begins?: boolean;
			trusts?: boolean;
		} = {},
	) => {
		const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
		const env = { ...calls.platform.env, COMMERCE_ORGANIZATION: "f_ecom_x" };
		const context = createShopperContext(
			{
				platform: { ...calls.platform, env, log },
				locale: { siteId: "vetrina-eu", country: options.country ?? "IT" },
			},
			shopper,
			{
				cookies,
				hadSession: isKnown,
				userAgent: "a browser",
				device: "desktop",
				preview: options.preview,
				campaign: options.campaign ?? {},
				secure: true,
				now: options.now ?? NOW,
				secret: SECRET,
			},
			options.groups ?? (async () => []),
		);
		await context.settle({ begins: options.begins ?? false, trusts: options.trusts ?? false });
		for (const line of context.setCookies()) {
			const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
			if (line.includes("Max-Age=0")) jar.delete(name);
			else jar.set(name, value);
		}
		return context;
	};
	const become = (other: Partial<ShopperSession>) => {
		session = { ...session, ...other };
		isKnown = true;
	};
	return { request, sent, log, jar, signOut, become, usid: session.usid };
};
const created = () => new Response(null, { status: 201 });
const methods = ({ sent }: ReturnType<typeof browser>) => sent.map(({ method }) => method);

// proves identity-70
test("a context is created once, and changed when its values change", async () => {
	const one = browser((request) => (request.method === "PUT" ? created() : Response.json({})));
	await one.request();
	expect(one.sent).toEqual([
		{
			method: "PUT",
			path: `/shopper/shopper-context/v1/organizations/f_ecom_x/shopper-context/${one.usid}?siteId=vetrina-eu`,
			body: {
				customQualifiers: { platform: "web", shippingCountry: "IT", deviceType: "desktop" },
				assignmentQualifiers: { platform: "web", shippingCountry: "IT" },
			},
			token: "Bearer token",
		},
	]);
	expect([...one.jar.keys()]).toEqual([`__Host-context_${one.usid}`]);
	await one.request({ now: NOW + 1000 });
	expect(methods(one)).toEqual(["PUT"]);
	await one.request({ now: NOW + 2000, country: "JP", campaign: { sourceCode: "atelier" } });
	expect(methods(one)).toEqual(["PUT", "PATCH"]);
	expect(one.sent[1]?.body).toMatchObject({
		sourceCode: "atelier",
		assignmentQualifiers: { shippingCountry: "JP", utmSource: null },
	});
	await one.request({ now: NOW + 3000, country: "JP" });
	expect(one.sent[2]?.body).toMatchObject({ sourceCode: "" });
});

// proves identity-70
test("a context is replaced if its cookie is missing, and created again if the platform has lost it", async () => {
	const one = browser((request) => (request.method === "PUT" ? created() : gone()));
	const gone = () => Response.json({ title: "Shopper Context Not Found" }, { status: 400 });
	await one.request();
	one.jar.clear();
	await one.request({ now: NOW + 1000 });
	expect(methods(one)).toEqual(["PUT", "PUT"]);
	await one.request({ now: NOW + 2000, country: "FR" });
	expect(methods(one)).toEqual(["PUT", "PUT", "PATCH", "PUT"]);
	expect(one.jar.size).toBe(1);
});

// proves identity-70
test("requests of one session within 600 milliseconds send a context once", async () => {
	const one = browser(created);
	await Promise.all([one.request(), one.request(), one.request({ now: NOW + 599 })]);
	expect(methods(one)).toEqual(["PUT"]);
	one.jar.clear();
	await one.request({ now: NOW + 600 });
	expect(methods(one)).toEqual(["PUT", "PUT"]);
	// After a change of country and back, the present country is sent again.
	await one.request({ now: NOW + 700, country: "FR" });
	await one.request({ now: NOW + 800 });
	expect(one.sent.at(-1)?.body).toMatchObject({ assignmentQualifiers: { shippingCountry: "IT" } });
});

// proves identity-70
test("a shopper without a session has no context, unless a link's offer begins a bag", async () => {
	const one = browser(created, { isKnown: false });
	await one.request();
	await one.request({ campaign: { sourceCode: "atelier" } });
	await one.request({ campaign: { utmSource: "vogue" }, begins: true });
	expect(one.sent).toEqual([]);
	await one.request({ campaign: { sourceCode: "atelier" }, begins: true });
	expect(methods(one)).toEqual(["PUT"]);
});

describe("a platform that fails", () => {
	// proves identity-73, identity-14
	test.each<[string, () => Response | Promise<Response>]>([
		["503", () => new Response("no", { status: 503 })],
		["429", () => Response.json({}, { status: 429 })],
		["a page instead of JSON", () => new Response("<html>")],
		["half a document", () => new Response('{"a":')],
		["no response", () => new Promise<Response>(() => {})],
		["no network", () => Promise.reject(new Error("Connection lost"))],
	])("%s: signs no one out, and is not asked again for half a minute", async (_, respond) => {
		const one = browser(respond, { registered: true });
		await one.request();
		await one.request({ now: NOW + 29_000, country: "FR" });
		expect(methods(one)).toEqual(["PUT"]);
		expect(one.signOut).not.toHaveBeenCalled();
		expect([...one.jar.keys()]).toEqual([]);
		const own = one.log.mock.calls.filter(([, source]) => source === "commerce/shopper-context");
		expect(own).toEqual([
			["warning", expect.anything(), "A context is not set", expect.objectContaining({ signedOut: false })],
		]);
		forgetBreakers();
		await one.request({ now: NOW + 30_000 });
		expect(methods(one)).toEqual(["PUT", "PUT"]);
	});

	// proves identity-73
	test("a customer whom it refuses is signed out twice, and then no more", async () => {
		const one = browser(() => Response.json({ type: "x/forbidden" }, { status: 403 }), { registered: true });
		for (const [index, usid] of ["a", "b", "c", "d"].entries()) {
			one.become({ usid: `${one.usid}${usid}` });
			await one.request({ now: NOW + index * 60_000 });
		}
		expect(one.signOut).toHaveBeenCalledTimes(2);
		expect(methods(one)).toEqual(["PUT", "PUT", "PUT", "PUT"]);
		expect([...one.jar]).toEqual([["__Host-refused_contexts", "2"]]);
		const own = one.log.mock.calls.filter(([, source]) => source === "commerce/shopper-context");
		const [level, , , details] = own[0] ?? [];
		expect(level).toBe("error");
		expect(details).toMatchObject({
			status: 403,
			signedOut: true,
			usid: expect.stringMatching(/^[\w-]{22}$/),
			userAgent: "a browser",
		});
		expect(JSON.stringify(one.log.mock.calls)).not.toContain(one.usid);
		expect(JSON.stringify(one.log.mock.calls)).not.toContain("token");
	});

	// proves preview-5
	test("a customer whom it refuses in a preview stays signed in, and nothing is counted", async () => {
		const one = browser(() => Response.json({ type: "x/forbidden" }, { status: 403 }), { registered: true });
		await one.request({ preview: FIRST_STATE });
		expect(methods(one)).toEqual(["PUT"]);
		expect(one.signOut).not.toHaveBeenCalled();
		expect([...one.jar]).toEqual([]);
	});

	// proves identity-73
	test.each<[string, Person]>([
		["a guest, who would lose their bag", {}],
		["an agent", { registered: true, agent: true }],
	])("%s, is not signed out", async (_, person) => {
		const one = browser(() => Response.json({}, { status: 403 }), person);
		await one.request();
		expect(one.signOut).not.toHaveBeenCalled();
	});

	// proves identity-73
	test.each([
		[401, "unauthorized"],
		[400, "usid-not-matching-with-token"],
	])("a token that it does not take (%i) is renewed once before that", async (status, type) => {
		const one = browser(
			(request) =>
				request.headers.get("authorization") === "Bearer renewed"
					? created()
					: Response.json({ type: `https://x.example/errors/${type}` }, { status }),
			{ registered: true },
		);
		await one.request();
		expect(one.sent.map(({ token }) => token)).toEqual(["Bearer token", "Bearer renewed"]);
		expect(one.signOut).not.toHaveBeenCalled();
		expect(one.jar.size).toBe(1);
	});
});

describe("groups", () => {
	// proves identity-75
	test("the first one is sent, and all are known while the platform does not respond", async () => {
		const one = browser(created, { registered: true });
		await one.request({ groups: async () => ["VIP", "press"] });
		expect(one.sent[0]?.body).toMatchObject({ customQualifiers: { customergroupId: "VIP" } });
		const later = await one.request({ now: NOW + 1000, groups: () => Promise.reject(new Error("503")) });
		expect(await later.keptGroups()).toEqual(["VIP", "press"]);
		expect(methods(one)).toEqual(["PUT"]);
	});

	test("are taken from the cookie if only the prices of a bag depend on them", async () => {
		const one = browser(created, { registered: true });
		const groups = vi.fn(async () => ["VIP"]);
		await one.request({ groups, trusts: true });
		await one.request({ now: NOW + 1000, groups, trusts: true });
		expect(groups).toHaveBeenCalledTimes(1);
		expect(methods(one)).toEqual(["PUT"]);
		groups.mockResolvedValue([]);
		await one.request({ now: NOW + 2000, groups });
		expect(one.sent[1]?.body).toMatchObject({ customQualifiers: { customergroupId: null } });
	});

	// proves identity-74
	test("are not reused for another person in the same session", async () => {
		const one = browser(created, { registered: true });
		await one.request({ groups: async () => ["VIP"] });
		one.become({ customerId: "someone-else" });
		const other = await one.request({ now: NOW + 1000, groups: () => Promise.reject(new Error("503")) });
		expect(await other.keptGroups()).toEqual([]);
		expect(methods(one)).toEqual(["PUT", "PUT"]);
		one.become({ registered: false });
		expect(await (await one.request({ now: NOW + 2000 })).keptGroups()).toEqual([]);
	});
});
