import { decodeJwt } from "jose";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createCustomer, findCustomerByExternalProfile } from "../../records/customers/customer-store.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	loginRegistered,
	ORIGIN,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { signInAt } from "../../testing/sign-in.ts";
import { newCustomer, PASSWORD } from "../../testing/slas-calls.ts";
import { csrfToken } from "../customers/account/csrf.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
let people = 0;
beforeAll(async () => {
	commerce = await startCommerce();
});
beforeEach(async () => {
	guest = await loginGuest(commerce);
	return () => {
		vi.useRealTimers();
	};
});

const REDIRECT = "http://localhost:5173/oauthCallback";

/** Signs a new person in at a fake provider; returns the code or token that the provider's script passes to the storefront. */
async function sdk(provider: string, type: string, person: Record<string, string> = newPerson()) {
	const query = new URLSearchParams({ client_id: "vetrina", response_type: type, redirect_uri: REDIRECT });
	const back = await signInAt(commerce, `${ORIGIN}/idp/${provider}/authorize?${query}`, person);
	const values = type === "code" ? back.searchParams : new URLSearchParams(back.hash.slice(1));
	return values.get(type === "token" ? "access_token" : type) ?? "";
}

const newPerson = (more: Record<string, string> = {}) => ({
	person: "new",
	given_name: "Noor",
	family_name: "Haddad",
	email: `noor${++people}@people.example`,
	...more,
});

async function google(person?: Record<string, string>) {
	return { providerId: "google", providerData: { idToken: await sdk("google", "id_token", person) } };
}

type Answer = {
	success: boolean;
	errorType?: string;
	slas_auth?: Record<string, string>;
	externalProfile?: Record<string, string>;
	customer?: Record<string, string>;
	crmProfile?: Record<string, string>;
};

function post(action: string, body: unknown, shopper: Guest = guest, token?: string) {
	const csrf =
		token ?? csrfToken(commerce.env, "vetrina-eu", shopper.usid, Math.floor(Date.now() / 1000)).token;
	return commerce.fetch(
		`/on/demandware.store/Sites-vetrina-eu-Site/en-IT/IdentityProvider-${action}?csrf_token=${encodeURIComponent(csrf)}`,
		{
			method: "POST",
			headers: { "content-type": "application/json", authorization: `Bearer ${shopper.accessToken}` },
			body: JSON.stringify(body),
		},
	);
}

const ask = async (action: string, body: unknown, shopper?: Guest) =>
	(await (await post(action, body, shopper)).json()) as Answer;

describe("a new person", () => {
	test("is recognized as new, registers, and is logged in as the guest that they were", async () => {
		const credentials = await google();
		const checked = await ask("Authenticate", credentials);
		expect(checked).toMatchObject({
			success: true,
			externalProfile: { providerId: "google", firstName: "Noor", lastName: "Haddad" },
		});
		expect(checked).not.toHaveProperty("customer");
		expect(await ask("OAuth", credentials)).toMatchObject({ success: false, errorType: "profile-not-found" });
		const registered = await ask("Register", { ...credentials, customer: { c_newsletter: true } });
		expect(registered).toMatchObject({
			success: true,
			slas_auth: { usid: guest.usid, token_type: "Bearer" },
			customer: { firstName: "Noor", lastName: "Haddad", authType: "registered", c_newsletter: true },
		});
		const isb = String(decodeJwt(registered.slas_auth?.access_token ?? "").isb);
		expect(isb).toContain(`uido:google::`);
		expect(isb).toContain(`::gcid:${guest.customerId}::rcid:${registered.customer?.customerId}::`);
		const again = await ask("OAuth", credentials);
		expect(again.slas_auth?.customer_id).toBe(registered.slas_auth?.customer_id);
		expect(await ask("Authenticate", credentials)).toMatchObject({
			customer: { customerId: registered.slas_auth?.customer_id },
		});
	});

	test("is not registered under the login of another customer", async () => {
		const person = newPerson();
		const { email } = person;
		await createCustomer(commerce.env.DB, { login: email, email, password: "Sfil4ta!", profile: {} }, 0);
		const credentials = await google(person);
		expect(await ask("Register", { ...credentials, customer: {} })).toMatchObject({
			success: false,
			errorType: "login-already-in-use",
		});
		expect(await ask("OAuth", credentials)).toMatchObject({ errorType: "profile-not-found" });
	});

	test("completes missing details", async () => {
		const credentials = await google(newPerson({ family_name: "" }));
		const registered = await ask("Register", { ...credentials, customer: { c_city: "Milano" } });
		expect(registered).toMatchObject({
			success: false,
			errorType: "profile-incomplete",
			crmProfile: { crmId: expect.stringMatching(/^CRM-\w+$/), firstName: "Noor", city: "Milano" },
		});
		expect(await ask("OAuth", credentials)).toMatchObject({ errorType: "profile-incomplete" });
		const completed = await ask("Register", { ...credentials, customer: { lastName: "Haddad" } });
		expect(completed).toMatchObject({ success: true, customer: { lastName: "Haddad", c_city: "Milano" } });
		expect(await ask("OAuth", credentials)).toMatchObject({ success: true });
	});

	// proves newsletter-14
	test.each([true, false])(
		"with missing details gets their newsletter answer (%s) back",
		async (c_newsletter) => {
			const credentials = await google(newPerson({ family_name: "" }));
			expect(await ask("Register", { ...credentials, customer: { c_newsletter } })).toMatchObject({
				errorType: "profile-incomplete",
				crmProfile: { newsletter: c_newsletter },
			});
			expect(await ask("OAuth", credentials)).toMatchObject({ crmProfile: { newsletter: c_newsletter } });
		},
	);

	test("a customer who gave the shop another name keeps it", async () => {
		const credentials = await google();
		await ask("Register", { ...credentials, customer: { firstName: "Nour" } });
		expect(await ask("Register", { ...credentials, customer: { c_city: "Roma" } })).toMatchObject({
			success: true,
			customer: { firstName: "Nour", lastName: "Haddad", c_city: "Roma" },
		});
	});

	test("cannot make a member of staff of themselves", async () => {
		const credentials = await google();
		const { customer } = await ask("Register", { ...credentials, customer: { c_canLoginOnBehalf: true } });
		expect(customer).not.toHaveProperty("c_canLoginOnBehalf");
	});
});

// proves identity-13
describe("each provider's credentials", () => {
	test("Facebook: an access token", async () => {
		const providerData = { accessToken: await sdk("facebook", "token") };
		expect(await ask("Authenticate", { providerId: "facebook", providerData })).toMatchObject({
			externalProfile: { providerId: "facebook", firstName: "Noor" },
		});
	});

	test("Apple: an id token, and the names from its script", async () => {
		const identityToken = await sdk("apple", "id_token", newPerson({ given_name: "", family_name: "" }));
		const user = { name: { firstName: "Noor", lastName: "Haddad" } };
		const credentials = { providerId: "apple", providerData: { identityToken, user } };
		expect(await ask("Register", { ...credentials, customer: {} })).toMatchObject({
			success: true,
			customer: { firstName: "Noor", lastName: "Haddad" },
		});
	});

	test("LINE: a code, which also serves to register afterwards", async () => {
		const idToken = await sdk("line", "code", { person: "kenji" });
		const credentials = { providerId: "line", providerData: { idToken, redirectUrl: REDIRECT } };
		expect(await ask("OAuth", credentials)).toMatchObject({ errorType: "profile-not-found" });
		const customer = { email: "kenji.mori@people.example" };
		expect(await ask("Register", { ...credentials, customer })).toMatchObject({
			success: true,
			customer: { firstName: "Kenji", email: customer.email },
		});
		expect(await ask("OAuth", credentials)).toMatchObject({ errorType: "invalid-credentials" });
	});

	test("LINE: a code is remembered for the session that sent it, for half an hour", async () => {
		const idToken = await sdk("line", "code");
		const credentials = { providerId: "line", providerData: { idToken, redirectUrl: REDIRECT } };
		expect(await ask("Authenticate", credentials)).toMatchObject({ success: true });
		const stranger = await loginGuest(commerce);
		expect(await ask("OAuth", credentials, stranger)).toMatchObject({ errorType: "invalid-credentials" });
		expect(await ask("Authenticate", credentials)).toMatchObject({ success: true });
		vi.setSystemTime(Date.now() + 31 * 60_000);
		guest = await loginGuest(commerce, "vetrina-eu", guest.usid);
		expect(await ask("Authenticate", credentials)).toMatchObject({ errorType: "invalid-credentials" });
	});

	test.each([
		["a made-up id token", { providerId: "google", providerData: { idToken: "x.y.z" } }],
		["a made-up access token", { providerId: "facebook", providerData: { accessToken: "x" } }],
		["a made-up code", { providerId: "line", providerData: { idToken: "x", redirectUrl: REDIRECT } }],
	])("%s proves nothing", async (_, credentials) => {
		for (const action of ["Authenticate", "OAuth"])
			expect(await ask(action, credentials)).toEqual({ success: false, errorType: "invalid-credentials" });
		expect(await ask("Register", { ...credentials, customer: {} })).toMatchObject({ success: false });
	});

	test("another provider's token, and one of this shop, prove nothing", async () => {
		const { providerData } = await google();
		const asApple = { providerId: "apple", providerData: { identityToken: providerData.idToken } };
		expect(await ask("OAuth", asApple)).toMatchObject({ errorType: "invalid-credentials" });
		const own = { providerId: "google", providerData: { idToken: guest.accessToken } };
		expect(await ask("OAuth", own)).toMatchObject({ errorType: "invalid-credentials" });
	});

	test("an expired id token proves nothing", async () => {
		const credentials = await google();
		vi.setSystemTime(Date.now() + 11 * 60_000);
		expect(await ask("Authenticate", credentials)).toMatchObject({ errorType: "invalid-credentials" });
	});

	test.each([
		["an unknown provider", { providerId: "myspace", providerData: { idToken: "x" } }],
		["no credentials", { providerId: "google" }],
		["nothing", {}],
		["a list", []],
	])("%s is a problem", async (_, body) => {
		const response = await post("OAuth", body);
		expect(response.status).toBe(400);
		expect(response.headers.get("content-type")).toBe("application/problem+json");
	});
});

describe("a customer who is logged in", () => {
	async function loggedInCustomer() {
		const { login } = await newCustomer(commerce);
		return loginRegistered(commerce, { login, password: PASSWORD });
	}

	// proves identity-56
	test("links an account and logs in by it from then on", async () => {
		const customer = await loggedInCustomer();
		const credentials = await google();
		expect(await ask("OAuth", credentials, customer)).toMatchObject({
			success: true,
			slas_auth: { customer_id: customer.customerId, usid: customer.usid },
		});
		expect(await ask("OAuth", credentials)).toMatchObject({
			slas_auth: { customer_id: customer.customerId },
		});
	});

	test("links an account despite an incomplete profile", async () => {
		const { login } = await newCustomer(commerce);
		await commerce.env.DB.prepare("UPDATE customer SET profile = '{}' WHERE login = ?").bind(login).run();
		const customer = await loginRegistered(commerce, { login, password: PASSWORD });
		expect(await ask("OAuth", await google(), customer)).toMatchObject({
			slas_auth: { customer_id: customer.customerId },
		});
	});

	test("does not register once more", async () => {
		const credentials = { ...(await google()), customer: {} };
		expect(await ask("Register", credentials, await loggedInCustomer())).toEqual({
			success: false,
			errorType: "invalid-customer",
		});
	});

	test("cannot take over another person's account", async () => {
		const credentials = await google();
		await ask("OAuth", credentials, await loggedInCustomer());
		const other = await loggedInCustomer();
		expect(await ask("OAuth", credentials, other)).toMatchObject({
			success: false,
			errorType: "profile-already-linked",
		});
	});
});

describe("ReOAuth", () => {
	async function loggedIn() {
		const credentials = await google();
		const { slas_auth: tokens = {}, externalProfile = {} } = await ask("Register", {
			...credentials,
			customer: {},
		});
		return {
			providerId: "google",
			externalId: externalProfile.externalId ?? "",
			refreshToken: tokens.refresh_token,
		};
	}

	test("goes on with the session, each token once", async () => {
		const session = await loggedIn();
		const next = await ask("ReOAuth", session);
		expect(next).toMatchObject({ success: true, slas_auth: { usid: guest.usid } });
		expect(next.slas_auth?.refresh_token).not.toBe(session.refreshToken);
		expect(await ask("ReOAuth", session)).toEqual({ success: false, errorType: "EXPIRED_TOKEN" });
	});

	test("refuses a person's id at a provider and a guest's token", async () => {
		const { externalId } = await loggedIn();
		const mine = await loggedIn();
		for (const refreshToken of ["made-up", guest.refreshToken, mine.refreshToken])
			expect(await ask("ReOAuth", { providerId: "google", externalId, refreshToken })).toEqual({
				success: false,
				errorType: "EXPIRED_TOKEN",
			});
	});

	test("ends with the link", async () => {
		const session = await loggedIn();
		await commerce.env.DB.prepare("DELETE FROM customer_external_profile WHERE external_id = ?")
			.bind(session.externalId)
			.run();
		expect(await ask("ReOAuth", session)).toMatchObject({ errorType: "EXPIRED_TOKEN" });
	});
});

test("a forged anti-forgery token changes nothing", async () => {
	const credentials = await google();
	const response = await post("Register", { ...credentials, customer: {} }, guest, "forged");
	expect(response.status).toBe(302);
	expect(response.headers.get("location")).toMatch(/CSRF-AjaxFail$/);
	const { externalProfile } = await ask("Authenticate", credentials);
	const externalId = externalProfile?.externalId ?? "";
	expect(await findCustomerByExternalProfile(commerce.env.DB, "google", externalId)).toBeUndefined();
});
