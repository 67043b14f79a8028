import { expect, inject, test } from "vitest";
import type { ProviderSignInResponse, ProviderStartResponse } from "../../shared/contracts/providers.ts";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Signs in by a provider's own script (identity-57), as the browser does: the stand-in's sheet is called directly. */
const SHOP = "http://localhost:5173";
let people = 0;
const newPerson = (more: Record<string, string> = {}): Record<string, string> => ({
	person: "new",
	given_name: "Noor",
	family_name: "Haddad",
	email: `script${Date.now()}-${++people}@people.example`,
	...more,
});

const session = async (shopper: Shopper): Promise<SessionResponse> =>
	(await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
const post = async (shopper: Shopper, path: string, body: object, headers: Record<string, string> = {}) => {
	const { csrf } = await session(shopper);
	const response = await shopper.fetch(`/api/en-it${path}`, {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
	return { status: response.status, body: (await response.json()) as ProviderSignInResponse };
};
type Started = Extract<ProviderStartResponse, { ok: true }>;
const start = async (shopper: Shopper, provider: string, body = {}): Promise<Started> => {
	const said = (await post(shopper, `/providers/${provider}`, body)).body as ProviderStartResponse;
	if (!said.ok) throw new Error(said.error);
	return said;
};
const sheet = async (provider: string, fields: Record<string, string>): Promise<Record<string, string>> => {
	const response = await fetch(
		`${inject("commerce").replace("127.0.0.1", "localhost")}/idp/${provider}/sheet`,
		{
			method: "POST",
			headers: { origin: SHOP },
			body: new URLSearchParams({ client_id: "vetrina", response_type: "id_token", ...fields }),
		},
	);
	return (await response.json()) as Record<string, string>;
};
const byGoogle = async (nonce: string, person: Record<string, string>) => ({
	providerId: "google",
	providerData: { idToken: (await sheet("google", { nonce, ...person })).id_token ?? "" },
});
const registered = async (person: Record<string, string>): Promise<Shopper> => {
	const shopper = newShopper();
	const { state, nonce } = await start(shopper, "google");
	const { body } = await post(shopper, "/providers", { state, credentials: await byGoogle(nonce, person) });
	expect(body).toEqual({ ok: true, location: "/en-it/register?with=google" });
	const { given_name: firstName = "", family_name: lastName = "", email = "" } = person;
	const made = await shopper.fetch("/en-it/register", {
		method: "POST",
		body: new URLSearchParams({ with: "google", firstName, lastName, email, country: "IT", privacy: "on" }),
	});
	expect(made.headers.get("location")).toBe("/en-it/myaccount?notice=signedIn");
	return shopper;
};

// proves identity-57
test("a new person registers with the provider's data, and then signs in by the script, with bag and product", async () => {
	const person = newPerson();
	await registered(person);
	const shopper = newShopper();
	await post(shopper, "/basket/items", { productId: "VT10026", quantity: 1 });
	const started = await start(shopper, "google", { wishlistProductId: "VT10001-emerald" });
	expect(started).toMatchObject({ script: { id: "google-identity" }, clientId: "vetrina" });
	const credentials = await byGoogle(started.nonce, person);
	const { body } = await post(shopper, "/providers", { state: started.state, credentials });
	expect(body).toMatchObject({
		ok: true,
		done: "added",
		session: { customer: { registered: true }, basket: { count: 1 }, wishlist: { items: [{}] } },
	});
});

// proves identity-56, identity-57
test("a customer links an account by the script and signs in by it, and another customer's account is refused", async () => {
	const shopper = await registered(newPerson());
	const { customer } = await session(shopper);
	const account = newPerson({ given_name: "Other" });
	const link = async (who: Shopper) => {
		const { state, nonce } = await start(who, "google");
		return (await post(who, "/providers", { state, credentials: await byGoogle(nonce, account) })).body;
	};
	expect(await link(shopper)).toEqual({ ok: true, location: "/en-it/personaldata?notice=linked" });
	expect((await session(shopper)).customer).toEqual(customer);
	expect(await link(newShopper())).toMatchObject({ session: { customer } });
	const other = await registered(newPerson());
	const before = (await session(other)).customer;
	expect(await link(other)).toEqual({ ok: true, location: "/en-it/personaldata?error=accountLinked" });
	expect((await session(other)).customer).toEqual(before);
	// A guest has opened the sheet, and has signed in elsewhere meanwhile.
	const guest = newShopper();
	const { state, nonce } = await start(guest, "google");
	for (const [name, value] of other.cookies) guest.cookies.set(name, value);
	const late = await post(guest, "/providers", { state, credentials: await byGoogle(nonce, newPerson()) });
	expect(late.body).toEqual({ ok: true, location: "/en-it/myaccount" });
});

// proves identity-57, security-8
test("a page's policy names the scripts of its site, some of them with consent only", async () => {
	const policyWith = async (cookie?: string) => {
		const response = await newShopper().fetch("/en-it/women/dresses", { headers: cookie ? { cookie } : {} });
		return response.headers.get("content-security-policy") ?? "";
	};
	const { script } = await start(newShopper(), "google");
	const before = await policyWith();
	expect(before).toContain(script.src);
	expect(before).toContain(`connect-src 'self' ${new URL(script.src).origin}`);
	expect(before).not.toContain("facebook");
	expect(await policyWith("consent=1.m")).toContain(script.src.replace("google", "facebook"));
	expect((await start(newShopper(), "facebook")).script.consent).toBe("marketing");
	// A page of one shopper is isolated from all windows except those that such a script opens.
	const own = await newShopper().fetch("/en-it/login");
	expect(own.headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
});

// proves identity-57
test.each([
	["a forged state", (one: Started) => ({ state: `${one.state}x`, nonce: one.nonce })],
	["a foreign nonce", (one: Started) => ({ state: one.state, nonce: "made-up" })],
])("%s signs nothing in, and uses up the right one", async (_, forged) => {
	const person = newPerson();
	await registered(person);
	const shopper = newShopper();
	const started = await start(shopper, "google");
	const { state, nonce } = forged(started);
	const refused = await post(shopper, "/providers", { state, credentials: await byGoogle(nonce, person) });
	expect(refused).toEqual({ status: 400, body: { ok: false, error: "invalid" } });
	const credentials = await byGoogle(started.nonce, person);
	const late = await post(shopper, "/providers", { state: started.state, credentials });
	expect(late.body).toEqual({ ok: false, error: "invalid" });
	expect((await session(shopper)).customer.registered).toBe(false);
});

// proves identity-57
test("a token that was changed, another provider's, or an unknown provider signs no one in", async () => {
	const shopper = newShopper();
	const tampered = await start(shopper, "google");
	const { providerData } = await byGoogle(tampered.nonce, newPerson());
	const [head = "", payload = "", signature = ""] = providerData.idToken.split(".");
	const flipped = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
	for (const idToken of [`${head}.${payload}.${flipped}`, "x", "a.b.c", `${head}.${payload}`]) {
		const { state } = await start(shopper, "google");
		const refused = await post(shopper, "/providers", {
			state,
			credentials: { providerId: "google", providerData: { idToken } },
		});
		expect(refused.status, idToken.slice(0, 20)).toBe(400);
	}
	const { state } = await start(shopper, "apple");
	const swapped = await post(shopper, "/providers", {
		state,
		credentials: { providerId: "google", providerData },
	});
	expect(swapped.status).toBe(400);
	for (const provider of ["myspace", "line", "house"])
		expect((await post(shopper, `/providers/${provider}`, {})).status).toBe(400);
});

// proves identity-57
test("if the platform fails, the guest gets a message and stays", async () => {
	const shopper = newShopper();
	const { state, nonce } = await start(shopper, "google");
	const credentials = await byGoogle(nonce, newPerson());
	const away = await post(
		shopper,
		"/providers",
		{ state, credentials },
		{ "x-vetrina-fault": "identity:503" },
	);
	expect(away.status).toBe(503);
	expect((await session(shopper)).customer.registered).toBe(false);
});
