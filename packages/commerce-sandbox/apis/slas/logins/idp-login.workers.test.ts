import { decodeJwt } from "jose";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { app } from "../../../index.ts";
import {
	createCustomer,
	findCustomer,
	listLinkedProviders,
} from "../../../records/customers/customer-store.ts";
import { hashToken, randomToken } from "../../../secrets.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	loginRegistered,
	ORGANIZATION,
	ORIGIN,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { signInAt } from "../../../testing/sign-in.ts";
import { newCustomer, PASSWORD } from "../../../testing/slas-calls.ts";

const oauth = `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2`;
let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});
afterEach(() => {
	vi.useRealTimers();
});

const REDIRECT = "http://localhost:5173/oauthCallback";

async function start(hint: string, fields: Record<string, string> = {}, accessToken?: string) {
	const verifier = randomToken();
	const query = new URLSearchParams({
		client_id: "vetrina",
		channel_id: "vetrina-eu",
		redirect_uri: REDIRECT,
		response_type: "code",
		hint,
		state: "mine",
		code_challenge: await hashToken(verifier),
		...fields,
	});
	const headers: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
	const response = await commerce.fetch(`${oauth}/authorize?${query}`, { headers });
	return { response, verifier, address: response.headers.get("location") ?? "" };
}

const follow = (url: URL) => commerce.fetch(url.pathname + url.search);
const toClient = async (back: URL) => new URL((await follow(back)).headers.get("location") ?? "");

const token = (fields: Record<string, string>) =>
	commerce.fetch(`${oauth}/token`, {
		method: "POST",
		body: new URLSearchParams({
			grant_type: "authorization_code_pkce",
			client_id: "vetrina",
			channel_id: "vetrina-eu",
			redirect_uri: REDIRECT,
			...fields,
		}),
	});

async function logInBy(
	hint: string,
	person: Record<string, string>,
	fields: Record<string, string> = {},
	accessToken?: string,
) {
	const { address, verifier } = await start(hint, fields, accessToken);
	const landed = await toClient(await signInAt(commerce, address, person));
	const answer = await token({ code: landed.searchParams.get("code") ?? "", code_verifier: verifier });
	return { landed, answer, tokens: (await answer.json()) as Record<string, string> };
}

describe("login by an identity provider", () => {
	test.each(["google", "apple", "facebook", "line"])(
		"%s: a new customer, then the same one",
		async (hint) => {
			const first = await logInBy(hint, { person: "ada" });
			expect(first.landed.origin + first.landed.pathname).toBe(REDIRECT);
			expect(first.landed.searchParams.get("state")).toBe("mine");
			expect(first.answer.status).toBe(200);
			const { isb } = decodeJwt(first.tokens.access_token ?? "");
			expect(isb).toMatch(
				new RegExp(
					`^uido:${hint}::upn:ada\\.conti@people\\.example::uidn:Ada Conti::gcid:\\w{26}::rcid:${first.tokens.customer_id}::chid:vetrina-eu$`,
				),
			);
			expect(first.tokens.idp_access_token).not.toBe("");
			const again = await logInBy(hint, { person: "ada" });
			expect(again.tokens.customer_id).toBe(first.tokens.customer_id);
			const other = await logInBy(hint, { person: "noor" });
			expect(other.tokens.customer_id).not.toBe(first.tokens.customer_id);
		},
	);

	test("a guest keeps its usid, and the session is refreshed as any other", async () => {
		const guest = await loginGuest(commerce);
		const { tokens } = await logInBy("google", { person: "noor" }, { usid: guest.usid });
		expect(tokens.usid).toBe(guest.usid);
		const refreshed = await commerce.fetch(`${oauth}/token`, {
			method: "POST",
			body: new URLSearchParams({
				grant_type: "refresh_token",
				client_id: "vetrina",
				refresh_token: tokens.refresh_token ?? "",
			}),
		});
		const body = (await refreshed.json()) as Record<string, string>;
		expect(decodeJwt(body.access_token ?? "").isb).toMatch(/^uido:google::/);
	});

	test("two returns of a new person at once make one customer", async () => {
		const person = { person: "new", given_name: "Two", family_name: "Tabs", email: "two@people.example" };
		const flows = await Promise.all([1, 2, 3].map(() => logInBy("google", person)));
		expect(new Set(flows.map(({ tokens }) => tokens.customer_id)).size).toBe(1);
	});

	test("an e-mail address alone opens no account that exists", async () => {
		const email = "owner@people.example";
		const made = await createCustomer(
			commerce.env.DB,
			{ login: email, email, password: "Sfil4ta!", profile: {} },
			0,
		);
		const { tokens } = await logInBy("google", {
			person: "new",
			given_name: "Not",
			family_name: "Owner",
			email,
		});
		expect(tokens.customer_id).toMatch(/^\w{26}$/);
		expect(tokens.customer_id).not.toBe("ok" in made && made.ok.id);
	});

	test("creates a customer without last name and address", async () => {
		const { tokens } = await logInBy("line", { person: "kenji" });
		expect(await findCustomer(commerce.env.DB, tokens.customer_id ?? "")).toMatchObject({
			email: "",
			profile: { firstName: "Kenji" },
		});
	});

	test("returns to the client with the reason if the shopper cancels", async () => {
		const { address } = await start("google");
		const landed = await toClient(await signInAt(commerce, address, { person: "cancel" }));
		expect(Object.fromEntries(landed.searchParams)).toMatchObject({ error: "access_denied", state: "mine" });
		expect(landed.searchParams.has("code")).toBe(false);
	});

	test("a return works once, in time, with its own state and provider", async () => {
		const { address } = await start("google");
		const back = await signInAt(commerce, address, { person: "ada" });
		const foreign = new URL(back.href.replace("callback/google", "callback/line"));
		expect((await follow(foreign)).status).toBe(400);
		expect((await follow(back)).status).toBe(303);
		expect((await follow(back)).status).toBe(400);
		const made = new URL(back);
		made.searchParams.set("state", randomToken());
		expect((await follow(made)).status).toBe(400);
		const late = await signInAt(commerce, (await start("google")).address, { person: "ada" });
		vi.setSystemTime(Date.now() + 16 * 60_000);
		expect((await follow(late)).status).toBe(400);
	});

	test("a made-up or foreign code of the provider leads back with an error", async () => {
		const { address } = await start("google");
		const back = await signInAt(commerce, address, { person: "ada" });
		const other = await signInAt(commerce, (await start("google")).address, { person: "noor" });
		back.searchParams.set("code", other.searchParams.get("code") ?? "");
		expect((await toClient(back)).searchParams.get("error")).toBe("server_error");
	});

	test("asked through a service binding, it sends browsers to where they reach the cloud", async () => {
		const env = { ...commerce.env, INSTANCE_TYPE: "staging", PUBLIC_ORIGIN: "http://localhost:8788" };
		const query = new URLSearchParams({
			client_id: "vetrina",
			channel_id: "vetrina-eu",
			redirect_uri: REDIRECT,
			response_type: "code",
			hint: "google",
			code_challenge: "x".repeat(43),
		});
		const response = await app.fetch(
			new Request(`https://commerce.internal${oauth}/authorize?${query}`),
			env,
		);
		const page = new URL(response.headers.get("location") ?? "");
		expect(page.origin).toBe("http://localhost:8788");
		expect(page.searchParams.get("redirect_uri")).toMatch(
			/^http:\/\/localhost:8788\/.*\/idp\/callback\/google$/,
		);
		expect((await app.fetch(new Request(page), env)).status).toBe(200);
	});

	// proves identity-56
	test("with a customer's access token the account is linked to that customer, who logs in by it from then on", async () => {
		const { login } = await newCustomer(commerce);
		const customer = await loginRegistered(commerce, { login, password: PASSWORD });
		const person = { person: "new", given_name: "Li", family_name: "Nk", email: "li.nk@people.example" };
		const { usid, accessToken } = customer;
		const linked = await logInBy("google", person, { usid }, accessToken);
		expect(linked.tokens).toMatchObject({ customer_id: customer.customerId, usid });
		// A usid without an access token links nothing.
		const other = await logInBy("apple", person, { usid });
		expect(other.tokens.customer_id).not.toBe(customer.customerId);
		expect((await logInBy("google", person)).tokens.customer_id).toBe(customer.customerId);
		const taken = await logInBy("apple", person, { usid }, accessToken);
		expect(taken.landed.searchParams.get("error")).toBe("profile-already-linked");
		expect((await logInBy("apple", person)).tokens.customer_id).toBe(other.tokens.customer_id);
	});

	// proves identity-56
	test("coming back from the provider links nothing: only the verifier of who asked for it does", async () => {
		const { login } = await newCustomer(commerce);
		const asking = await loginRegistered(commerce, { login, password: PASSWORD });
		const person = { person: "new", given_name: "Vi", family_name: "Ctim", email: "vi.ctim@people.example" };
		const { usid, accessToken, customerId } = asking;
		const askedCode = async (hint: string) => {
			const { address, verifier } = await start(hint, { usid }, accessToken);
			const landed = await toClient(await signInAt(commerce, address, person));
			return { code: landed.searchParams.get("code") ?? "", verifier };
		};
		const linked = () => listLinkedProviders(commerce.env.DB, customerId);
		const { code: left } = await askedCode("google");
		expect(left).not.toBe("");
		expect(await linked()).toEqual([]);
		const { code, verifier } = await askedCode("google");
		expect((await token({ code, code_verifier: randomToken() })).status).toBe(400);
		expect((await token({ code, code_verifier: verifier })).status).toBe(400);
		expect(await linked()).toEqual([]);
		// The code is not accepted as a state either.
		expect((await commerce.fetch(`${oauth}/idp/callback/google?state=${left}&code=x`)).status).toBe(400);
		// Once the account signs in its owner, the exchange refuses links that were requested before.
		const late = await askedCode("google");
		const { tokens } = await logInBy("google", person);
		expect(tokens.customer_id).not.toBe(customerId);
		const refused = await token({ code: late.code, code_verifier: late.verifier });
		expect([refused.status, await refused.json()]).toMatchObject([400, { error: "profile-already-linked" }]);
		expect(await linked()).toEqual([]);
	});

	test("a token of a guest, of another site or of no one links nothing", async () => {
		const { login } = await newCustomer(commerce);
		const guest = await loginGuest(commerce);
		const abroad = await loginRegistered(commerce, { login, password: PASSWORD, siteId: "vetrina-us" });
		for (const accessToken of [guest.accessToken, abroad.accessToken, "x.y.z"])
			expect((await start("google", {}, accessToken)).response.status).toBe(401);
	});

	test("an unknown provider is a bad hint", async () => {
		expect((await start("myspace")).response.status).toBe(400);
	});

	test.each(["production", "staging"] as const)("%s has none that the world can reach", async (type) => {
		const deployed = await startCommerce({ INSTANCE_TYPE: type });
		const query = new URLSearchParams({
			client_id: "vetrina",
			channel_id: "vetrina-eu",
			redirect_uri: `${ORIGIN}/callback`,
			response_type: "code",
			hint: "google",
			code_challenge: "x".repeat(43),
		});
		expect((await deployed.fetch(`${oauth}/authorize?${query}`)).status).toBe(400);
		for (const path of ["authorize", "jwks", ".well-known/openid-configuration"])
			expect((await deployed.fetch(`/idp/google/${path}`)).status).toBe(404);
	});
});
