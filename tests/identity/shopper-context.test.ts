import { decodeJwt } from "jose";
import { describe, expect, inject, test } from "vitest";
import type { BasketResponse, SessionResponse, SignInResponse } from "../../shared/contracts/shopper-api.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { rawRequest } from "../setup/raw-request.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Follows a session's context from the address of a page to the price of a bag. */

const SITE = "vetrina-eu";
const DRESS = "800000000003";
const ALL = ["analytics", "personalisation", "marketing"];
type Context = {
	sourceCode?: string;
	effectiveDateTime?: string;
	customQualifiers?: Record<string, string>;
	assignmentQualifiers?: Record<string, string>;
};

const consenting = (): Shopper => {
	const shopper = newShopper();
	shopper.cookies.set("consent", "1.apm");
	return shopper;
};
const session = async (shopper: Shopper, headers: Record<string, string> = {}): Promise<SessionResponse> => {
	const response = await shopper.fetch("/api/en-it/session", { headers });
	expect(response.status).toBe(200);
	return (await response.json()) as SessionResponse;
};
const send = async <A>(shopper: Shopper, method: string, path: string, body?: unknown, referer?: string) => {
	const { csrf } = await session(shopper);
	const response = await shopper.fetch(`/api/en-it${path}`, {
		method,
		headers: {
			"x-csrf-token": csrf,
			"content-type": "application/json",
			...(referer ? { referer: `${inject("storefront")}${referer}` } : {}),
		},
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return { status: response.status, answer: (await response.json()) as A };
};
const add = (shopper: Shopper, productId = DRESS) =>
	send<BasketResponse>(shopper, "POST", "/basket/items", { productId });
const allow = (shopper: Shopper, granted = ALL, referer?: string) =>
	send(shopper, "POST", "/consent", { granted }, referer);
const token = (shopper: Shopper): string => shopper.cookies.get(`cc-at_${SITE}`) ?? "";
const usidOf = (shopper: Shopper): string => shopper.cookies.get(`usid_${SITE}`) ?? "";
const contextNames = (shopper: Shopper) =>
	[...shopper.cookies.keys()].filter((name) => name.startsWith("context_"));
const campaignNames = ({ cookies }: Shopper) =>
	["effective_date", "personal_shopper_id", "source_code", "user_guid", "utm_source"].filter((name) =>
		cookies.has(name),
	);

/** Reads the context by the platform's own API. */
const contextOf = async (shopper: Shopper): Promise<Context | null> => {
	const path = `/shopper/shopper-context/v1/organizations/f_ecom_vtra_001/shopper-context/${usidOf(shopper)}?siteId=${SITE}`;
	const response = await fetch(inject("commerce") + path, {
		headers: { authorization: `Bearer ${token(shopper)}` },
	});
	return response.ok ? ((await response.json()) as Context) : null;
};
const groupsOf = async (shopper: Shopper): Promise<string[]> => {
	const path = `/on/demandware.store/Sites-${SITE}-Site/en-IT/Context-GetCustomerGroups`;
	const response = await fetch(inject("commerce") + path, {
		headers: { authorization: `Bearer ${token(shopper)}` },
	});
	const { customerGroups } = (await response.json()) as { customerGroups: { ID: string }[] };
	return customerGroups.map(({ ID }) => ID);
};
const scarf = async (): Promise<string> => {
	const list = (await (await newShopper().fetch("/_page/en-it/accessories/scarves")).json()) as {
		page: { data: { tiles: { href: string }[] } };
	};
	const html = await (await newShopper().fetch(list.page.data.tiles[0]?.href ?? "")).text();
	return (
		/name="productId"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="productId"/
			.exec(html)
			?.slice(1)
			.find(Boolean) ?? "none"
	);
};

// proves identity-70
test("a guest's context is created once, with the first request after the first product", async () => {
	const shopper = newShopper();
	await session(shopper);
	expect(contextNames(shopper)).toEqual([]);
	await add(shopper);
	await session(shopper);
	expect(contextNames(shopper)).toEqual([`context_${usidOf(shopper)}`]);
	expect(await contextOf(shopper)).toEqual({
		customQualifiers: { platform: "web", shippingCountry: "IT", deviceType: "desktop" },
		assignmentQualifiers: { platform: "web", shippingCountry: "IT" },
	});
	const kept = shopper.cookies.get(`context_${usidOf(shopper)}`);
	await session(shopper);
	expect(shopper.cookies.get(`context_${usidOf(shopper)}`)).toBe(kept);
});

// proves preview-3
test("a source code in a preview gives its price in the bag, and to no one else", async () => {
	const productId = await scarf();
	const priceFor = async (shopper: Shopper) => {
		const { answer } = await add(shopper, productId);
		return answer.ok ? answer.basket?.items[0]?.totalText : answer.error;
	};
	const editor = newShopper();
	await editor.fetch("/en-it/?preview=true");
	const state = { mode: "preview", hasDrafts: false, sourceCode: "atelier" };
	const response = await editor.fetch("/api/preview/links", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ path: "/en-it/accessories/scarves", state }),
	});
	const { href } = (await response.json()) as { href: string };
	const colleague = newShopper();
	await colleague.fetch(href.slice(new URL(href).origin.length), { method: "POST" });
	expect(await priceFor(colleague)).toMatch(/^145\s€$/);
	expect(await priceFor(newShopper())).not.toMatch(/^145\s€$/);
});

// proves identity-70, identity-71
test("the offer of a link applies to the first product in the bag, and to the link's page alone", async () => {
	const productId = await scarf();
	const priceFor = async (shopper: Shopper) => {
		const { answer } = await add(shopper, productId);
		// The bag's total has an estimate of shipping in it, so the line alone is compared.
		return answer.ok ? answer.basket?.items[0]?.totalText : answer.error;
	};
	const shopper = newShopper();
	const landing = await shopper.fetch("/en-it/accessories/scarves?src=atelier");
	expect([landing.status, landing.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	expect(campaignNames(shopper)).toEqual(["source_code"]);
	const again = await shopper.fetch("/en-it/accessories/scarves?src=atelier");
	expect(again.headers.get("cache-control")).toMatch(/^public/);
	const stranger = await newShopper().fetch("/en-it/accessories/scarves");
	expect(stranger.headers.get("cache-control")).toMatch(/^public/);
	expect(stranger.headers.getSetCookie()).toEqual([]);
	const [offered, usual] = [await priceFor(shopper), await priceFor(newShopper())];
	expect(offered).toMatch(/^145\s€$/);
	expect(usual).not.toBe(offered);
	expect((await contextOf(shopper))?.sourceCode).toBe("atelier");
});

describe("campaigns", () => {
	const QUERY = "utm_source=Vogue%20Italia&personalShopperUserId=ps-elena&user_id=8f3e";
	const LANDING = `/en-it/?${QUERY}`;

	// proves identity-72, consent-6
	test("are stored and sent with consent, and deleted without", async () => {
		const shopper = newShopper();
		expect((await shopper.fetch(LANDING)).headers.get("cache-control")).toMatch(/^public/);
		expect(campaignNames(shopper)).toEqual([]);
		await allow(shopper, ALL, LANDING);
		expect(campaignNames(shopper)).toEqual(["personal_shopper_id", "user_guid", "utm_source"]);
		await add(shopper);
		await session(shopper);
		expect((await contextOf(shopper))?.assignmentQualifiers).toEqual({
			platform: "web",
			shippingCountry: "IT",
			utmSource: "Vogue Italia",
			personalShopperUserId: "ps-elena",
		});
		expect(await groupsOf(shopper)).toContain("personal-shopping");
		await allow(shopper, ["personalisation"]);
		expect(campaignNames(shopper)).toEqual(["personal_shopper_id"]);
		await session(shopper);
		expect((await contextOf(shopper))?.customQualifiers).toEqual({
			platform: "web",
			shippingCountry: "IT",
			deviceType: "desktop",
			personalShopperUserId: "ps-elena",
		});
	});

	// proves consent-6
	test("apply after a form without JavaScript on the page that names them", async () => {
		const shopper = newShopper();
		await shopper.fetch("/en-it/cookie-settings", {
			method: "POST",
			body: new URLSearchParams({ intent: "accept" }),
			headers: { referer: `${inject("storefront")}${LANDING}` },
		});
		expect(campaignNames(shopper)).toEqual(["personal_shopper_id", "user_guid", "utm_source"]);
		await shopper.fetch("/en-it/cookie-settings", {
			method: "POST",
			body: new URLSearchParams({ intent: "refuse" }),
			headers: { referer: `${inject("storefront")}${LANDING}` },
		});
		expect(campaignNames(shopper)).toEqual([]);
	});

	test("survive the way to the shopper's own locale", async () => {
		const shopper = consenting();
		const { headers } = await shopper.fetch(`/fr/?${QUERY}`);
		expect(headers.get("location")).toContain(QUERY);
	});
});

// proves identity-71
test.each([
	`utm_source=${"x".repeat(7000)}`,
	"utm_source=%3Cscript%3Ealert(1)%3C/script%3E&src=%0d%0aset-cookie:a=b",
	"personalShopperUserId=unknown-to-the-house&user_id=%00",
	"effectiveDateTime=2026-02-30T00:00Z",
	"src=atelier&src=other&utmSource[]=x",
])("the shop works with %s", async (query) => {
	const shopper = consenting();
	const landing = await shopper.fetch(`/en-it/?${query}`);
	expect(landing.status).toBe(200);
	expect(await landing.text()).not.toContain("<script>alert(1)");
	expect((await add(shopper)).status).toBe(200);
	expect((await session(shopper)).basket?.count).toBe(1);
	expect(await contextOf(shopper)).not.toBeNull();
});

// proves identity-74
test("a forged context, and one of another session, count as none", async () => {
	const shopper = newShopper();
	await add(shopper);
	const name = `context_${usidOf(shopper)}`;
	shopper.cookies.set(name, "9999999999.x.W10.x");
	shopper.cookies.set("context_foreign", "9999999999.x.W10.x");
	await session(shopper);
	expect(contextNames(shopper)).toEqual([name]);
	expect(shopper.cookies.get(name)).not.toContain("9999999999");
	expect(await contextOf(shopper)).not.toBeNull();
});

// proves identity-73, identity-14
test.each(["503", "timeout", "malformed", "content-type", "429"])(
	"a platform that fails (contexts:%s) takes nothing from a customer",
	async (fault) => {
		const email = await newCustomer(inject("commerce"));
		const shopper = newShopper({ "x-vetrina-fault": `contexts:${fault}` });
		await shopper.fetch("/en-it/?src=atelier");
		expect((await add(shopper)).status).toBe(200);
		const { answer } = await send<SignInResponse>(shopper, "POST", "/session", { email, password: PASSWORD });
		expect(answer.ok).toBe(true);
		const response = await session(shopper);
		expect([response.customer.registered, response.basket?.count]).toEqual([true, 1]);
		expect((await shopper.fetch("/en-it/cart")).status).toBe(200);
		expect(contextNames(shopper)).toEqual([]);
	},
);

// proves identity-73
test("a customer whose context is refused is a guest, twice in a visit, and no guest loses a bag", async () => {
	const email = await newCustomer(inject("commerce"));
	const shopper = newShopper({ "x-vetrina-fault": "contexts:403" });
	await add(shopper);
	expect((await session(shopper)).basket?.count).toBe(1);
	const signIn = async () =>
		(await send<SignInResponse>(shopper, "POST", "/session", { email, password: PASSWORD })).answer;
	const registered: unknown[] = [];
	for (let time = 1; time <= 3; time++) {
		const answer = await signIn();
		registered.push(answer.ok && answer.session.customer.registered);
	}
	expect(registered).toEqual([false, false, true]);
	expect((await session(shopper)).basket?.count).toBe(1);
});

// proves identity-29, identity-74
test("signing out removes the customer's context and identifiers", async () => {
	const email = await newCustomer(inject("commerce"));
	const shopper = newShopper({});
	await allow(shopper);
	await shopper.fetch("/en-it/?utm_source=vogue&personalShopperUserId=ps-elena&user_id=8f3e");
	await send(shopper, "POST", "/session", { email, password: PASSWORD });
	expect(contextNames(shopper)).toHaveLength(1);
	expect(decodeJwt(token(shopper)).isb).toContain("upn:");
	await send(shopper, "DELETE", "/session");
	expect(contextNames(shopper)).toEqual([]);
	expect(campaignNames(shopper)).toEqual(["utm_source"]);
});

// proves identity-77
test("another country gets its own context with the next page, and another language keeps it", async () => {
	const shopper = newShopper();
	await add(shopper);
	await session(shopper);
	const choose = (country: string, language: string) =>
		shopper.fetch("/en-it/preferences", {
			method: "POST",
			body: new URLSearchParams({ country, language, path: "/en-it/cart" }),
		});
	await choose("IT", "fr");
	expect(contextNames(shopper)).toHaveLength(1);
	await choose("FR", "fr");
	expect(contextNames(shopper)).toEqual([]);
	expect((await shopper.fetch("/fr-fr/cart")).status).toBe(200);
	expect(contextNames(shopper)).toHaveLength(1);
	expect((await contextOf(shopper))?.customQualifiers?.shippingCountry).toBe("FR");
	await session(shopper);
	expect((await contextOf(shopper))?.assignmentQualifiers?.shippingCountry).toBe("IT");
});

// proves identity-72, locale-6
test("another host of the house gets campaigns in the address, because cookies are not sent", async () => {
	const host = `eu.localhost:${new URL(inject("storefront")).port}`;
	const { status, headers } = await rawRequest("/en-it/preferences", {
		method: "POST",
		headers: {
			host,
			origin: `http://${host}`,
			"content-type": "application/x-www-form-urlencoded",
			cookie:
				"source_code=atelier; utm_source=vogue; user_guid=8f3e; consent=1.p; personal_shopper_id=ps-elena",
		},
		body: "country=US&language=en&path=/en-it/women",
	});
	expect(status).toBe(303);
	expect(headers.get("location")).toMatch(
		/^http:\/\/us\.localhost:\d+\/(?:women)?\?country=US&language=en&src=atelier&personalShopperUserId=ps-elena$/,
	);
});
