import { AuthTokenInvalidError } from "@salesforce/storefront-next-runtime/scapi";
import { describe, expect, test } from "vitest";
import { testCalls } from "../../testing.ts";
import { callsAsShopper } from "./calls-as-shopper.ts";
import { createShopper } from "./sessions.ts";
import { sharedGuestToken } from "./shared/shared-guest.ts";

/** Returns a shopper with the given cookies, on a platform whose login service refuses with this status. */
const shopperRefused = (status: number, refusedPath: string, cookie = "") => {
	const { calls, requests } = testCalls((url) =>
		url.pathname.endsWith(refusedPath)
			? Response.json({ message: "Refused" }, { status })
			: new Response(null, { status: 303, headers: { location: "https://x.example/?code=c&usid=u" } }),
	);
	const env = { ...calls.platform.env, COMMERCE_ORGANIZATION: "f_ecom_x", COMMERCE_CLIENT_ID: "vetrina" };
	const logged: string[] = [];
	const log = (...line: unknown[]) => void logged.push(JSON.stringify(line));
	const login = {
		platform: { ...calls.platform, env, log },
		locale: { siteId: "vetrina-eu", language: "en", country: "IT", currency: "EUR" },
	} as const;
	const request = new Request("https://shop.example/", { headers: { cookie } });
	return { shopper: createShopper(login, request, new Date()), asked: requests, logged };
};
const credentials = { email: "anna@vetrina.example", password: "right" };

test.each([
	[401, "/oauth2/login", "wrongPassword"],
	[400, "/oauth2/login", "noSignIn"],
	[403, "/oauth2/login", "noSignIn"],
	[404, "/oauth2/login", "noSignIn"],
	[429, "/oauth2/login", "tooManyTries"],
	[400, "/oauth2/token", "noSignIn"],
	[429, "/oauth2/token", "tooManyTries"],
])("%i of %s while signing in is %s", async (status, path, expected) => {
	expect(await shopperRefused(status, path).shopper.signIn(credentials)).toBe(expected);
});

// proves identity-14
test("an unavailable platform does not refuse a login", async () => {
	await expect(shopperRefused(503, "/oauth2/login").shopper.signIn(credentials)).rejects.toThrow("503");
});

// proves identity-14
test("a session that cannot be refreshed for too many requests is not replaced by a new guest's", async () => {
	const { shopper, asked } = shopperRefused(
		429,
		"/oauth2/token",
		"__Host-cc-nx_vetrina-eu=refresh; __Host-usid_vetrina-eu=u",
	);
	await expect(shopper.session()).rejects.toThrow("429");
	expect(asked.filter((path) => path.includes("/oauth2/authorize"))).toEqual([]);
	expect(shopper.setCookies()).toEqual([]);
});

// proves identity-4
test.each([
	["no.token.atall", 1],
	["", 0],
])("an undecodable token %j is replaced, and the log does not contain it", async (token, times) => {
	const cookie = `__Host-cc-at_vetrina-eu=${token}; __Host-usid_vetrina-eu=u`;
	const { shopper, logged } = shopperRefused(429, "/oauth2/token", cookie);
	await expect(shopper.session()).rejects.toThrow("429");
	expect(logged.filter((line) => line.includes("cannot be decoded"))).toHaveLength(times);
	expect(logged.join()).not.toContain("atall");
});

// proves identity-78
test("equal concurrent credentials of a browser are one login, and others are separate", async () => {
	const { calls, requests } = testCalls(() => Response.json({ message: "Refused" }, { status: 401 }));
	const env = { ...calls.platform.env, COMMERCE_ORGANIZATION: "f_ecom_x", COMMERCE_CLIENT_ID: "vetrina" };
	const login = {
		platform: { ...calls.platform, env },
		locale: { siteId: "vetrina-eu", language: "en", country: "IT", currency: "EUR" },
	} as const;
	const signIn = (cookie: string, password: string) => {
		const request = new Request("https://shop.example/", { headers: { cookie } });
		return createShopper(login, request, new Date()).signIn({ ...credentials, password });
	};
	const logins = async (...tries: [cookie: string, password: string][]): Promise<number> => {
		requests.splice(0);
		const outcomes = await Promise.all(tries.map((one) => signIn(...one)));
		expect(new Set(outcomes)).toEqual(new Set(["wrongPassword"]));
		return requests.filter((path) => path.includes("/oauth2/login")).length;
	};
	const [one, other] = ["__Host-usid_vetrina-eu=u1", "__Host-usid_vetrina-eu=u2"];
	expect(await logins([one, "right"], [one, "right"])).toBe(1);
	expect(await logins([one, "right"], [one, "wrong"])).toBe(2);
	expect(await logins([one, "right"], [other, "right"])).toBe(2);
	expect(await logins(["", "right"], ["", "right"])).toBe(2);
});

describe("a call that other requests share", () => {
	const { calls } = testCalls(() => new Promise<Response>(() => {}));
	const env = { ...calls.platform.env, COMMERCE_ORGANIZATION: "f_ecom_x", COMMERCE_CLIENT_ID: "vetrina" };
	/** Returns a request to a platform that never responds, with a deadline in this many milliseconds. */
	const login = (milliseconds: number) => ({
		platform: { ...calls.platform, env, deadline: AbortSignal.timeout(milliseconds) },
		locale: { siteId: "vetrina-slow", language: "en", country: "IT", currency: "EUR" } as const,
	});
	const now = new Date();

	test.each<[string, (milliseconds: number) => Promise<unknown>]>([
		["the guest session that shared pages are loaded with", (ms) => sharedGuestToken(login(ms), now)],
		[
			"a refresh",
			(ms) => {
				const headers = { cookie: "__Host-cc-nx-g_vetrina-slow=refresh" };
				return createShopper(login(ms), new Request("https://shop.example/", { headers }), now).session();
			},
		],
	])("%s is waited for until the own deadline", async (_, ask) => {
		const ended: string[] = [];
		const attempts = [ask(1000).catch(() => ended.push("first")), ask(50).catch(() => ended.push("second"))];
		await Promise.all(attempts);
		expect(ended).toEqual(["second", "first"]);
	});
});

// proves identity-15
test("cookies under the former names are no session", async () => {
	const cookie = "cc-at_vetrina-eu=token; cc-nx_vetrina-eu=refresh; usid_vetrina-eu=u-1";
	const { shopper } = shopperRefused(401, "/oauth2/token", cookie);
	expect([shopper.isKnown, shopper.maybeCustomer, shopper.setCookies()]).toEqual([false, false, []]);
});

test("signing out deletes cookies with former names as well", async () => {
	const cookie = "__Host-cc-nx_vetrina-eu=r; __Host-usid_vetrina-eu=u; cc-nx_vetrina-eu=old";
	const { shopper } = shopperRefused(401, "/oauth2/token", cookie);
	await shopper.signOut();
	expect(shopper.setCookies().map((line) => line.split("; HttpOnly")[0])).toEqual(
		expect.arrayContaining([
			"__Host-cc-nx_vetrina-eu=; Path=/; Max-Age=0",
			"cc-nx_vetrina-eu=; Path=/; Max-Age=0",
		]),
	);
});

// proves identity-31
test.each([-5, 5])(
	"a clock that is %i minutes off refreshes in time or once refused, and stays the same customer",
	async (minutes) => {
		const encode = (part: object): string => btoa(JSON.stringify(part)).replaceAll("=", "");
		const seconds = Math.floor(Date.now() / 1000);
		const token = (exp: number) =>
			`${encode({ alg: "ES256" })}.${encode({
				sub: "cc-slas::f::scid:vetrina::usid:u-1",
				isb: "uido:ecom::upn:anna::uidn:Anna::gcid:g-1::rcid:c-1",
				exp,
			})}.signature`;
		let refreshed = 0;
		const { calls } = testCalls(() => {
			refreshed++;
			return Response.json({ access_token: token(seconds + 1800), refresh_token: "next", expires_in: 1800 });
		});
		const env = { ...calls.platform.env, COMMERCE_ORGANIZATION: "f_ecom_x", COMMERCE_CLIENT_ID: "vetrina" };
		const login = {
			platform: { ...calls.platform, env },
			locale: { siteId: `vetrina-skew${minutes}`, language: "en", country: "IT", currency: "EUR" },
		} as const;
		// The token expired two minutes ago by the platform's clock.
		const { siteId } = login.locale;
		const cookie = `cc-at_${siteId}=${token(seconds - 120)}; cc-nx_${siteId}=r; usid_${siteId}=u-1`;
		const now = new Date(Date.now() + minutes * 60_000);
		const shopper = createShopper(login, new Request("http://localhost/", { headers: { cookie } }), now);
		const cx = { platform: login.platform, locale: login.locale };
		const customerId = await callsAsShopper(
			cx,
			shopper,
		)(async (_clients, session) => {
			if (session.accessToken === token(seconds - 120)) throw new AuthTokenInvalidError();
			return session.customerId;
		});
		expect([customerId, refreshed]).toEqual(["c-1", 1]);
	},
);
