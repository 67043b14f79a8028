import { ensureSecrets } from "../scripts/lib/checks/secrets.ts";
import { ADDRESS, cardFields } from "../tests/setup/buyer.ts";
import { PASSWORD } from "../tests/setup/customer.ts";
import { customerOf } from "./support/customer.ts";
import { findWithAxe } from "./support/find-with-axe.ts";
import { expect, type Page, test } from "./support/test.ts";

// One after the other: one of them moves the clock that all orders go by.
test.describe.configure({ mode: "default" });

const main = (page: Page) => page.getByRole("main");
const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;
/** A dress that no other journey buys, in a size that has others in stock. */
const PRODUCT = "800000530001";
/** Another, of which there are twenty. */
const OTHER_PRODUCT = "800000520206";

/** Sends a form as a browser without script does; where it leads to. */
async function post(page: Page, path: string, form: Record<string, string>): Promise<string> {
	const { origin } = new URL(page.url());
	const response = await page.request.post(`${origin}/en-it${path}`, {
		form,
		headers: { origin },
		maxRedirects: 0,
	});
	return response.headers().location ?? "";
}

async function signedIn(page: Page): Promise<void> {
	const email = await customerOf("vetrina-eu");
	expect(await post(page, "/login", { intent: "signIn", email, password: PASSWORD })).toContain("signedIn");
}

/** Buys by the forms; the order's number. */
async function buy(page: Page, productIds = [PRODUCT], firstBy?: "storeCredit"): Promise<string> {
	const { origin } = new URL(page.url());
	const send = (path: string, form: Record<string, string>) => post(page, path, form);
	for (const productId of productIds) await send("/cart", { intent: "add", productId });
	await send("/checkout", { intent: "contact", email: "anna@vetrina.example" });
	await send("/checkout", {
		intent: "delivery",
		...ADDRESS,
	});
	if (firstBy) await send("/checkout", { intent: firstBy });
	const card = await page.request.post(`${commerce}/payments/sandbox/v1/fields`, {
		maxRedirects: 0,
		form: cardFields(`${origin}/en-it/checkout?step=payment`),
	});
	await page.request.get(card.headers().location ?? "");
	const review = await (await page.request.get(`${origin}/en-it/checkout?step=review`)).text();
	const basketId = /name="basketId" value="([^"]+)"/.exec(review)?.[1] ?? "";
	const placed = await send("/checkout", { intent: "place", basketId });
	return new URL(placed, origin).searchParams.get("orderNo") ?? `no order in ${placed}`;
}

async function deliver(page: Page, orderNo: string): Promise<void> {
	const response = await page.request.put(`${commerce}/admin/orders/${orderNo}/plan`, {
		headers: { authorization: `Bearer ${ensureSecrets().commerce.ADMIN_TOKEN ?? ""}` },
		data: { steps: ["shipped", "delivered"].map((event) => ({ after: 0, event })) },
	});
	expect(response.status()).toBe(200);
}

// proves orders-4
test("an order is cancelled after a question", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/track-order");
	const orderNo = await buy(page);
	await page.goto(`/en-it/order?orderNo=${orderNo}`);
	await expect(main(page).getByRole("listitem").filter({ hasText: "Placed" })).toHaveAttribute(
		"aria-current",
		"step",
	);
	await main(page).getByRole("link", { name: "Cancel order" }).click();
	await expect(main(page).getByRole("heading", { name: "Cancel this order?" })).toBeVisible();
	expect(await findWithAxe(page)).toEqual([]);
	await main(page).getByRole("button", { name: "Yes, cancel" }).click();
	await expect(main(page).getByRole("status")).toHaveText("Your order has been cancelled.");
	await expect(main(page).getByText("Cancelled", { exact: true })).toBeVisible();
	await expect(main(page).getByRole("link", { name: "Cancel order" })).toHaveCount(0);
	expect(await findWithAxe(page)).toEqual([]);
});

// proves returns-3, returns-4
test("a guest finds an order and exchanges an item for another size", async ({ page, context }) => {
	await page.goto("/en-it/track-order");
	const orderNo = await buy(page);
	await deliver(page, orderNo);
	// Another browser than the one that bought.
	await context.clearCookies({ name: /^(?!consent$)/ });
	await page.goto("/en-it/return");
	await main(page).getByLabel("Order number").fill(orderNo);
	await main(page).getByLabel("Postal code").fill("20121");
	await main(page).getByRole("button", { name: "Find order" }).click();
	const item = main(page)
		.getByRole("group")
		.filter({ has: page.getByLabel("Quantity") });
	await item.getByLabel("Quantity").selectOption("1");
	await main(page).getByRole("button", { name: "Submit return" }).click();
	await expect(main(page).getByRole("alert")).toHaveText("Please choose a reason.");
	await expect(item.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
	expect(await findWithAxe(page)).toEqual([]);
	await item.getByLabel("Reason").selectOption("Too small");
	await item.getByLabel("Refund or exchange").selectOption({ index: 1 });
	await main(page)
		.getByRole("radio", { name: /In a boutique/ })
		.check();
	await main(page).getByRole("button", { name: "Submit return" }).click();
	await expect(main(page).getByRole("heading", { name: "Your return is registered" })).toBeVisible();
	await expect(main(page).getByText(/exchange for size/)).toBeVisible();
	expect(await findWithAxe(page)).toEqual([]);
	await main(page).getByRole("link", { name: "Back to the order" }).click();
	await expect(main(page).getByRole("heading", { name: "Returns", exact: true })).toBeVisible();
	await expect(main(page).getByText(`${orderNo}-R1`, { exact: true })).toBeVisible();
	// A page that scripts have led to fades in, and axe would measure its colours on the way.
	await page.reload();
	expect(await findWithAxe(page)).toEqual([]);
});

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Time goes by for all orders of the cloud. */
async function wait(page: Page, seconds: number): Promise<void> {
	const response = await page.request.put(`${commerce}/admin/clock`, {
		headers: { authorization: `Bearer ${ensureSecrets().commerce.ADMIN_TOKEN ?? ""}` },
		data: { advance: seconds },
	});
	expect(response.status()).toBe(200);
}

// proves orders-1, loyalty-2, credit-2, credit-3
test("a customer sees an order arrive, returns one item for credit, exchanges another, and spends the credit", async ({
	page,
}) => {
	test.setTimeout(120_000);
	await page.goto("/en-it/track-order");
	await signedIn(page);
	await page.goto("/en-it/loyalty");
	await main(page).getByRole("button", { name: "Join the programme" }).click();
	await expect(main(page).getByRole("status")).toHaveText("Welcome to the programme.");
	const orderNo = await buy(page, [OTHER_PRODUCT, PRODUCT]);
	const order = `/en-it/order?orderNo=${orderNo}`;
	for (const [later, status] of [
		[0, "In review"],
		[HOUR, "Processed"],
		[DAY, "Shipped"],
	] as const) {
		if (later > 0) await wait(page, later);
		await page.goto(order);
		await expect(main(page).getByText(status, { exact: true }).first()).toBeVisible();
	}
	await expect(main(page).getByRole("link", { name: /^Track parcel/ })).toHaveAttribute("href", /^https?:/);
	await expect(main(page).getByRole("link", { name: "Cancel order" })).toHaveCount(0);
	await wait(page, 4 * DAY);
	await page.goto("/en-it/orders");
	await main(page)
		.getByRole("link", { name: `Order ${orderNo}` })
		.click();
	await expect(main(page).getByText(/^Delivered on/)).toBeVisible();

	await main(page).getByRole("link", { name: "Return or exchange items" }).click();
	const items = main(page)
		.getByRole("group")
		.filter({ has: page.getByLabel("Quantity") });
	for (const at of [0, 1]) {
		await items.nth(at).getByLabel("Quantity").selectOption("1");
		await items.nth(at).getByLabel("Reason").selectOption("Too small");
	}
	await items.nth(1).getByLabel("Refund or exchange").selectOption({ index: 1 });
	await main(page).getByRole("radio", { name: "As store credit, for your next order" }).check();
	await main(page)
		.getByRole("radio", { name: /In a boutique/ })
		.check();
	await main(page).getByRole("button", { name: "Submit return" }).click();
	await expect(main(page).getByRole("heading", { name: "Your return is registered" })).toBeVisible();
	await page.goto("/en-it/loyalty");
	const points = main(page).getByRole("region", { name: "Your points" }).getByRole("definition").first();
	const before = await points.textContent();
	await wait(page, 3 * DAY);
	await page.goto(order);
	await expect(main(page).getByText("Refunded", { exact: true }).first()).toBeVisible();
	await page.goto("/en-it/loyalty");
	await expect(points).not.toHaveText(before ?? "");
	await expect(main(page).getByRole("tabpanel").getByText("Return", { exact: true })).toBeVisible();
	await page.goto("/en-it/store-credit");
	await expect(main(page).getByText("Credit for a return")).toBeVisible();

	await buy(page, [PRODUCT], "storeCredit");
	await page.goto("/en-it/store-credit");
	await expect(main(page).getByText("Used for an order")).toBeVisible();
	expect(await findWithAxe(page)).toEqual([]);
});
