import { env } from "cloudflare:workers";
import type { Shop } from "@vetrina/shop-rules/operations/record.ts";
import { beforeEach, describe, expect, test } from "vitest";
import type { Env } from "../env.ts";
import { addErrors, forgetErrors, listErrors } from "../errors/error-groups.ts";
import { DESK, HOME, listPlaces } from "./layout.ts";
import { respond } from "./respond.ts";

const ENV = env as unknown as Env;
const TOKEN = "the-token-of-operations";
const ORIGIN = "https://shop.example";
const START = Date.UTC(2026, 10, 30);
const HOUR = 3_600_000;

let asked: { path: string; method: string; body?: string }[] = [];
const ANSWERS: [RegExp, object][] = [
	[
		/^\/ops\/health/,
		{ status: "ok", services: { baskets: { status: "ok", latency: 3 } }, cache: { status: "ok" } },
	],
	[/^\/ops\/switches/, { site: "eu", switches: [{ name: "payments", state: "on", effect: "No payment." }] }],
	[/^\/ops\/lineage/, lineage('<script>alert("tag")</script>')],
	[/^\/ops\/cache/, { values: [{ key: '"><img src=x>', tags: ["home"] }] }],
	[
		/^\/ops\/purge/,
		{
			purged: [{ site: "eu", tags: ["home"] }],
			failed: [],
			reached: { isolate: { pages: 1, values: 2 }, location: { name: "local", pages: 0 } },
			everywhereWithin: 60,
			notReached: "Others.",
		},
	],
];

function lineage(tag: string) {
	return {
		...{ site: "eu", locale: "en-it", path: "/", origin: ORIGIN, build: "b", generation: "g", lastPurge: 0 },
		purgedAt: null,
		copies: [
			{
				...{ form: "html", device: "mobile", requestClass: "", where: "memory", state: "fresh", status: 200 },
				...{ since: "2026-11-30T00:00:00Z", until: "2026-11-30T00:00:00Z", servesUntil: "x", bytes: 3 },
				...{ isOfOlderCatalogue: false, isPurged: false, purge: 0, variants: [], tags: [tag, "home"] },
			},
		],
	};
}

const shop = (over: Partial<Shop> = {}): Shop => ({
	name: "Vetrina",
	instanceType: "staging",
	token: TOKEN,
	isAuthorized: false,
	sites: ["eu", "us"],
	ask: async (path, method = "GET", body) => {
		asked.push({ path, method, ...(body === undefined ? {} : { body }) });
		const [, answer = {}] = ANSWERS.find(([pattern]) => pattern.test(path)) ?? [];
		return { status: 200, body: JSON.stringify(answer) };
	},
	...over,
});

type Sent = { form?: Record<string, string>; cookie?: string; at?: number; shop?: Shop; origin?: string };
const send = (path: string, { form, cookie, at = START, shop: to = shop(), origin = ORIGIN }: Sent = {}) =>
	respond(
		ENV,
		new Request(origin + path, {
			headers: cookie ? { cookie } : {},
			...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
		}),
		to,
		at,
	);
const readCookie = (response: Response): string =>
	(response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
const signIn = async (at = START): Promise<string> =>
	readCookie(await send(`${DESK}/sign-in`, { form: { token: TOKEN, next: HOME }, at }));

beforeEach(async () => {
	asked = [];
	await forgetErrors(ENV.DB, undefined);
});

describe("access", () => {
	// proves ops-15
	test.each([...listPlaces(shop()), `${DESK}/no-such-page`])(
		"%s shows only the form without a session",
		async (path) => {
			for (const form of [
				undefined,
				{ site: "eu", name: "payments", to: "off", everything: "everything", id: "all" },
			]) {
				const response = await send(path, { form });
				expect([response.status, await response.text()]).toEqual([
					401,
					expect.stringContaining('name="token"'),
				]);
			}
			expect(asked).toEqual([]);
		},
	);

	// proves ops-15
	test.each([undefined, "", "short"])(
		"a shop with the token %s has no pages, in production as well",
		async (token) => {
			for (const path of [HOME, `${DESK}/sign-in`])
				for (const form of [undefined, { token: token ?? "" }]) {
					const response = await send(path, { form, shop: shop({ token, instanceType: "production" }) });
					expect([response.status, await response.text()]).toEqual([
						404,
						expect.not.stringContaining("<form"),
					]);
				}
		},
	);

	// proves ops-15
	test("the token starts a session that no script and no other site can use", async () => {
		const response = await send(`${DESK}/sign-in`, {
			form: { token: TOKEN, next: `${DESK}/cache?address=/en-it` },
		});
		expect([response.status, response.headers.get("location")]).toEqual([
			303,
			`${DESK}/cache?address=/en-it`,
		]);
		const cookie = response.headers.get("set-cookie") ?? "";
		for (const part of ["__Secure-ops=", "HttpOnly", "SameSite=Strict", "Secure", "Path=/ops"])
			expect(cookie).toContain(part);
		expect(cookie).not.toContain(TOKEN);
		expect((await send(HOME, { cookie: readCookie(response) })).status).toBe(200);
	});

	// proves ops-15
	test.each([
		"https://evil.example/",
		"//evil.example",
		"/en-it",
		`${DESK}/../../x`,
		"javascript:alert(1)",
		"",
	])("signing in does not lead to %s", async (next) => {
		const response = await send(`${DESK}/sign-in`, { form: { token: TOKEN, next } });
		expect(response.headers.get("location")).toBe(HOME);
	});

	// proves ops-15
	test("signing in writes an address of operations as an address", async () => {
		const next = `${DESK}/cache?address=/en-it\r\nset-cookie: a=b`;
		const response = await send(`${DESK}/sign-in`, { form: { token: TOKEN, next } });
		expect(response.headers.get("location")).toBe(`${DESK}/cache?address=/en-itset-cookie:%20a=b`);
	});

	// proves ops-15
	test("another token, and a session that is forged, of another token, of another time or signed out, opens nothing", async () => {
		for (const token of ["", "another-token-of-operations", TOKEN.slice(1), `${TOKEN}x`, "x".repeat(9000)]) {
			const response = await send(`${DESK}/sign-in`, { form: { token } });
			expect([response.status, response.headers.get("set-cookie")]).toEqual([401, null]);
		}
		const cookie = await signIn();
		const [name, value = ""] = cookie.split("=");
		const [end = "", signature = ""] = value.split(".");
		const forged = [
			`${name}=${end}.${signature.replace(/^./, (one) => (one === "0" ? "1" : "0"))}`,
			`${name}=${Number(end) + 1}.${signature}`,
			`${name}=${end}.`,
			`${name}=${TOKEN}`,
			`ops=${value}`,
			`${name}=`,
			`${name}=${"9".repeat(4000)}.${"a".repeat(64)}`,
		];
		for (const one of forged) expect([one, (await send(HOME, { cookie: one })).status]).toEqual([one, 401]);
		expect((await send(HOME, { cookie, shop: shop({ token: `${TOKEN}-of-tomorrow` }) })).status).toBe(401);
		expect((await send(HOME, { cookie, at: START + 2 * HOUR })).status).toBe(401);
		expect((await send(HOME, { cookie, at: START - 2 * HOUR })).status).toBe(401);
		const out = await send(`${DESK}/sign-out`, { form: {}, cookie });
		expect([out.status, out.headers.get("set-cookie")]).toEqual([303, expect.stringContaining("Max-Age=0")]);
	});

	// proves ops-15
	test("a session that is in use is renewed", async () => {
		const cookie = await signIn();
		const later = START + 0.9 * HOUR;
		const renewed = readCookie(await send(HOME, { cookie, at: later }));
		expect((await send(HOME, { cookie: renewed, at: later + 0.9 * HOUR })).status).toBe(200);
	});
});

describe("pages", () => {
	// proves ops-15
	test.each(listPlaces(shop()))(
		"%s is private, has no script and may neither be indexed nor framed",
		async (path) => {
			const response = await send(path, { cookie: await signIn() });
			expect(response.status).toBe(200);
			const policy = response.headers.get("content-security-policy") ?? "";
			expect(policy).toContain("default-src 'none'");
			expect(policy).toContain("frame-ancestors 'none'");
			expect(policy).not.toMatch(/script-src|unsafe/);
			expect(response.headers.get("cache-control")).toBe("private, no-store");
			expect(response.headers.get("x-robots-tag")).toBe("noindex");
			const body = await response.text();
			expect(body).not.toMatch(/<script|\son\w+=/);
			expect(body).not.toContain(TOKEN);
			expect(body).toContain('aria-current="page"');
		},
	);

	// proves ops-15
	test("nothing that was logged, stored or typed becomes a part of the page", async () => {
		const attack = `</pre><script>alert(1)</script>"onload="x\u202e`;
		await addErrors(
			ENV.DB,
			[
				{
					at: 1,
					type: "client",
					source: attack,
					title: attack,
					about: attack,
					stackTrace: attack,
					requestId: attack,
				},
			],
			attack,
		);
		const cookie = await signIn();
		const query = encodeURIComponent(attack);
		for (const path of [
			HOME,
			`${DESK}/errors`,
			`${DESK}/cache?address=${query}`,
			`${DESK}/counters?hours=${query}`,
			`${DESK}/switches?site=${query}`,
			`${DESK}/purge?tag=${query}&page=${query}`,
			`${DESK}/faults`,
		]) {
			const body = await (await send(path, { cookie })).text();
			expect(body).not.toMatch(/<script|<img|"onload=|\u202e/);
		}
	});

	// proves ops-15
	test("an unknown page is 404, and a page without an action takes no POST", async () => {
		const cookie = await signIn();
		expect((await send(`${DESK}/no-such-page`, { cookie })).status).toBe(404);
		const response = await send(`${DESK}/counters`, { cookie, form: {} });
		expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
	});

	// proves ops-15
	test("production has no page of faults", async () => {
		const cookie = await signIn();
		const production = shop({ instanceType: "production" });
		for (const form of [undefined, { address: "/en-it", service: "search", kind: "503" }])
			expect((await send(`${DESK}/faults`, { cookie, form, shop: production })).status).toBe(404);
		expect(await (await send(HOME, { cookie, shop: production })).text()).not.toContain("/faults");
	});
});

describe("actions", () => {
	const act = async (page: string, form: Record<string, string>, to = shop()) =>
		send(`${DESK}/${page}`, { form, cookie: await signIn(), shop: to });

	// proves ops-15
	test("a switch is set to what the page has offered, so that two tabs do not undo each other", async () => {
		for (let tab = 0; tab < 2; tab++) {
			const response = await act("switches", { site: "eu", name: "payments", to: "off" });
			expect(response.headers.get("location")).toBe(`${DESK}/switches?site=eu`);
		}
		expect(asked).toEqual(
			Array(2).fill({
				path: "/ops/switches",
				method: "PATCH",
				body: JSON.stringify({ site: "eu", off: ["payments"] }),
			}),
		);
	});

	// proves ops-15
	test.each([
		[{}, 400],
		[{ everything: "yes" }, 400],
		[{ everything: "everything", tags: "home" }, 400],
		[
			{ site: "eu", tags: " home,\n product:1 " },
			{ site: "eu", tags: ["home", "product:1"] },
		],
		[{ pages: "/en-it/women" }, { pages: ["/en-it/women"] }],
		[{ site: "eu", everything: "Everything" }, { site: "eu" }],
		[{ everything: "everything" }, { all: true }],
	])("a purge of %j asks for %j", async (form, expected) => {
		const response = await act("purge", form);
		expect(response.status).toBe(typeof expected === "number" ? expected : 200);
		expect(asked.map(({ body }) => JSON.parse(body ?? "null"))).toEqual(
			typeof expected === "number" ? [] : [expected],
		);
	});

	// proves ops-15
	test("a refusal of the shop is shown in its words", async () => {
		const refusing = shop({
			ask: async () => ({ status: 503, body: '{"detail":"<b>Nothing</b> was purged."}' }),
		});
		const response = await act("purge", { tags: "home" }, refusing);
		expect([response.status, await response.text()]).toEqual([
			503,
			expect.stringContaining("&lt;b&gt;Nothing&lt;/b&gt; was purged."),
		]);
	});

	// proves ops-15
	test.each([
		["/en-it/women?x=1", `${ORIGIN}/en-it/women?x=1&fault=search%3A503`],
		["https://evil.example/", undefined],
		["//evil.example/", undefined],
		["javascript:alert(1)", undefined],
	])("a fault at %s opens %s", async (address, location) => {
		const response = await act("faults", { address, service: "search", kind: "503" });
		expect([response.status, response.headers.get("location") ?? undefined]).toEqual([
			location ? 303 : 400,
			location,
		]);
	});

	// proves ops-13
	test("a group of errors is forgotten, or all of them", async () => {
		const add = () =>
			addErrors(
				ENV.DB,
				["One", "Two"].map((title, at) => ({ at, type: "server", source: "x", title })),
				"b",
			);
		await add();
		const [group] = await listErrors(ENV.DB, 2);
		await act("errors", { id: group?.id ?? "" });
		expect(await listErrors(ENV.DB, 2)).toHaveLength(1);
		await act("errors", { id: "' OR 1=1 --" });
		expect(await listErrors(ENV.DB, 2)).toHaveLength(1);
		await act("errors", { id: "all" });
		expect(await listErrors(ENV.DB, 2)).toEqual([]);
	});
});
