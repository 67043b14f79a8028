import { expect, inject, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import {
	asBrowsersSay,
	buy,
	enterCard,
	enterSavedCard,
	orderNoOf,
	reviewedBasketId,
	send,
} from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const SCRIPT = "<script>alert(1)</script>";

const get = async (shopper: Shopper, path: string, fault = "") => {
	const response = await shopper.fetch(`/en-it${path}`, {
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	return {
		status: response.status,
		location: response.headers.get("location"),
		cache: response.headers.get("cache-control"),
		text: await response.text(),
	};
};
const signedIn = async (): Promise<Shopper> => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	return shopper;
};
const ownerOf = async (shopper: Shopper): Promise<string> =>
	/name="owner" value="([^"]+)"/.exec((await get(shopper, "/addresses?edit=")).text)?.[1] ?? "";
const change = async (shopper: Shopper, fields: Record<string, string>, fault = "") =>
	send(shopper, "/addresses", { owner: await ownerOf(shopper), ...fields }, fault);
const save = (shopper: Shopper, fields: Record<string, string> = {}, fault = "") =>
	change(shopper, { intent: "save", ...ADDRESS, ...fields }, fault);
const SAVED = "/en-it/addresses?notice=addressSaved";

// proves account-1
test.each(["addresses", "payments", "orders", "loyalty"])(
	"guests who open /%s sign in first, and come back",
	async (path) => {
		expect(await get(newShopper(), `/${path}`)).toMatchObject({
			status: 302,
			location: `/en-it/login?back=${path}`,
		});
		const anna = await signedIn();
		const page = await get(anna, `/${path}`);
		expect([page.status, page.cache]).toEqual([200, "private, no-store"]);
		expect(page.text).toMatch(/noindex/);
		expect(page.text).toMatch(
			new RegExp(
				`href="/en-it/${path}"[^>]*aria-current="page"|aria-current="page"[^>]*href="/en-it/${path}"`,
			),
		);
	},
);

// proves account-1
test("the return address is one of the shop's own pages", async () => {
	for (const back of ["//evil.example", "https://evil.example", SCRIPT, "agent"]) {
		const shopper = newShopper();
		const email = await newCustomer(inject("commerce"));
		expect(await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD, back })).toBe(
			"/en-it/myaccount?notice=signedIn",
		);
	}
});

// proves account-2
test("addresses are added, changed, preferred and removed; the next one becomes preferred", async () => {
	const anna = await signedIn();
	expect((await get(anna, "/addresses")).text).toContain("You haven’t saved any addresses yet.");
	expect(await save(anna)).toBe(SAVED);
	expect(await save(anna, { address1: "Via Verdi 2" })).toBe(SAVED);
	expect(await save(anna, { address1: "Corso Como 3", preferred: "1" })).toBe(SAVED);
	const list = (await get(anna, "/addresses")).text;
	const ids = [...list.matchAll(/addresses\?edit=([^"]+)"/g)].map(([, id = ""]) => decodeURIComponent(id));
	expect(new Set(ids.filter(Boolean))).toEqual(new Set(["Milano", "Milano+2", "Milano+3"]));
	expect(list.match(/Preferred address/g)).toHaveLength(1);
	expect(list.indexOf("Corso Como 3")).toBeLessThan(list.indexOf("Via Roma 1"));
	expect((await get(anna, "/addresses?edit=Milano")).text).toContain('value="Via Roma 1"');
	expect(await save(anna, { id: "Milano", address1: "Via Roma 11" })).toBe(SAVED);
	const question = (await get(anna, "/addresses?remove=Milano+3")).text;
	expect(question).toContain("Delete this address?");
	expect(await change(anna, { intent: "remove", id: "Milano 3" })).toBe(
		"/en-it/addresses?notice=addressRemoved",
	);
	const left = (await get(anna, "/addresses")).text;
	expect(left).toContain("Via Roma 11");
	expect(left).not.toContain("Corso Como 3");
	expect(left.match(/Preferred address/g)).toHaveLength(1);
	expect(await change(anna, { intent: "prefer", id: "Milano 2" })).toBe(SAVED);
	const preferred = (await get(anna, "/addresses")).text;
	expect(preferred.indexOf("Via Verdi 2")).toBeLessThan(preferred.indexOf("Via Roma 11"));
	// An outdated tab removes nothing.
	expect(await change(anna, { intent: "remove", id: "Milano 3" })).toBe("/en-it/addresses?error=gone");
	expect(await save(anna, { id: "Milano 3" })).toContain("error=gone");
});

// proves account-2
test("an error shows at its field, and addresses of others stay unchanged", async () => {
	const anna = await signedIn();
	await save(anna);
	expect(await save(anna, { postalCode: "1", address1: SCRIPT })).toBe("/en-it/addresses?edit=&error=form");
	const refused = (await get(anna, "/addresses?edit=&error=form")).text;
	expect(refused.match(/aria-invalid="true"/g)).toHaveLength(2);
	expect(refused).not.toContain(SCRIPT);
	const bea = await signedIn();
	for (const query of ["edit", "remove"]) {
		const { status, text } = await get(bea, `/addresses?${query}=Milano`);
		expect(status).toBe(404);
		expect(text).not.toContain("Via Roma");
	}
	// Neither an outdated tab of Anna nor her draft changes Bea's account.
	await save(bea, { address1: "Corso Como 3" });
	const old = { intent: "save", owner: await ownerOf(anna), id: "Milano", ...ADDRESS };
	expect(await send(bea, "/addresses", old)).toBe("/en-it/addresses?error=gone");
	expect((await get(bea, "/addresses")).text).toContain("Corso Como 3");
	await save(anna, { postalCode: "1", address1: "Via Segreta 9" });
	await send(anna, "/login", { intent: "signOut" });
	const email = await newCustomer(inject("commerce"));
	await send(anna, "/login", { intent: "signIn", email, password: PASSWORD });
	expect((await get(anna, "/addresses?edit=&error=form")).text).not.toContain("Via Segreta 9");
	await change(bea, { intent: "remove", id: "Milano" });
	expect(await change(bea, { intent: "remove", id: "Milano" })).toContain("error=gone");
	expect(await change(bea, { intent: "prefer", id: "../../x" })).toContain("error=gone");
	for (const id of ["", "x".repeat(10_000)])
		expect(await change(bea, { intent: "remove", id })).toBe("/en-it/addresses");
	expect(await send(newShopper(), "/addresses", { intent: "remove", id: "Milano" })).toBe(
		"/en-it/login?back=addresses",
	);
});

// proves account-2, account-3
test.each(["customers:503", "customers:malformed"])(
	"%s: nothing is lost, and a message is shown",
	async (fault) => {
		const anna = await signedIn();
		for (const path of ["/addresses", "/payments"]) {
			const { status, text } = await get(anna, path, fault);
			expect(status).toBe(503);
			expect(text).toContain("We can’t connect right now.");
		}
		expect(await save(anna, {}, fault)).toBe("/en-it/addresses?edit=&error=unavailable");
		expect((await get(anna, "/addresses?edit=&error=unavailable")).text).toContain('value="Via Roma 1"');
	},
);

// proves account-3, checkout-3
test("a card is added in the processor's fields, and saved once it is confirmed", async () => {
	const anna = await signedIn();
	const policy = async (path: string) =>
		(await anna.fetch(`/en-it${path}`)).headers.get("content-security-policy") ?? "";
	const processor = asBrowsersSay(inject("commerce"));
	expect(await policy("/payments")).not.toContain("frame-src");
	expect(await policy("/payments?add=")).toContain(`frame-src 'self' ${processor}`);
	expect((await get(anna, "/payments?add=")).text).toContain(`src="${processor}/payments/sandbox/v1/fields?`);
	const card = await enterSavedCard(anna, "5555555555554444");
	const question = (await get(anna, `/payments?${new URLSearchParams({ add: "", card })}`)).text;
	for (const shown of ["Save this card?", "ending in 4444", "03/31"]) expect(question).toContain(shown);
	// A link alone saves nothing, and neither does the tab of the customer who was signed in before.
	expect((await get(anna, "/payments")).text).toContain("You haven’t saved any cards yet.");
	const owner = /name="owner" value="([^"]+)"/.exec(question)?.[1] ?? "";
	const add = (one: string, fault = "") =>
		send(anna, "/payments", { intent: "add", owner, card: one }, fault);
	const other = await signedIn();
	expect(await send(other, "/payments", { intent: "add", owner, card })).toBe(
		"/en-it/payments?error=changed",
	);
	expect((await get(other, "/payments?error=changed")).text).toContain("You haven’t saved any cards yet.");
	expect(await add(card)).toBe("/en-it/payments?notice=cardSaved");
	const { text } = await get(anna, "/payments");
	expect(text).toContain("ending in 4444");
	expect(text).not.toContain("555555");
	// The processor gives the same card a new token each time.
	const again = await enterSavedCard(anna, "5555555555554444");
	expect(await send(anna, "/payments", { intent: "add", owner, card: again })).toBe(
		"/en-it/payments?error=cardKnown",
	);
	const html = (await get(anna, "/payments?error=cardKnown")).text;
	expect(html).toContain("This card is already among your saved cards.");
	expect(html.match(/ending in 4444/g)).toHaveLength(text.match(/ending in 4444/g)?.length ?? 0);
	for (const forged of ["", "a.b.c", "../../../baskets", `${card}x`])
		expect(await add(forged)).toBe("/en-it/payments?error=card");
	expect((await get(anna, "/payments?add=", "payments:503")).text).toContain("We can’t connect right now.");
	expect(await add(card, "payments:503")).toContain("error=unavailable");
	expect(await send(newShopper(), "/payments", { intent: "add", card })).toContain("/login?");
});

// proves account-3
test("saved cards are shown without their numbers, and removed by their owner alone", async () => {
	const anna = await signedIn();
	expect((await get(anna, "/payments")).text).toContain("You haven’t saved any cards yet.");
	await send(anna, "/cart", { intent: "add", productId: "800000530005" });
	await send(anna, "/checkout", { intent: "delivery", ...ADDRESS });
	await (await anna.fetch(await enterCard(anna))).arrayBuffer();
	const review = (await get(anna, "/checkout?step=review")).text;
	await send(anna, "/checkout", { intent: "place", basketId: reviewedBasketId(review), saveCard: "1" });
	const { text } = await get(anna, "/payments");
	expect(text).toContain("03/31");
	expect(text).not.toContain("424242");
	const [, id = ""] = /payments\?remove=([\w-]+)"/.exec(text) ?? [];
	expect((await get(anna, `/payments?remove=${id}`)).text).toContain("Remove this card?");
	expect(await send(await signedIn(), "/payments", { intent: "remove", id })).toBe(
		"/en-it/payments?error=gone",
	);
	expect(await send(anna, "/payments", { intent: "remove", id })).toBe("/en-it/payments?notice=cardRemoved");
	expect((await get(anna, "/payments")).text).toContain("You haven’t saved any cards yet.");
	expect((await get(anna, "/orders")).text).toContain("In review");
});

// proves loyalty-4
test("a customer joins the programme once and sees an order's points, and an outdated tab does not join", async () => {
	const shopper = await signedIn();
	const before = (await get(shopper, "/loyalty")).text;
	expect(before).toContain("Join");
	const owner = /name="owner" value="([^"]+)"/.exec(before)?.[1] ?? "";
	const join = (fields: Record<string, string>, fault = "") =>
		send(shopper, "/loyalty", { intent: "join", ...fields }, fault);
	expect(await join({ owner: "someone-else" })).toBe("/en-it/loyalty?error=changed");
	expect(await join({ owner })).toBe("/en-it/loyalty?notice=joined");
	expect(await join({ owner })).toBe("/en-it/loyalty?notice=alreadyMember");
	expect((await get(shopper, "/loyalty")).text).not.toContain('value="join"');
	const orderNo = new URL(await buy(shopper), "https://shop.example").searchParams.get("orderNo") ?? "";
	const after = await get(shopper, "/loyalty");
	expect(after).toMatchObject({ status: 200, cache: "private, no-store" });
	expect(after.text).toContain(`/en-it/order?orderNo=${orderNo}`);
	expect(after.text).toMatch(/\+\d/);
});

// proves account-6
test("the first page shows the latest order and the points, and names missing parts", async () => {
	const anna = await signedIn();
	const page = await get(anna, "/myaccount");
	expect([page.status, page.cache]).toEqual([200, "private, no-store"]);
	expect(page.text).toContain("Welcome, Anna");
	expect(page.text).toContain("Join");
	expect(page.text).not.toContain("All orders");
	const orderNo = orderNoOf(await buy(anna));
	const { text } = await get(anna, "/myaccount");
	expect(text).toContain(`order?orderNo=${orderNo}`);
	expect(text).toContain("All orders");
	for (const fault of ["orders:503", "custom:503", "orders:malformed"]) {
		const without = await get(anna, "/myaccount", fault);
		expect([fault, without.status]).toEqual([fault, 200]);
		expect(without.text.match(/We can’t connect right now/g)).toHaveLength(1);
	}
});
