import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, inject, test } from "vitest";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { mailedLink } from "../setup/outbox.ts";
import { buy, orderNoOf, plan, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** No other test buys this product. */
const CANCELLED_PRODUCT = "800000500003";
const AGAIN_PRODUCT = "800000500005";
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
const find = async (shopper: Shopper, fields: Record<string, string>, fault = "") => {
	const response = await shopper.fetch("/en-it/track-order", {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	await response.arrayBuffer();
	expect(response.status).toBe(303);
	return response.headers.get("location") ?? "";
};
/** Returns the status of an order's page; another shopper's order looks like an unknown one. */
const seen = async (shopper: Shopper, orderNo: string): Promise<number> => {
	const [page, unknown] = await Promise.all(
		[orderNo, "V0000000000"].map((one) => get(shopper, `/order?orderNo=${one}`)),
	);
	if (page?.status === 404) {
		expect(page.cache).toBe("private, no-store");
		const shape = (text = "") => text.replaceAll(/V[0-9A-Z]{10}|nonce="[^"]*"|[0-9a-f-]{36}/g, "");
		expect(shape(page.text)).toBe(shape(unknown?.text));
	}
	return page?.status ?? 0;
};
const signedIn = async (): Promise<Shopper> => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	const response = await shopper.fetch("/en-it/login", {
		method: "POST",
		body: new URLSearchParams({ intent: "signIn", email, password: PASSWORD, back: "orders" }),
	});
	await response.arrayBuffer();
	expect(response.headers.get("location")).toBe("/en-it/orders");
	return shopper;
};

// proves orders-2
test("a customer sees their orders and each of them; no one else does", async () => {
	const anna = await signedIn();
	expect((await get(anna, "/orders")).text).toContain("You haven’t placed any orders yet.");
	const orderNo = orderNoOf(await buy(anna));
	const list = await get(anna, "/orders");
	expect([list.status, list.cache]).toEqual([200, "private, no-store"]);
	expect(list.text).toContain(`/en-it/order?orderNo=${orderNo}`);
	expect(list.text).toContain("In review");
	const order = await get(anna, `/order?orderNo=${orderNo}`);
	expect([order.status, order.cache]).toEqual([200, "private, no-store"]);
	expect(order.text).toContain("Via Roma 1");
	expect(order.text).toContain("noindex");
	for (const other of [newShopper(), await signedIn()]) expect(await seen(other, orderNo)).toBe(404);
	expect(await get(newShopper(), "/orders")).toMatchObject({
		status: 302,
		location: "/en-it/login?back=orders",
	});
	for (const page of ["2", "0", "-1", "1e9", SCRIPT])
		expect((await get(anna, `/orders?page=${encodeURIComponent(page)}`)).text).not.toContain(SCRIPT);
});

// proves orders-3
test("a guest finds an order by number and postal code, and no other order", async () => {
	const guest = newShopper();
	const first = orderNoOf(await buy(guest));
	const second = orderNoOf(await buy(guest));
	const other = newShopper();
	const to = await find(other, { orderNo: ` ${first} `, postalCode: "201 21" });
	expect(to).toBe(`/en-it/order?orderNo=${first}`);
	expect((await get(other, `/order?orderNo=${first}`)).text).toContain("Via Roma 1");
	expect(await seen(other, second)).toBe(404);
	// The mail's link opens the order as well, and the address does not keep the link's secret.
	const { pathname, search } = await mailedLink("anna@vetrina.example", first);
	const reader = newShopper();
	const led = await get(reader, pathname.replace("/en-it", "") + search);
	expect(led).toMatchObject({
		status: 302,
		location: `/en-it/order?orderNo=${first}`,
		cache: "private, no-store",
	});
	expect((await get(reader, `/order?orderNo=${first}`)).status).toBe(200);
	expect((await get(reader, `/track-order?orderNo=${first}&viewCode=forged`)).location).toContain(
		"error=notFound",
	);
	// The proof is stored in the browser.
	expect(await seen(newShopper(), first)).toBe(404);
});

// proves orders-3, typed-1, typed-3
test("both forms accept every spelling of an order's number and postal code without counting it as wrong", async () => {
	const orderNo = orderNoOf(await buy(newShopper()));
	const other = newShopper();
	for (const [name, spell] of Object.entries(SPELLINGS)) {
		const typed = { orderNo: spell(orderNo.toLowerCase()), postalCode: spell("20121") };
		expect(await find(other, typed), name).toBe(`/en-it/order?orderNo=${orderNo}`);
		expect(await send(other, "/return", { intent: "find", ...typed }), name).toBe(
			`/en-it/return?orderNo=${orderNo}`,
		);
	}
});

// proves orders-4
test("a shopper who may open an order cancels it once, which returns its stock", async () => {
	const guest = newShopper();
	const orderNo = orderNoOf(await buy(guest, CANCELLED_PRODUCT));
	const path = `/order?orderNo=${orderNo}`;
	expect((await get(guest, path)).text).toContain(`${path}&amp;cancel=1`);
	expect((await get(guest, `${path}&cancel=1`)).text).toContain("Cancel this order?");
	const stranger = newShopper();
	expect(await send(stranger, path, { intent: "cancel" })).toBe(
		`/en-it/track-order?orderNo=${orderNo}&error=notFound`,
	);
	expect(await send(guest, path, { intent: "eat" })).toBe(`/en-it${path}`);
	expect(await send(guest, path, { intent: "cancel" }, "orders:503")).toBe(`/en-it${path}&error=unavailable`);
	await find(stranger, { orderNo, postalCode: "20121" });
	const sent = await Promise.all([
		send(stranger, path, { intent: "cancel" }),
		send(guest, path, { intent: "cancel" }),
	]);
	expect(sent.sort()).toEqual([`/en-it${path}&error=tooLate`, `/en-it${path}&notice=cancelled`]);
	const after = await get(guest, `${path}&notice=cancelled`);
	expect(after.text).toContain("Your order has been cancelled.");
	expect(after.text).not.toContain("cancel=1");
	expect(after.text).not.toMatch(/Estimated delivery|working days\.</);
	expect((await get(guest, `${path}&error=tooLate`)).text).toContain("can no longer be cancelled");
	expect((await mailedLink("anna@vetrina.example", `cancelled your order ${orderNo}`)).pathname).toBe(
		"/en-it/track-order",
	);
	for (const wrong of ["", "V0000000000", encodeURIComponent(SCRIPT)])
		expect(await send(guest, `/order?orderNo=${wrong}`, { intent: "cancel" })).toContain("/track-order");
});

// proves orders-7
test("all products of an order are added to the bag again at once", async () => {
	const guest = newShopper();
	await send(guest, "/cart", { intent: "add", productId: CANCELLED_PRODUCT });
	const orderNo = orderNoOf(await buy(guest, AGAIN_PRODUCT));
	const path = `/order?orderNo=${orderNo}`;
	expect((await get(guest, path)).text).toContain("Buy all again");
	expect(await send(guest, path, { intent: "again" })).toBe("/en-it/cart?notice=added");
	const bag = await get(guest, "/cart");
	for (const productId of [CANCELLED_PRODUCT, AGAIN_PRODUCT]) expect(bag.text).toContain(productId);
	expect(await send(newShopper(), path, { intent: "again" })).toBe(
		`/en-it/track-order?orderNo=${orderNo}&error=notFound`,
	);
});

// proves orders-3
test("an unknown order and a wrong postal code look the same, and guessing is slowed down", async () => {
	const guest = newShopper();
	const orderNo = orderNoOf(await buy(guest));
	const other = newShopper();
	const refused = "/en-it/track-order?error=notFound";
	for (const fields of [
		{ orderNo, postalCode: "99999" },
		{ orderNo: "00000000", postalCode: "20121" },
		{ orderNo: SCRIPT, postalCode: "20121" },
		{ orderNo: "../../customers", postalCode: "20121" },
		{ orderNo, postalCode: "x".repeat(10_000) },
	])
		expect(await find(other, fields)).toBe(refused);
	expect(await find(other, { orderNo, postalCode: "" })).toBe("/en-it/track-order?error=missing");
	const back = await get(other, "/track-order?error=missing");
	expect(back.text).toContain(`value="${orderNo}"`);
	expect(await find(other, { orderNo, postalCode: "20121" }, "orders:503")).toBe(
		"/en-it/track-order?error=unavailable",
	);
	// A reader who has found the order already is slowed down as well, with a message at each place.
	expect(await find(other, { orderNo, postalCode: "20121" })).toBe(`/en-it/order?orderNo=${orderNo}`);
	let last = "";
	for (let guess = 0; guess < 12; guess++)
		last = await find(other, { orderNo, postalCode: String(10_000 + guess) });
	expect(last).toBe("/en-it/track-order?error=tooMany");
	const waits = await get(other, "/track-order?error=tooMany");
	expect([waits.status, waits.cache]).toEqual([429, "private, no-store"]);
	expect(waits.text).toContain("Too many attempts. Please try again in a few minutes.");
	for (const path of ["/order", "/return"]) {
		const { status, text } = await get(other, `${path}?orderNo=${orderNo}`);
		expect([path, status]).toEqual([path, 429]);
		expect(text).toContain("Too many attempts. Please try again in a few minutes.");
		expect(text).not.toContain("Via Roma 1");
	}
	expect(await send(other, `/order?orderNo=${orderNo}`, { intent: "again" })).toBe(
		`/en-it/track-order?orderNo=${orderNo}&error=tooMany`,
	);
	// The guesses of others do not lock the buyer out.
	expect((await get(guest, `/order?orderNo=${orderNo}`)).status).toBe(200);
});

// proves orders-2
test.each(["orders:503", "orders:malformed", "products:503"])(
	"%s: the orders name the missing part, and the page works",
	async (fault) => {
		const anna = await signedIn();
		await buy(anna);
		const { status, text } = await get(anna, "/orders", fault);
		expect(status).toBe(fault.startsWith("products") ? 200 : 503);
		expect(text).toContain(fault.startsWith("products") ? "In review" : "We can’t connect right now.");
	},
);

// proves orders-1
test("every state of the platform is shown in plain words", async () => {
	const guest = newShopper();
	const orderNo = orderNoOf(await buy(guest, CANCELLED_PRODUCT));
	const read = async (locale = "en-it") => {
		const page = await guest.fetch(`/${locale}/order?orderNo=${orderNo}`);
		return /<p[^>]*data-order-status[^>]*>([^<]*)</.exec(await page.text())?.[1];
	};
	expect(await read()).toBe("In review");
	for (const [event, text] of [
		["confirmed", "Processed"],
		["partly_shipped", "Partly Shipped"],
		["shipped", "Shipped"],
		["delivered", "Shipped"],
		["ready_for_partial_pickup", "Partly ready for collection"],
		["ready_for_pickup", "Ready for collection"],
		["partly_picked_up", "Partly collected"],
		["picked_up", "Collected"],
		["partly_returned", "In review"],
		["returned", "Returned"],
		["refunded", "Refunded"],
	] as const) {
		await plan(orderNo, [event]);
		expect(await read(), event).toBe(text);
	}
	expect(await read("de-it")).toBe("Erstattet");
});
