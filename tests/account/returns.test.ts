import { expect, inject, test } from "vitest";
import { mailedLink } from "../setup/outbox.ts";
import { buy, orderNoOf, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Returns and exchanges by the forms of the shop, as a browser without script makes them. */

/** 22 of them, shared with the tests of store credit; other sizes of it are exchanged for. */
const RETURNED_PRODUCT = "800000530001";
/** Sizes of the same product that other tests buy. */
const OF_OTHERS = ["800000530003", "800000530005"];

const get = async (shopper: Shopper, path: string, fault = "") => {
	const response = await shopper.fetch(`/en-it${path}`, {
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	return {
		status: response.status,
		cache: response.headers.get("cache-control"),
		text: await response.text(),
	};
};
/** What happens to one order, without moving the time of the others. */
const plan = async (orderNo: string, events: readonly string[]) => {
	const response = await fetch(`${inject("commerce")}/admin/orders/${orderNo}/plan`, {
		method: "PUT",
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
		body: JSON.stringify({ steps: events.map((event) => ({ after: 0, event })) }),
	});
	expect(response.status).toBe(200);
};
const delivered = async () => {
	const guest = newShopper();
	const orderNo = orderNoOf(await buy(guest, RETURNED_PRODUCT));
	await plan(orderNo, ["shipped", "delivered"]);
	const path = `/return?orderNo=${orderNo}`;
	const { text } = await get(guest, path);
	const itemId = /name="quantity\.([^"]+)"/.exec(text)?.[1] ?? "";
	const requestId = /name="requestId" value="([^"]+)"/.exec(text)?.[1] ?? "";
	expect([itemId, requestId]).not.toContain("");
	const sizes = [...text.matchAll(/<option value="(\d{12})"/g)].map(([, id]) => id ?? "");
	const fields = (more: Record<string, string> = {}): Record<string, string> => ({
		intent: "return",
		requestId,
		[`quantity.${itemId}`]: "1",
		[`reason.${itemId}`]: "too-small",
		...Object.fromEntries(Object.entries(more).map(([name, value]) => [name.replace("*", itemId), value])),
	});
	return { guest, orderNo, path, fields, sizes, text };
};

// proves returns-4
test("an item is returned from its order, once, and its label is theirs alone", async () => {
	const { guest, orderNo, path, fields } = await delivered();
	expect((await get(guest, `/order?orderNo=${orderNo}`)).text).toContain(path);
	const done = `/en-it${path}&returnNo=${orderNo}-R1`;
	expect(await Promise.all([send(guest, path, fields()), send(guest, path, fields())])).toEqual([done, done]);
	const page = await get(guest, `${path}&returnNo=${orderNo}-R1`);
	expect([page.status, page.cache]).toEqual([200, "private, no-store"]);
	expect(page.text).toContain("Your return is registered");
	expect(page.text).toMatch(/Refund: [^<]+ · Visa ending in 4242/);
	const href = /href="([^"]*returns\/label[^"]*)"/.exec(page.text)?.[1] ?? "";
	const label = await guest.fetch(href);
	expect([label.status, label.headers.get("content-type"), label.headers.get("cache-control")]).toEqual([
		200,
		"application/pdf",
		"private, no-store",
	]);
	expect(await label.text()).toMatch(/^%PDF/);
	const stranger = newShopper();
	for (const other of [stranger.fetch(href), guest.fetch(href.replace("-R1", "-R2"))])
		expect((await other).status).toBe(404);
	expect((await stranger.fetch(href.replace("-R1", "%22%0d%0ax: y"))).status).toBe(400);
	const order = await get(guest, `/order?orderNo=${orderNo}`);
	expect(order.text).toContain(`${orderNo}-R1`);
	expect(order.text).toContain("Registered");
	// Nothing is left of it.
	expect(order.text).not.toContain(`href="/en-it${path}"`);
	expect((await get(guest, path)).text).toContain("everything has been returned");
	expect((await mailedLink("anna@vetrina.example", `return for order ${orderNo}`)).pathname).toBe(
		"/en-it/track-order",
	);
});

// proves returns-3
test("an item is exchanged for a size in stock, brought to a boutique", async () => {
	const { guest, orderNo, path, fields, sizes } = await delivered();
	const size = sizes.find((id) => !OF_OTHERS.includes(id)) ?? "no other size";
	const done = await send(guest, path, fields({ "exchange.*": size, way: "store" }));
	const { text } = await get(guest, done.replace("/en-it", ""));
	expect(text).toMatch(/exchange for size \S+/);
	expect(text).toContain("any boutique");
	expect(text).not.toMatch(/Refund:|returns\/label/);
	expect((await get(guest, `/order?orderNo=${orderNo}`)).text).toMatch(/exchange for size/);
});

// proves returns-4
test("a guest finds the order first; others find nothing", async () => {
	const { orderNo, path, fields } = await delivered();
	const other = newShopper();
	expect((await get(other, path)).status).toBe(404);
	expect(await send(other, path, fields())).toBe(`/en-it${path}&error=notFound`);
	const find = (postalCode: string) => send(other, "/return", { intent: "find", orderNo, postalCode });
	expect(await find("99999")).toBe("/en-it/return?error=notFound");
	expect((await get(other, "/return?error=notFound")).text).toContain(`value="${orderNo}"`);
	expect(await find("")).toBe("/en-it/return?error=missing");
	expect(await find("20121")).toBe(`/en-it${path}`);
	expect((await get(other, path)).text).toContain("Submit return");
	expect(await send(other, path, fields())).toBe(`/en-it${path}&returnNo=${orderNo}-R1`);
});

// proves returns-1
test("what is wrong with a choice is said where it was made, and the choice is kept", async () => {
	const { guest, orderNo, path, fields } = await delivered();
	expect(await send(guest, path, { intent: "return" })).toBe(`/en-it${path}&error=nothing`);
	expect(await send(guest, path, fields({ "reason.*": "", way: "store" }))).toBe(
		`/en-it${path}&error=reason`,
	);
	const { text } = await get(guest, `${path}&error=reason`);
	expect(text).toContain("Please choose a reason.");
	expect(text).toMatch(/value="store"[^>]*checked|checked[^>]*value="store"/);
	expect(await send(guest, path, fields({ "exchange.*": "unheard-of" }))).toBe(`/en-it${path}&error=refused`);
	expect((await get(guest, `${path}&error=refused`)).text).toContain("This size has just sold out.");
	expect(await send(guest, path, fields({ "quantity.*": "2" }))).toBe(`/en-it${path}&error=refused`);
	for (const quantity of ["-1", "1.5", "1e9", "x"])
		expect(await send(guest, path, fields({ "quantity.*": quantity }))).toBe(`/en-it${path}&error=nothing`);
	await plan(orderNo, ["shipped"]);
	expect((await get(guest, path)).text).toContain("once the order has been delivered");
});

test("while the platform fails, the page says so and nothing is returned", async () => {
	const { guest, orderNo, path, fields } = await delivered();
	for (const fault of ["orders:503", "orders:malformed"])
		expect((await get(guest, path, fault)).status).toBe(503);
	// Without products there are no other sizes, and the rest stands.
	const { status, text } = await get(guest, path, "products:503");
	expect(status).toBe(200);
	expect(text).toContain("Submit return");
	expect(await send(guest, path, fields())).toBe(`/en-it${path}&returnNo=${orderNo}-R1`);
});
