import { expect, test } from "vitest";
import { testCalls } from "../../testing.ts";
import { createShopper } from "./sessions.ts";

const encode = (part: object): string => btoa(JSON.stringify(part)).replaceAll("=", "");
const token = (customer: string) =>
	`${encode({ alg: "ES256" })}.${encode({
		sub: "cc-slas::f::scid:vetrina-private::usid:u-1",
		isb: `uido:ecom::upn:anna::uidn:Anna::gcid:g-1::rcid:${customer}`,
		exp: Math.floor(Date.now() / 1000) + 600,
	})}.signature`;
const issued = (customer: string) =>
	Response.json({ access_token: token(customer), refresh_token: "new", expires_in: 600, usid: "u-1" });

/** Returns a shopper on a platform with these responses. */
const shopperOn = (
	respond: (url: URL, request: Request) => Response | Promise<Response>,
	{ cookie = "usid_vetrina-eu=u-1", secret = "s3cret" } = {},
) => {
	const { calls, requests } = testCalls(respond);
	const logged: string[] = [];
	const env = {
		...calls.platform.env,
		COMMERCE_ORGANIZATION: "f_ecom_x",
		COMMERCE_CLIENT_ID: "vetrina",
		COMMERCE_PRIVATE_CLIENT_ID: "vetrina-private",
		COMMERCE_CLIENT_SECRET: secret,
	};
	const log = (...said: unknown[]) => void logged.push(JSON.stringify(said));
	const login = {
		platform: { ...calls.platform, env, log },
		locale: { siteId: "vetrina-eu", language: "de", country: "AT", currency: "EUR" },
	} as const;
	const headers = { cookie, "cf-connecting-ip": "192.0.2.7" };
	const request = new Request("http://localhost/", { headers });
	return { shopper: createShopper(login, request, new Date()), asked: requests, logged };
};
const email = "anna@vetrina.example";
const credentials = { email, code: "01234567" };

test("the private client requests a code in the shopper's language for the current guest", async () => {
	const sent: Record<string, string>[] = [];
	const { shopper } = shopperOn(async (url, request) => {
		const { authorization = "", "cf-connecting-ip": address = "" } = Object.fromEntries(request.headers);
		const form = Object.fromEntries(
			new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer())),
		);
		sent.push({ path: url.pathname, authorization, address, ...form });
		return Response.json("");
	});
	expect(await shopper.sendCode(email)).toBeNull();
	expect(sent).toEqual([
		{
			path: "/shopper/auth/v1/organizations/f_ecom_x/oauth2/passwordless/login",
			authorization: `Basic ${btoa("vetrina-private:s3cret")}`,
			address: "192.0.2.7",
			user_id: email,
			mode: "email",
			channel_id: "vetrina-eu",
			locale: "de-AT",
			usid: "u-1",
		},
	]);
});

// proves identity-22
test("a code signs in the customer who requested it", async () => {
	const forms: string[] = [];
	const { shopper } = shopperOn(async (_url, request) => {
		forms.push(new TextDecoder().decode(await request.arrayBuffer()));
		return issued("c-1");
	});
	expect(await shopper.signIn(credentials)).toBeNull();
	expect(await shopper.session()).toMatchObject({ registered: true, customerId: "c-1", name: "Anna" });
	expect(forms[0]).toContain("login_id=anna%40vetrina.example");
	expect(shopper.setCookies().join()).toContain("cc-nx_vetrina-eu=new; Path=/; Max-Age=7776000; HttpOnly");
});

// proves identity-22
test.each([
	[401, "Authorization failed.", "wrongCode"],
	[429, "Too many login requests were made.", "tooManyTries"],
	[400, "Too many login requests were made.", "tooManyTries"],
	[400, "Bad or missing hint.", "noSignIn"],
])("%i, %s: %s, and the guest stays", async (status, error_description, refusal) => {
	const { shopper } = shopperOn(() => Response.json({ error_description }, { status }));
	expect(await shopper.signIn(credentials)).toBe(refusal);
	expect(shopper.setCookies()).toEqual([]);
});

test.each([
	["refuses", () => new Response("", { status: 503 })],
	["is not JSON", () => new Response("<html>")],
	["has no token", () => Response.json({ access_token: "malformed" })],
	["does not come", () => Promise.reject(new Error("network"))],
])("a response that %s is no refusal, and no secret is logged", async (_what, respond) => {
	const { shopper, logged } = shopperOn(respond);
	await expect(shopper.signIn(credentials)).rejects.toMatchObject({ name: "PlatformUnavailable" });
	expect(shopper.setCookies()).toEqual([]);
	expect(logged.join()).not.toMatch(/01234567|s3cret|anna/);
});

test("a shop without a private client sends no codes", async () => {
	const { shopper, asked } = shopperOn(() => Response.json(""), { secret: "" });
	expect(await shopper.sendCode(email)).toBe("noSignIn");
	expect(await shopper.signIn(credentials)).toBe("noSignIn");
	expect(asked).toEqual([]);
});

// proves identity-22
test("a session that began with a code is refreshed as the private client's", async () => {
	const { shopper } = shopperOn(
		(_url, request) =>
			request.headers.has("authorization")
				? issued("c-1")
				: Response.json({ message: "invalid refresh_token" }, { status: 400 }),
		{ cookie: "cc-nx_vetrina-eu=by-code; usid_vetrina-eu=u-1" },
	);
	expect(await shopper.session()).toMatchObject({ registered: true, customerId: "c-1" });
});
