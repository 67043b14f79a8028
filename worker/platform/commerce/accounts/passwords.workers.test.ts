import { expect, test } from "vitest";
import { testCalls } from "../../testing.ts";
import type { Shopper } from "../logins/sessions.ts";
import { createPasswords } from "./passwords.ts";

/** Returns the port of passwords on a platform with these responses. */
const passwordsAt = (respond: () => Response | Promise<Response>) => {
	const sent: { path: string; body: unknown; address: string | null }[] = [];
	const logged: string[] = [];
	const { calls } = testCalls(async (url, request) => {
		const path = url.pathname.split("/organizations/f_ecom_x/")[1] ?? "";
		sent.push({ path, body: await request.json(), address: request.headers.get("cf-connecting-ip") });
		return respond();
	});
	const session = { accessToken: "a", customerId: "c-1", usid: "u", registered: true, agent: false };
	const shopper = { session: async () => session, renew: async () => session } as unknown as Shopper;
	const env = { ...calls.platform.env, COMMERCE_ORGANIZATION: "f_ecom_x", COMMERCE_CLIENT_ID: "vetrina" };
	const log = (...said: unknown[]) => void logged.push(JSON.stringify(said));
	const locale = { siteId: "vetrina-eu", country: "AT", language: "de", currency: "EUR" } as const;
	const behind: Promise<unknown>[] = [];
	const waitUntil = (work: Promise<unknown>) => void behind.push(work);
	const cx = { platform: { ...calls.platform, env, log }, locale, waitUntil, address: "192.0.2.7" };
	return { passwords: createPasswords(cx, shopper), sent, logged, settled: () => Promise.all(behind) };
};
const problem = (status: number, type: string) => () =>
	Response.json({ type: `https://x.example/errors/${type}`, title: "t", detail: "d" }, { status });
const TOKEN = "s3cret.token";

// proves identity-28
test("a mail is requested in the shopper's language", async () => {
	const { passwords, sent } = passwordsAt(() => Response.json({ message: "PASSWORD_RESET_EMAIL_SENT" }));
	expect(await passwords.requestReset("anna@vetrina.example")).toEqual({ ok: true });
	expect(sent).toEqual([
		{
			path: "reset-password",
			body: { email: "anna@vetrina.example", countryCode: "AT", languageCode: "de" },
			address: "192.0.2.7",
		},
	]);
});

test.each([
	["too many", problem(429, "too-many-requests"), "tooManyTries"],
	["no address", problem(400, "invalid-email"), "invalidEmail"],
	["503", () => new Response("", { status: 503 }), "unavailable"],
	["no JSON", () => new Response("<html>"), "unavailable"],
	["nothing", () => Promise.reject(new Error("network")), "unavailable"],
])("asking for a mail: %s", async (_what, respond, error) => {
	const { passwords } = passwordsAt(respond);
	expect(await passwords.requestReset("anna@vetrina.example")).toEqual({ ok: false, error });
});

// proves identity-28
test.each([
	["who has none", () => Response.json({ shouldResetPassword: true }), ["exist", "reset-password"]],
	["who has one", () => Response.json({ shouldResetPassword: false }), ["exist"]],
	["whom the platform does not know", () => Response.json({}), ["exist"]],
	["while it is asked too often", problem(429, "too-many-requests"), ["exist"]],
	["while it is away", () => new Response("", { status: 503 }), ["exist"]],
])("a first password is mailed after the response: to a customer %s", async (_who, respond, paths) => {
	const { passwords, sent, settled } = passwordsAt(respond);
	passwords.requestFirst("elena@vetrina.example");
	await settled();
	expect(sent.map(({ path }) => path)).toEqual(paths);
});

// proves identity-25
test.each([
	[() => Response.json({ isValid: true }), "valid"],
	[() => Response.json({ isValid: false }), "used"],
	[() => Response.json({}), "unavailable"],
	[() => Response.json([]), "unavailable"],
	[() => new Response("", { status: 503 }), "unavailable"],
] as const)("a token is checked: %s %s", async (respond, expected) => {
	const { passwords } = passwordsAt(respond);
	expect(await passwords.checkToken(TOKEN)).toBe(expected);
});

// proves identity-25
test.each([
	["is taken", () => Response.json({ message: "PASSWORD_CHANGED" }), { ok: true }],
	["has a token that was used", problem(400, "invalid-reset-token"), { ok: false, error: "usedToken" }],
	["is too weak", problem(400, "invalid-password"), { ok: false, error: "weakPassword" }],
	["cannot be set now", () => new Response("", { status: 500 }), { ok: false, error: "unavailable" }],
])("a new password %s, and neither is logged", async (_what, respond, expected) => {
	const { passwords, logged } = passwordsAt(respond);
	expect(await passwords.setNew(TOKEN, "Silk&Linen1")).toEqual(expected);
	expect(logged.join()).not.toMatch(/s3cret|Silk/);
});

// proves identity-26
test.each([
	["is taken", () => new Response(null, { status: 204 }), { ok: true }],
	[
		"comes with a wrong current one",
		problem(400, "update-password"),
		{ ok: false, error: "wrongCurrentPassword" },
	],
	["is too weak", problem(400, "invalid-password"), { ok: false, error: "weakPassword" }],
	["cannot be set now", problem(503, "unavailable"), { ok: false, error: "unavailable" }],
])("a changed password %s", async (_what, respond, expected) => {
	const { passwords, sent } = passwordsAt(respond);
	expect(await passwords.change({ current: "Silk&Linen1", next: "Wool&Linen2" })).toEqual(expected);
	expect(sent[0]).toMatchObject({
		path: "customers/c-1/password",
		body: { currentPassword: "Silk&Linen1", password: "Wool&Linen2" },
	});
});
