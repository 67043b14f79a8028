import { decodeJwt } from "jose";
import { beforeAll, expect, test } from "vitest";
import { hashToken, randomToken } from "../secrets.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../testing/commerce-under-test.ts";

const CLIENT = "c9c45bfd-0ed3-4aa2-9971-40f88962b836";
const FOREIGN = "f_ecom_zzrf_001";
const OAUTH = `/shopper/auth/v1/organizations/${FOREIGN}/oauth2`;
const configurations = (organization: string, siteId: string) =>
	`/configuration/shopper-configurations/v1/organizations/${organization}/configurations?siteId=${siteId}`;

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

/** Logs a guest of the reference architecture in, with PKCE. */
async function guestOf(cloud: CommerceUnderTest, siteId: string, clientId = CLIENT) {
	const verifier = randomToken();
	const redirect = "http://localhost:3000/callback";
	const query = new URLSearchParams({
		client_id: clientId,
		channel_id: siteId,
		redirect_uri: redirect,
		response_type: "code",
		hint: "guest",
		code_challenge: await hashToken(verifier),
	});
	const authorized = await cloud.fetch(`${OAUTH}/authorize?${query}`);
	const back = new URL(authorized.headers.get("location") ?? "http://refused/").searchParams;
	const granted = await cloud.fetch(`${OAUTH}/token`, {
		method: "POST",
		body: new URLSearchParams({
			grant_type: "authorization_code_pkce",
			client_id: clientId,
			channel_id: siteId,
			redirect_uri: redirect,
			code: back.get("code") ?? "",
			code_verifier: verifier,
		}),
	});
	return { status: granted.status, tokens: (await granted.json()) as Record<string, string> };
}

const asShopper = (path: string, token = "") =>
	commerce.fetch(path, { headers: { authorization: `Bearer ${token}` } });

test("a token of the reference architecture carries its organisation, client and site", async () => {
	const { tokens } = await guestOf(commerce, "RefArch");
	const claims = decodeJwt(tokens.access_token ?? "");
	expect(claims.iss).toBe("slas/development/zzrf_001");
	expect(claims.sub).toContain(`cc-slas::zzrf_001::scid:${CLIENT}::`);
	expect(String(claims.isb)).toMatch(/::chid:RefArch$/);
	const refreshed = await commerce.fetch(`${OAUTH}/token`, {
		method: "POST",
		body: new URLSearchParams({
			grant_type: "refresh_token",
			client_id: CLIENT,
			channel_id: "RefArch",
			refresh_token: tokens.refresh_token ?? "",
		}),
	});
	expect(refreshed.status).toBe(200);
});

test("it opens its own site, whose results name the site as it was asked for", async () => {
	const { tokens } = await guestOf(commerce, "RefArch");
	const response = await asShopper(configurations(FOREIGN, "RefArch"), tokens.access_token);
	expect(response.status).toBe(200);
	const body = (await response.json()) as { configurations: { id: string; value: unknown }[] };
	expect(body.configurations).toContainEqual(expect.objectContaining({ id: "id", value: "RefArch" }));
	expect(body.configurations).toContainEqual(
		expect.objectContaining({ id: "defaultCurrency", value: "USD" }),
	);
	expect((await asShopper(configurations(FOREIGN, "RefArchGlobal"), tokens.access_token)).status).toBe(401);
});

test("a token of one organisation is refused by another", async () => {
	const [foreign, own] = await Promise.all([
		guestOf(commerce, "RefArch"),
		loginGuest(commerce, "vetrina-us"),
	]);
	const { access_token } = foreign.tokens;
	expect((await asShopper(configurations(ORGANIZATION, "vetrina-us"), access_token)).status).toBe(401);
	expect((await asShopper(configurations(FOREIGN, "RefArch"), own.accessToken)).status).toBe(401);
});

test("a client is known to its own organisation only, and to none in production", async () => {
	expect((await guestOf(commerce, "RefArch", "vetrina")).status).toBe(400);
	const production = await startCommerce({ INSTANCE_TYPE: "production" });
	expect((await guestOf(production, "RefArch")).status).toBe(400);
});

test("logins may name the tenant, the organisation without its prefix; other APIs may not", async () => {
	const granted = await commerce.fetch("/shopper/auth/v1/organizations/zzrf_001/oauth2/token", {
		method: "POST",
		headers: { authorization: `Basic ${btoa("83e4a0a4-6f29-4c3c-9d5e-0d5a3f7d3b16:test-secret")}` },
		body: new URLSearchParams({ grant_type: "client_credentials", channel_id: "RefArch" }),
	});
	expect(granted.status).toBe(200);
	const { access_token: token } = (await granted.json()) as { access_token: string };
	expect((await asShopper(configurations(FOREIGN, "RefArch"), token)).status).toBe(200);
	expect((await asShopper(configurations("zzrf_001", "RefArch"), token)).status).not.toBe(200);
	const elsewhere = await commerce.fetch("/shopper/auth/v1/organizations/zzrf_002/oauth2/token", {
		method: "POST",
	});
	expect(elsewhere.status).toBe(400);
});
