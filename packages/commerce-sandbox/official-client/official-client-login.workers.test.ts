import { ApiError, createCommerceApiClients } from "@salesforce/storefront-next-runtime/scapi";
import { beforeAll, expect, test } from "vitest";
import { readOutbox } from "../outbox/outbox.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	ORGANIZATION,
	ORIGIN,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { signInAt } from "../testing/sign-in.ts";
import { newCustomer, PASSWORD } from "../testing/slas-calls.ts";

/** Logs in through the platform's own client, unmodified, in every way that it offers. */

let commerce: CommerceUnderTest;
let people = 0;
beforeAll(async () => {
	commerce = await startCommerce();
});

function authOf(client: { clientId: string; clientSecret?: string } = { clientId: "vetrina" }) {
	return createCommerceApiClients({
		baseUrl: ORIGIN,
		organizationId: ORGANIZATION,
		siteId: "vetrina-eu",
		locale: "en-IT",
		...client,
		redirectUri: `${ORIGIN}/callback`,
		fetch: async (request: Request) => {
			const response = await commerce.fetch(request.url.slice(ORIGIN.length), request);
			// Responses over HTTP have an address, by which the client tells wrong credentials from dead sessions.
			return Object.defineProperty(response, "url", { value: request.url });
		},
	}).auth;
}
const privateClient = { clientId: "vetrina-private", clientSecret: "test-secret" };

const mailedToken = async (to: string) => String((await readOutbox(commerce.env.DB, to, 1))[0]?.data.token);

test.each([
	["public", undefined],
	["private", privateClient],
])("logs in by password with a %s client, refreshes and logs out", async (_, client) => {
	const { id, login: username } = await newCustomer(commerce);
	const { usid } = await loginGuest(commerce);
	const login = await authOf(client).loginWithCredentials({ username, password: PASSWORD, usid, dnt: true });
	expect(login).toMatchObject({ customer_id: id, usid, dnt: "true" });
	const refreshed = await authOf(client).refreshToken({ refreshToken: login.refresh_token });
	expect(refreshed).toMatchObject({ customer_id: id, usid });
	await authOf(client).logout({
		accessToken: refreshed.access_token,
		refreshToken: refreshed.refresh_token,
	});
	const again = authOf(client).refreshToken({ refreshToken: refreshed.refresh_token });
	await expect(again).rejects.toThrow(ApiError);
});

test("a wrong password arrives as the client's own error", async () => {
	const { login: username } = await newCustomer(commerce);
	const login = authOf().loginWithCredentials({ username, password: "wrong" });
	await expect(login).rejects.toThrow(ApiError);
	await expect(login).rejects.toMatchObject({ status: 401 });
});

test("logs in once by a mailed token", async () => {
	const { login: username, id } = await newCustomer(commerce);
	const auth = authOf(privateClient);
	await auth.passwordless.authorize({ userId: username, mode: "email", locale: "en-IT" });
	const pwdlessLoginToken = await mailedToken(username);
	expect(await auth.passwordless.exchangeToken({ pwdlessLoginToken })).toMatchObject({ customer_id: id });
	await expect(auth.passwordless.exchangeToken({ pwdlessLoginToken })).rejects.toThrow(ApiError);
});

test("registers by a mailed token", async () => {
	const userId = `new${++people}@vetrina.example`;
	const auth = authOf(privateClient);
	await auth.passwordless.authorize({
		userId,
		mode: "email",
		registerCustomer: true,
		lastName: "Client",
		firstName: "New",
	});
	const login = await auth.passwordless.exchangeToken({ pwdlessLoginToken: await mailedToken(userId) });
	expect(login.customer_id).toMatch(/^\w{26}$/);
});

test("resets a password", async () => {
	const { login: username, id } = await newCustomer(commerce);
	const auth = authOf();
	await auth.password.requestReset({ userId: username, mode: "email", locale: "en-IT" });
	const token = await mailedToken(username);
	await auth.password.reset({ userId: username, token, newPassword: "N3w-pass!" });
	const login = await auth.loginWithCredentials({ username, password: "N3w-pass!" });
	expect(login.customer_id).toBe(id);
});

test("logs in by an identity provider", async () => {
	const auth = authOf();
	const redirectUri = `${ORIGIN}/oauthCallback`;
	const { url, codeVerifier } = await auth.social.getAuthorizationUrl({ hint: "apple", redirectUri });
	const follow = async (address: URL) =>
		new URL((await commerce.fetch(address.pathname + address.search)).headers.get("location") ?? "");
	const page = await follow(new URL(url));
	const back = await follow(await signInAt(commerce, page.href, { person: "ada" }));
	const login = await auth.social.exchangeCode({
		code: back.searchParams.get("code") ?? "",
		codeVerifier,
		redirectUri,
		usid: back.searchParams.get("usid") ?? "",
	});
	expect(login.customer_id).toMatch(/^\w{26}$/);
	expect(login.idp_access_token).not.toBe("");
});
