import { inTurn } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { expect, test } from "vitest";
import { newShopper, type Shopper } from "../setup/shopper.ts";

let people = 0;
const newPerson = (more: Record<string, string> = {}): Record<string, string> => ({
	person: "new",
	given_name: "Noor",
	family_name: "Haddad",
	email: `noor${Date.now()}-${++people}@people.example`,
	...more,
});

const locationOf = (response: Response): string => response.headers.get("location") ?? "";

/** Follows the shop's own redirects through the stand-in, as the person; returns the address to which the browser comes back. */
async function atProvider(address: string, person: Record<string, string>): Promise<string> {
	let url = new URL(address);
	const body = new URLSearchParams({ ...Object.fromEntries(url.searchParams), ...person });
	let response = await fetch(url.origin + url.pathname, {
		method: "POST",
		body,
		redirect: "manual",
	});
	for (url = new URL(locationOf(response)); url.pathname !== "/oauthCallback"; ) {
		response = await fetch(url, { redirect: "manual" });
		url = new URL(locationOf(response));
	}
	return url.pathname + url.search;
}

const start = async (shopper: Shopper, provider: string, locale = "en-it"): Promise<string> =>
	locationOf(await shopper.fetch(`/${locale}/login-with?provider=${provider}`));

/** Links an account without script, as the page of personal data does; returns the redirect of its form. */
async function startLink(
	shopper: Shopper,
	provider: string,
	{ headers = {}, csrf }: { headers?: Record<string, string>; csrf?: string } = {},
): Promise<{ response: Response; address: string; html: string }> {
	const page = await (await shopper.fetch("/en-it/personaldata")).text();
	const token = csrf ?? /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
	const owner = /name="owner" value="([^"]+)"/.exec(page)?.[1] ?? "";
	const response = await shopper.fetch("/en-it/personaldata", {
		method: "POST",
		headers,
		body: new URLSearchParams({ intent: "link", provider, owner, csrf: token }),
	});
	const html = await response.text();
	const leaving = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(html)?.[1] ?? "";
	return { response, address: leaving.replaceAll("&amp;", "&"), html };
}
const linkAt = async (shopper: Shopper, provider: string): Promise<string> =>
	(await startLink(shopper, provider)).address;

const register = (shopper: Shopper, provider: string, fields: Record<string, string> = {}, headers = {}) =>
	shopper.fetch("/en-it/register", {
		method: "POST",
		headers,
		body: new URLSearchParams({ with: provider, ...fields }),
	});

async function registered(person: Record<string, string>): Promise<Shopper> {
	const shopper = newShopper();
	const back = await atProvider(await start(shopper, "house"), person);
	expect(locationOf(await shopper.fetch(back))).toBe("/en-it/register?with=house");
	const { given_name: firstName = "", family_name: lastName = "", email = "" } = person;
	const made = await register(shopper, "house", { firstName, lastName, email, country: "IT", privacy: "on" });
	expect(locationOf(made)).toBe("/en-it/myaccount?notice=signedIn");
	return shopper;
}

// proves identity-50, identity-51, identity-54, identity-80
test("a new person registers without a password, with the provider's data filled in, and then signs in", async () => {
	const shopper = newShopper();
	const person = newPerson({ given_name: "<script>alert(1)</script>", family_name: "Haddad" });
	const address = new URL(await start(shopper, "house"));
	expect(Object.fromEntries(address.searchParams)).toMatchObject({
		response_type: "code",
		scope: "openid profile email",
		ui_locales: "en",
	});
	const back = await atProvider(address.href, person);
	const led = await shopper.fetch(back);
	expect([led.status, locationOf(led)]).toEqual([303, "/en-it/register?with=house"]);
	const form = await (await shopper.fetch(locationOf(led))).text();
	expect(form).toContain(`value="${person.email}"`);
	expect(form).toContain("Vetrina ID has confirmed who you are.");
	expect(form).not.toContain('type="password"');
	expect(form).not.toContain("<script>alert");
	const fields = { firstName: "Noor", lastName: "Haddad", email: person.email ?? "", country: "IT" };
	expect(locationOf(await register(shopper, "house", fields))).toBe("/en-it/register?with=house");
	const made = await register(shopper, "house", { ...fields, privacy: "on" });
	expect(locationOf(made)).toBe("/en-it/myaccount?notice=signedIn");
	expect(await (await shopper.fetch("/en-it/myaccount")).text()).toContain("Welcome, Noor");

	const later = newShopper();
	later.cookies.set("consent", "1.apm");
	const again = await later.fetch(await atProvider(await start(later, "house"), person));
	expect(locationOf(again)).toBe("/en-it/myaccount?notice=signedIn");
	expect(later.cookies.get("sign_in_way")).toBe("house");
	expect([...later.cookies.keys()].filter((name) => name.includes("idp_"))).toHaveLength(1);
	expect([...later.cookies.values()].join()).not.toContain(person.email);
});

// proves identity-55
test("a session that a provider's account began continues by that account", async () => {
	const shopper = await registered(newPerson());
	for (const name of [...shopper.cookies.keys()]) if (name.includes("cc-at_")) shopper.cookies.delete(name);
	const before = [...shopper.cookies].find(([name]) => name.includes("cc-nx_"))?.[1];
	expect((await shopper.fetch("/en-it/myaccount")).status).toBe(200);
	expect([...shopper.cookies].find(([name]) => name.includes("cc-nx_"))?.[1]).not.toBe(before);
	// Another account's cookie opens nothing.
	for (const [name] of shopper.cookies)
		if (name.includes("idp_")) shopper.cookies.set(name, "house.house-stranger");
		else if (name.includes("cc-at_")) shopper.cookies.delete(name);
	expect(locationOf(await shopper.fetch("/en-it/myaccount"))).toContain("/en-it/login");
});

// proves identity-50
test.each(["google", "apple", "facebook"])("%s signs in by the login service", async (provider) => {
	const shopper = newShopper();
	if (provider === "facebook") await shopper.fetch("/api/en-it/session");
	const back = await atProvider(await start(shopper, provider), newPerson());
	expect(locationOf(await shopper.fetch(back))).toBe("/en-it/myaccount?notice=signedIn");
});

// proves identity-50
test("LINE is offered on sites that have it", async () => {
	expect(await start(newShopper(), "line")).toBe("/en-it/login?error=again");
	const shopper = newShopper();
	const back = await atProvider(await start(shopper, "line", "ja-jp"), newPerson());
	expect(back).toContain("identityProvider=line");
	expect(locationOf(await shopper.fetch(back))).toBe("/ja-jp/register?with=line");
});

// proves identity-56
test("a customer who is signed in links an account, unless it is another's", async () => {
	const person = newPerson();
	const theirs = newPerson();
	await registered(theirs);
	const shopper = await registered(person);
	const taken = await shopper.fetch(await atProvider(await linkAt(shopper, "house"), theirs));
	expect(locationOf(taken)).toBe("/en-it/personaldata?error=accountLinked");
	const page = await (await shopper.fetch(locationOf(taken))).text();
	expect(page).toContain("This account is already linked to another customer.");
	const own = newPerson({ given_name: "Other" });
	const linked = await shopper.fetch(await atProvider(await linkAt(shopper, "house"), own));
	expect(locationOf(linked)).toBe("/en-it/personaldata?notice=linked");
	const later = newShopper();
	await later.fetch(await atProvider(await start(later, "house"), own));
	expect(await (await later.fetch("/en-it/myaccount")).text()).toContain("Welcome, Noor");
	const listed = await (await later.fetch("/en-it/personaldata")).text();
	expect(listed).toContain("Unlink Vetrina ID");
	expect(listed).toContain("Link Google");
	const owner = /name="owner" value="([^"]+)"/.exec(listed)?.[1] ?? "";
	const post = (who: Shopper, provider: string, as = owner) =>
		who.fetch("/en-it/personaldata", {
			method: "POST",
			body: new URLSearchParams({ intent: "unlink", provider, owner: as }),
		});
	expect(locationOf(await post(newShopper(), "house"))).toBe("/en-it/login?back=personalData");
	expect(locationOf(await post(later, "unknown"))).toBe("/en-it/personaldata");
	// This tab belongs to the customer who was signed in before.
	expect(locationOf(await post(later, "house", "someone-else"))).toBe("/en-it/personaldata?error=changed");
	const gone = await (await later.fetch(locationOf(await post(later, "house")))).text();
	expect(gone).toContain("The account has been unlinked.");
	expect(gone).toContain("Link Vetrina ID");
	const stranger = newShopper();
	const again = await stranger.fetch(await atProvider(await start(stranger, "house"), own));
	expect(locationOf(again)).toBe("/en-it/register?with=house");
});

// proves identity-56, identity-6
test.each(inTurn(["google", "house"], 2))(
	"a link of %s needs a form of the customer's own browser, not an address, or another site's form or token",
	async (provider) => {
		const customer = await registered(newPerson());
		for (const site of ["none", "same-origin", "cross-site"]) {
			const typed = await customer.fetch(`/en-it/login-with?provider=${provider}`, {
				headers: { "sec-fetch-site": site },
			});
			expect([typed.status, locationOf(typed)]).toEqual([302, "/en-it/personaldata"]);
		}
		// Nothing is stored of a sign-in that has not begun.
		expect([...customer.cookies.keys()].filter((name) => name.startsWith("draft_"))).toEqual([]);
		const elsewhere = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
		expect((await startLink(customer, provider, { headers: elsewhere })).response.status).toBe(403);
		const { csrf: strangers } = (await (await newShopper().fetch("/api/en-it/session")).json()) as {
			csrf: string;
		};
		for (const csrf of ["", "x", strangers]) {
			const { response, address } = await startLink(customer, provider, { csrf });
			expect([locationOf(response), address]).toEqual(["/en-it/personaldata?error=changed", ""]);
		}
		const { response, address, html } = await startLink(customer, provider);
		expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
		expect(response.headers.get("content-security-policy")).toContain("form-action 'none'");
		expect(address).toContain("state=");
		expect(html).toMatch(/<a [^>]*>Continue with (Google|Vetrina ID)<\/a>/);
		const guest = await newShopper().fetch(`/en-it/login-with?provider=${provider}`, {
			headers: { "sec-fetch-site": "cross-site" },
		});
		expect(locationOf(guest)).toContain("state=");
	},
);

type Facts = { customer: { id?: string; name?: string }; basket: { count: number }; usid: string };
const factsOf = async (shopper: Shopper): Promise<Facts> => {
	const { customer, basket } = (await (await shopper.fetch("/api/en-it/session")).json()) as Facts;
	return { customer, basket, usid: shopper.cookies.get("usid_vetrina-eu") ?? "" };
};
const add = async (shopper: Shopper): Promise<void> => {
	const { csrf } = (await (await shopper.fetch("/api/en-it/session")).json()) as { csrf: string };
	await shopper.fetch("/api/en-it/basket/items", {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
		body: JSON.stringify({ productId: "VT10026", quantity: 1 }),
	});
};

// proves identity-56
test.each(inTurn(["google", "apple", "facebook"], 3, 2))(
	"a customer who links %s stays signed in, and signs in by it",
	async (provider) => {
		const shopper = await registered(newPerson());
		await add(shopper);
		const before = await factsOf(shopper);
		const account = newPerson({ given_name: "Other" });
		const linked = await shopper.fetch(await atProvider(await linkAt(shopper, provider), account));
		expect(locationOf(linked)).toBe("/en-it/personaldata?notice=linked");
		expect(await (await shopper.fetch(locationOf(linked))).text()).toContain("The account has been linked.");
		expect(await factsOf(shopper)).toEqual(before);
		expect(before.basket.count).toBe(1);

		const later = newShopper();
		const again = await later.fetch(await atProvider(await start(later, provider), account));
		expect(locationOf(again)).toBe("/en-it/myaccount?notice=signedIn");
		expect((await factsOf(later)).customer).toEqual(before.customer);

		const other = await registered(newPerson({ given_name: "Mina" }));
		const facts = await factsOf(other);
		const taken = await other.fetch(await atProvider(await linkAt(other, provider), account));
		expect(locationOf(taken)).toBe("/en-it/personaldata?error=accountLinked");
		expect(await factsOf(other)).toEqual(facts);
		const cancelled = await atProvider(await linkAt(other, provider), { person: "cancel" });
		expect(locationOf(await other.fetch(cancelled))).toBe("/en-it/personaldata");
	},
);

// proves identity-56
test("an account is linked only to the customer who requested it, in the same session", async () => {
	const shopper = await registered(newPerson());
	const account = newPerson();
	const back = await atProvider(await linkAt(shopper, "google"), account);
	// The session has ended meanwhile.
	for (const name of [...shopper.cookies.keys()]) if (name.startsWith("cc-")) shopper.cookies.delete(name);
	expect(locationOf(await shopper.fetch(back))).toBe("/en-it/login?error=again&back=personalData");
	// A guest starts at the provider, and a customer has signed in on return: the account neither signs in nor is linked.
	const guest = newShopper();
	const house = await atProvider(await start(guest, "house"), newPerson());
	const other = await registered(newPerson());
	const before = await factsOf(other);
	for (const [name, value] of other.cookies) guest.cookies.set(name, value);
	expect(locationOf(await guest.fetch(house))).toBe("/en-it/myaccount");
	expect(await factsOf(guest)).toEqual(before);
	// Another browser that returns with the address links nothing, so that its owner can still sign in by the account.
	const victim = newPerson();
	const sentOn = await atProvider(await linkAt(other, "google"), victim);
	expect(locationOf(await newShopper().fetch(sentOn))).toBe("/login?error=again");
	const owner = newShopper();
	await owner.fetch(await atProvider(await start(owner, "google"), victim));
	expect((await factsOf(owner)).customer.id).not.toBe(before.customer.id);
	// The account belongs to its owner now.
	expect(locationOf(await other.fetch(sentOn))).toBe("/en-it/personaldata?error=accountLinked");
	// While the platform is unavailable, nothing is linked and the customer stays signed in.
	const { response: away } = await startLink(other, "google", { headers: { "x-vetrina-fault": "slas:503" } });
	expect(locationOf(away)).toBe("/en-it/personaldata?error=accounts");
	expect(await factsOf(other)).toEqual(before);
});

// proves identity-53
test("a state works once, unchanged, and in the browser that received it", async () => {
	const shopper = newShopper();
	const other = newShopper();
	const back = await atProvider(await start(shopper, "house"), newPerson());
	const failed = async (by: Shopper, address: string) => {
		const response = await by.fetch(address);
		expect([response.status, response.headers.get("cache-control")]).toEqual([303, "private, no-store"]);
		expect(locationOf(response), address).toMatch(/^\/(en-it\/)?login\?error=again$/);
		expect(by.cookies.size && [...by.cookies.keys()].some((name) => name.includes("cc-nx_"))).toBeFalsy();
	};
	await failed(other, back);
	await failed(newShopper(), `/oauthCallback?code=x&state=${"x".repeat(6000)}`);
	await failed(newShopper(), "/oauthCallback");
	// A forged state also uses up the right one.
	await failed(shopper, back.replace(/state=[^&]{8}/, "state=AAAAAAAA"));
	await failed(shopper, back);
	// The state belongs to one provider, the code to another.
	const line = await start(shopper, "house");
	await failed(shopper, `${await atProvider(line, newPerson())}`.replace("=house", "=line"));
	// The code was used before.
	const person = newPerson();
	const first = await registered(person);
	const used = await atProvider(await linkAt(first, "house"), person);
	expect(locationOf(await first.fetch(used))).toBe("/en-it/personaldata?notice=linked");
	const state = new URL(await start(other, "house")).searchParams.get("state") ?? "";
	const replayed = new URL(used, "http://shop.invalid");
	replayed.searchParams.set("state", state);
	await failed(other, replayed.pathname + replayed.search);
});

// proves identity-53
test("a cancellation shows no message, and the provider's text is not repeated", async () => {
	const shopper = newShopper();
	const cancelled = await atProvider(await start(shopper, "house"), { person: "cancel" });
	expect(cancelled).toContain("error=access_denied");
	expect(locationOf(await shopper.fetch(cancelled))).toBe("/en-it/login");
	const state = new URL(await start(shopper, "house")).searchParams.get("state") ?? "";
	const response = await shopper.fetch(
		`/oauthCallback?state=${state}&error=%3Cscript%3E&error_description=${"x".repeat(3000)}`,
	);
	expect(locationOf(response)).toBe("/en-it/login?error=again");
});

// proves identity-52
test.concurrent.each(["identity:503", "identity:malformed", "identity:timeout", "slas:503"])(
	"%s: a message is shown, and the guest stays",
	async (fault) => {
		const shopper = newShopper();
		const back = await atProvider(await start(shopper, "house"), newPerson());
		const response = await shopper.fetch(back, { headers: { "x-vetrina-fault": fault } });
		expect([response.status, locationOf(response)]).toEqual([303, "/en-it/login?error=unavailable"]);
		const page = await shopper.fetch(locationOf(response), { headers: { accept: "text/html" } });
		expect(await page.text()).toContain("We can’t connect right now. Please try again.");
		const hinted = await newShopper().fetch("/en-it/login-with?provider=google", {
			headers: { "x-vetrina-fault": "slas:503" },
		});
		expect(locationOf(hinted)).toBe("/en-it/login?error=unavailable");
	},
);

// proves identity-52, identity-54
test("bad input of a registration comes back to its form", async () => {
	const person = newPerson();
	await registered(person);
	const shopper = newShopper();
	const back = await atProvider(await start(shopper, "house"), newPerson());
	await shopper.fetch(back);
	const fields = { firstName: "Noor", lastName: "Haddad", country: "IT", privacy: "on" };
	for (const email of ["x".repeat(10_000), "no address", person.email ?? ""]) {
		const refused = await register(shopper, "house", { ...fields, email });
		expect(locationOf(refused)).toBe("/en-it/register?with=house");
	}
	expect(await (await shopper.fetch("/en-it/register?with=house")).text()).toContain('aria-invalid="true"');
	const away = await register(
		shopper,
		"house",
		{ ...fields, email: newPerson().email ?? "" },
		{ "x-vetrina-fault": "identity:503" },
	);
	expect(locationOf(away)).toBe("/en-it/register?with=house");
	expect(locationOf(await register(newShopper(), "house", fields))).toBe("/en-it/login?error=again");
	expect(locationOf(await register(shopper, "google", fields))).toBe("/en-it/login?error=again");
});
