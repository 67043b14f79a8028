import { expect, test } from "vitest";
import type { BasketResponse, SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newShopper } from "../setup/shopper.ts";

const PRODUCT = "VT10026";
const BLIND = { "x-vetrina-fault": "products:503" };

// proves basket-12
test("if the catalogue does not respond, the bag shows known data, and nothing unverified is added", async () => {
	const shopper = newShopper();
	const session = async (headers: Record<string, string> = {}) => {
		const response = await shopper.fetch("/api/en-it/session", { headers });
		expect(response.status).toBe(200);
		return (await response.json()) as SessionResponse;
	};
	const { csrf } = await session();
	const add = async (headers: Record<string, string> = {}) => {
		const response = await shopper.fetch("/api/en-it/basket/items", {
			method: "POST",
			headers: { "x-csrf-token": csrf, "content-type": "application/json", ...headers },
			body: JSON.stringify({ productId: PRODUCT, quantity: 1 }),
		});
		return [response.status, ((await response.json()) as BasketResponse).ok];
	};
	expect(await add()).toEqual([200, true]);
	expect(await add()).toEqual([200, true]);
	expect(await add(BLIND)).toEqual([503, undefined]);

	const blind = (await session(BLIND)).basket;
	expect(blind).toMatchObject({ count: 2, notices: [], items: [{ productId: PRODUCT, available: true }] });
	expect(blind?.items[0]?.name).toMatch(/\w{3}/);
	expect(blind?.totalText).toMatch(/\d/);
	const page = await shopper.fetch("/en-it/cart", { headers: BLIND });
	expect([page.status, (await page.text()).includes(blind?.items[0]?.name ?? "?")]).toEqual([200, true]);
	expect((await session()).basket?.count).toBe(2);
});

test("the wishlist still shows its items, which can be removed", async () => {
	const shopper = newShopper();
	const session = async () => (await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
	const { csrf } = await session();
	for (const productId of ["VT10001-emerald", "VT10002-camel"])
		await shopper.fetch("/api/en-it/wishlist/items", {
			method: "POST",
			headers: { "x-csrf-token": csrf, "content-type": "application/json" },
			body: JSON.stringify({ productId }),
		});
	const look = async (headers: Record<string, string> = BLIND) => {
		const page = await shopper.fetch("/en-it/wishlist", { headers });
		return { status: page.status, text: await page.text(), headers: page.headers };
	};
	const blind = await look();
	expect([blind.status, blind.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
	expect(blind.headers.get("retry-after")).toMatch(/^\d+$/);
	for (const id of ["VT10001-emerald", "VT10002-camel"]) expect(blind.text).toContain(`Item ${id}`);
	expect(blind.text).toContain("Your wishlist is safe.");
	expect(blind.text).not.toContain("no longer available");

	const itemId = (await session()).wishlist?.items[0]?.itemId ?? "";
	const removed = await shopper.fetch("/en-it/wishlist", {
		method: "POST",
		headers: BLIND,
		body: new URLSearchParams({ intent: "remove", itemId }),
	});
	expect([removed.status, removed.headers.get("location")]).toEqual([
		303,
		"/en-it/wishlist?notice=wishlistRemoved",
	]);
	expect((await look()).text).not.toContain("Item VT10001-emerald");
	const whole = await look({});
	expect([whole.status, whole.text.includes("Item VT10002-camel")]).toEqual([200, false]);
});
