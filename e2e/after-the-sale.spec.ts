import { ensureSecrets } from "../scripts/lib/checks/secrets.ts";
import { ADDRESS, cardFields } from "../tests/setup/buyer.ts";
import { findWithAxe } from "./support/find-with-axe.ts";
import { expect, type Page, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;
/** A dress that no other journey buys, in a size that has others in stock. */
const PRODUCT = "800000530001";

/** Buys by the forms, as a browser without script does; the order's number. */
async function buy(page: Page): Promise<string> {
	const origin = new URL(page.url()).origin;
	const post = async (path: string, form: Record<string, string>): Promise<string> => {
		const response = await page.request.post(`${origin}/en-it${path}`, {
			form,
			headers: { origin },
			maxRedirects: 0,
		});
		return response.headers().location ?? "";
	};
	await post("/cart", { intent: "add", productId: PRODUCT });
	await post("/checkout", { intent: "contact", email: "anna@vetrina.example" });
	await post("/checkout", {
		intent: "delivery",
		...ADDRESS,
	});
	const card = await page.request.post(`${commerce}/payments/sandbox/v1/fields`, {
		maxRedirects: 0,
		form: cardFields(`${origin}/en-it/checkout?step=payment`),
	});
	await page.request.get(card.headers().location ?? "");
	const review = await (await page.request.get(`${origin}/en-it/checkout?step=review`)).text();
	const basketId = /name="basketId" value="([^"]+)"/.exec(review)?.[1] ?? "";
	const placed = await post("/checkout", { intent: "place", basketId });
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
test("an order is cancelled after a question", async ({ page }) => {
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
