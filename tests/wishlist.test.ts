import { describe, expect, inject, test } from "vitest";
import type {
	MoveResponse,
	SessionResponse,
	SignInResponse,
	WishlistItemResponse,
} from "../shared/contracts/shopper-api.ts";
import { textsOf } from "../shared/i18n/all-texts.ts";
import { newCustomer, PASSWORD } from "./setup/customer.ts";
import { newShopper, type Shopper } from "./setup/shopper.ts";

const DRESS = "VT10001-emerald";
const COAT = "VT10002-camel";
const SIZE = "800000000003";

const session = async (shopper: Shopper, locale = "en-it"): Promise<SessionResponse> =>
	(await (await shopper.fetch(`/api/${locale}/session`)).json()) as SessionResponse;

async function send<A>(shopper: Shopper, method: string, path: string, body?: unknown, locale = "en-it") {
	const { csrf } = await session(shopper, locale);
	const response = await shopper.fetch(`/api/${locale}${path}`, {
		method,
		headers: { "x-csrf-token": csrf, ...(body ? { "content-type": "application/json" } : {}) },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return { status: response.status, answer: (await response.json()) as A, headers: response.headers };
}
const toggle = (shopper: Shopper, productId: string, locale?: string) =>
	send<WishlistItemResponse>(shopper, "POST", "/wishlist/items", { productId }, locale);
const signIn = (shopper: Shopper, email: string, more: object = {}, locale?: string) =>
	send<SignInResponse>(shopper, "POST", "/session", { email, password: PASSWORD, ...more }, locale);
const wishlistItemsOf = ({ wishlist }: SessionResponse) => wishlist?.items.map(({ id }) => id).sort();
const form = (shopper: Shopper, path: string, fields: Record<string, string>) =>
	shopper.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

test("a visitor without a session may add items if guests may, and reading creates no session", async () => {
	const shopper = newShopper();
	expect(await session(shopper)).toMatchObject({
		customer: { registered: false },
		wishlist: { may: true, items: [] },
	});
	expect([...shopper.cookies.keys()].filter((name) => /^(cc-|usid)/.test(name))).toEqual([]);
	expect((await session(shopper, "en-jp")).wishlist).toEqual({ may: false, items: [] });
});

test("a guest saves a colour, and removes it by a second click", async () => {
	const shopper = newShopper();
	const added = await toggle(shopper, DRESS);
	expect(added).toMatchObject({ status: 200, answer: { ok: true, done: "added" } });
	expect(wishlistItemsOf(await session(shopper))).toEqual([DRESS]);
	expect((await toggle(shopper, DRESS)).answer).toMatchObject({ done: "removed", wishlist: { items: [] } });
	expect((await toggle(shopper, "VT99999-nothing")).answer).toEqual(
		expect.objectContaining({ ok: false, error: "unknownProduct" }),
	);
});

test("simultaneous clicks all succeed, even if the item is gone for one of them", async () => {
	const shopper = newShopper();
	await toggle(shopper, DRESS);
	const results = await Promise.all(Array.from({ length: 4 }, () => toggle(shopper, DRESS)));
	expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

// proves wishlist-4
test("quantity 0 removes an item; removing an unknown item succeeds", async () => {
	const shopper = newShopper();
	await toggle(shopper, DRESS);
	const itemId = (await session(shopper)).wishlist?.items[0]?.itemId ?? "";
	expect(
		(await send<WishlistItemResponse>(shopper, "PATCH", `/wishlist/items/${itemId}`, { quantity: 0 })).answer,
	).toMatchObject({
		done: "removed",
		wishlist: { items: [] },
	});
	expect(
		(await send<WishlistItemResponse>(shopper, "DELETE", "/wishlist/items/nothing")).answer,
	).toMatchObject({
		ok: true,
	});
});

describe("signing in", () => {
	test("carries bag and wishlist over, adds the chosen product, and keeps tokens from scripts", async () => {
		const email = await newCustomer(inject("commerce"));
		const shopper = newShopper();
		await toggle(shopper, DRESS);
		await send(shopper, "POST", "/basket/items", { productId: SIZE });
		const { status, answer, headers } = await signIn(shopper, email, { wishlistProductId: COAT });
		expect({ status, answer }).toMatchObject({
			status: 200,
			answer: { ok: true, done: "added", session: { customer: { registered: true, name: "Anna Rossi" } } },
		});
		if (!answer.ok) throw new Error(answer.error);
		expect(wishlistItemsOf(answer.session)).toEqual([DRESS, COAT]);
		expect(answer.session.basket?.items.map(({ productId }) => productId)).toEqual([SIZE]);

		const cookies = headers.getSetCookie().filter((line) => /^(cc-|usid)/.test(line));
		for (const line of cookies) expect(line).toMatch(/; HttpOnly; SameSite=Lax/);
		expect(cookies.join("\n")).toMatch(/^cc-nx_vetrina-eu=[^;]+; Path=\/; Max-Age=7776000;/m);
		expect(cookies.join("\n")).toMatch(/^cc-nx-g_vetrina-eu=; Path=\/; Max-Age=0;/m);
		expect(JSON.stringify(answer)).not.toMatch(/eyJ/);

		// The session continues by the refresh token if its access token is missing.
		shopper.cookies.delete("cc-at_vetrina-eu");
		expect((await session(shopper)).customer.registered).toBe(true);

		// Another device has the same wishlist; a second sign-in copies nothing twice.
		const phone = newShopper();
		await toggle(phone, COAT);
		const there = await signIn(phone, email, { wishlistProductId: DRESS });
		if (!there.answer.ok) throw new Error(there.answer.error);
		expect(there.answer.done).toBe("saved");
		expect(wishlistItemsOf(there.answer.session)).toEqual([DRESS, COAT]);
	});

	test("ends by signing out: no wishlist and no cookie is left", async () => {
		const email = await newCustomer(inject("commerce"));
		const shopper = newShopper();
		await signIn(shopper, email, { wishlistProductId: DRESS });
		const old = new Map(shopper.cookies);
		const { answer } = await send<SignInResponse>(shopper, "DELETE", "/session");
		expect(answer).toMatchObject({ ok: true, session: { customer: { registered: false } } });
		expect([...shopper.cookies.keys()].filter((name) => /^(cc-|usid)/.test(name))).toEqual([]);
		expect(wishlistItemsOf(await session(shopper))).toEqual([]);
		// A copy of the cookies has no session either.
		const thief = newShopper();
		for (const [name, value] of old) thief.cookies.set(name, value);
		expect((await session(thief)).customer.registered).toBe(false);
	});

	test("shows an error that does not depend on whether the account exists", async () => {
		const email = await newCustomer(inject("commerce"));
		const shopper = newShopper();
		const refused = { status: 403, answer: { ok: false, error: "wrongPassword" } };
		expect(await signIn(shopper, email, { password: "no" })).toMatchObject(refused);
		expect(await signIn(shopper, "unknown@vetrina.example")).toMatchObject(refused);
		expect(await signIn(shopper, "nöbody:x@пример.example", { password: "пароль:🔑" })).toMatchObject(
			refused,
		);
		expect(await signIn(shopper, "")).toMatchObject({ status: 400 });
	});

	test.each([
		[400, 503, "noSignIn"],
		[403, 503, "noSignIn"],
		[404, 503, "noSignIn"],
		[429, 429, "tooManyTries"],
	])("shows no wrong password if the login service refuses with %i", async (fault, status, error) => {
		const headers = { "x-vetrina-fault": `slas:${fault}` };
		const shopper = newShopper();
		const { csrf } = await session(shopper);
		const fields = { email: "anna@vetrina.example", password: PASSWORD };
		const scripted = await shopper.fetch("/api/en-it/session", {
			method: "POST",
			headers: { ...headers, "x-csrf-token": csrf, "content-type": "application/json" },
			body: JSON.stringify(fields),
		});
		expect([scripted.status, await scripted.json()]).toEqual([status, { ok: false, error }]);
		const posted = await shopper.fetch("/en-it/login", {
			method: "POST",
			headers,
			body: new URLSearchParams({ intent: "signIn", ...fields }),
		});
		expect(posted.headers.get("location")).toBe(`/en-it/login?error=${error}`);
		const { t } = textsOf("en");
		const page = await (await shopper.fetch(`/en-it/login?error=${error}`)).text();
		expect(page).toContain(t(`error.${error}`));
	});

	test("in two browsers at the same moment succeeds in both", async () => {
		const email = await newCustomer(inject("commerce"));
		const results = await Promise.all([newShopper(), newShopper()].map((shopper) => signIn(shopper, email)));
		expect(results.map(({ status }) => status)).toEqual([200, 200]);
	});

	// proves identity-16
	test("has to wait after too many tries", async () => {
		const results = await Promise.all(
			Array.from({ length: 12 }, () => signIn(newShopper(), "often@vetrina.example")),
		);
		const errors = new Set(results.map(({ answer }) => (answer.ok ? "" : answer.error)));
		// Simultaneous requests are retried, and each try counts.
		expect([...errors]).toContain("tooManyTries");
		for (const none of ["", "unavailable"]) expect(errors).not.toContain(none);
	});
});

// proves wishlist-1
test("a click asks to sign in if guests have no wishlist, and then adds the product", async () => {
	const email = await newCustomer(inject("commerce"), { siteId: "vetrina-ap" });
	const shopper = newShopper();
	expect(await toggle(shopper, DRESS, "en-jp")).toMatchObject({
		status: 403,
		answer: { ok: false, error: "signIn" },
	});
	const { answer } = await signIn(shopper, email, { wishlistProductId: DRESS }, "en-jp");
	expect(answer).toMatchObject({ ok: true, done: "added", session: { wishlist: { may: true } } });
});

// proves wishlist-5, wishlist-6
test("products move between wishlist and bag; from the bag only for customers", async () => {
	const shopper = newShopper();
	await toggle(shopper, DRESS);
	const [item] = (await session(shopper)).wishlist?.items ?? [];
	const moved = await send<MoveResponse>(shopper, "POST", `/wishlist/items/${item?.itemId}/basket`, {
		productId: SIZE,
	});
	expect(moved.answer).toMatchObject({ ok: true, basket: { count: 1 }, wishlist: { items: [] } });
	const itemOf = async () => (await session(shopper)).basket?.items[0]?.itemId ?? "";
	const back = async () => send<MoveResponse>(shopper, "POST", `/basket/items/${await itemOf()}/wishlist`);
	expect(await back()).toMatchObject({ status: 403, answer: { ok: false, error: "signIn" } });
	await signIn(shopper, await newCustomer(inject("commerce")));
	expect((await back()).answer).toMatchObject({
		ok: true,
		basket: { count: 0 },
		wishlist: { items: [{ id: DRESS }] },
	});
});

describe("no JavaScript", () => {
	test("a heart adds, the wishlist shows tiles, and a form removes", async () => {
		const shopper = newShopper();
		const kept = await form(shopper, "/en-it/wishlist", { intent: "toggle", productId: DRESS });
		expect([kept.status, kept.headers.get("location")]).toEqual([
			303,
			"/en-it/wishlist?notice=wishlistAdded",
		]);
		// The page with its heart is shared, and does not know the wishlist.
		const again = await form(shopper, "/en-it/wishlist", { intent: "toggle", productId: DRESS });
		expect(again.headers.get("location")).toBe("/en-it/wishlist?notice=wishlistAdded");
		const page = await shopper.fetch("/en-it/wishlist?notice=wishlistAdded");
		expect(page.headers.get("cache-control")).toBe("private, no-store");
		const html = await page.text();
		expect(html).toContain("Added to your wishlist.");
		expect(html.match(/<article/g)).toHaveLength(1);
		expect(html).toContain('content="noindex, follow"');
		const itemId = (await session(shopper)).wishlist?.items[0]?.itemId ?? "";
		const out = await form(shopper, "/en-it/wishlist", { intent: "remove", itemId });
		expect(out.headers.get("location")).toBe("/en-it/wishlist?notice=wishlistRemoved");
	});

	test("a heart leads to the sign-in page if guests have no wishlist, and then to the wishlist", async () => {
		const email = await newCustomer(inject("commerce"), { siteId: "vetrina-ap" });
		const shopper = newShopper();
		const response = await form(shopper, "/en-jp/wishlist", { productId: DRESS });
		const door = response.headers.get("location") ?? "";
		expect(door).toBe(`/en-jp/login?notice=wishlistSignIn&wishlistProductId=${DRESS}`);
		expect(await (await shopper.fetch(door)).text()).toContain(`value="${DRESS}"`);
		const fields = { intent: "signIn", email, wishlistProductId: DRESS };
		const wrong = await form(shopper, "/en-jp/login", { ...fields, password: "no" });
		expect(wrong.headers.get("location")).toBe(`/en-jp/login?error=wrongPassword&wishlistProductId=${DRESS}`);
		const right = await form(shopper, "/en-jp/login", { ...fields, password: PASSWORD });
		expect(right.headers.get("location")).toBe("/en-jp/wishlist?notice=wishlistAdded");
		expect(await (await shopper.fetch("/en-jp/wishlist")).text()).toContain("Signed in as Anna Rossi");
		const out = await form(shopper, "/en-jp/login", { intent: "signOut" });
		expect(out.headers.get("location")).toBe("/en-jp/login?notice=signedOut");
	});

	test("responses repeat no part of a request", async () => {
		const shopper = newShopper();
		const malformed: Record<string, string>[] = [
			{ intent: "<b>" },
			{ intent: "remove", itemId: "<script>" },
			{ productId: "VT1\n" },
			{ intent: "moveToBag", itemId: "1", productId: "\u0000" },
		];
		for (const fields of malformed) {
			const response = await form(shopper, "/en-it/wishlist", fields);
			expect(response.headers.get("location")).toBe("/en-it/wishlist?error=invalid");
		}
		const unknown = await form(shopper, "/en-it/wishlist", { productId: "../../<b>" });
		expect(unknown.headers.get("location")).toBe("/en-it/wishlist?error=unknownProduct");
		const html = await (
			await shopper.fetch("/en-it/login?wishlistProductId=<script>&error=<b>&notice=zzz")
		).text();
		expect(html).not.toMatch(/"<script>|<script>&|>zzz|<b>/);
	});
});

test("shared pages hold no wishlist", async () => {
	const shopper = newShopper();
	await toggle(shopper, DRESS);
	const list = await shopper.fetch("/en-it/women/dresses");
	expect(list.headers.get("cache-control")).toMatch(/^public/);
	const html = await list.text();
	expect(html).not.toContain("aria-pressed");
	const address = (await shopper.fetch(`/en-it/${DRESS}.html`)).headers.get("location");
	const product = await (await shopper.fetch(address ?? "")).text();
	expect(product.match(/aria-pressed="false"/g)).toHaveLength(1);
	expect(product).not.toContain('aria-pressed="true"');
});

test("a heart can be sent before the rest of its page has arrived", async () => {
	const html = await (await fetch(`${inject("storefront")}/en-it/${DRESS}.html`)).text();
	const [sends, heart] = [html.indexOf('<form id="wishlist"'), html.indexOf('form="wishlist"')];
	expect(sends).toBeGreaterThan(0);
	expect(heart).toBeGreaterThan(sends);
});
