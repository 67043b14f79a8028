import type { APIRequestContext } from "@playwright/test";
import { ADDRESS } from "../../tests/setup/buyer.ts";
import { PASSWORD } from "../../tests/setup/customer.ts";
import { createCustomer, signIn } from "../support/customer.ts";
import { findWithAxe } from "../support/find-with-axe.ts";
import { enterCard } from "../support/purchase.ts";
import { add } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");

/** Creates a customer with an address and a card, saved in another browser. */
async function registerCustomer(elsewhere: APIRequestContext, origin: string): Promise<string> {
	const email = await createCustomer("vetrina-eu");
	const post = (path: string, form: Record<string, string>) =>
		elsewhere.post(`${origin}/en-it${path}`, { form, headers: { origin }, maxRedirects: 0 });
	await post("/login", { intent: "signIn", email, password: PASSWORD });
	const session = (await (await elsewhere.get(`${origin}/api/en-it/session`)).json()) as {
		customer: { id: string };
	};
	const owner = session.customer.id;
	await post("/addresses", { intent: "save", owner, ...ADDRESS });
	const adding = await elsewhere.get(`${origin}/en-it/payments?add=`);
	const back = await enterCard(elsewhere, await adding.text(), "5555555555554444");
	const card = new URL(back).searchParams.get("card") ?? "";
	await post("/payments", { intent: "add", owner, card });
	return email;
}

// proves checkout-1, checkout-6
test("a customer signs in during the checkout, buys with a saved address and card, and finds the order", async ({
	page,
	playwright,
}) => {
	await add(page, "VT10055-petrol", "IT 38");
	const elsewhere = await playwright.request.newContext();
	const email = await registerCustomer(elsewhere, new URL(page.url()).origin);
	await elsewhere.dispose();
	// Before the script runs, the link leads to the page of the same form. The header of the checkout has no count to wait for.
	const session = page.waitForResponse(/\/api\/en-it\/session$/);
	await page.goto("/en-it/checkout");
	await session;
	await main(page).getByRole("link", { name: "Sign in" }).click();
	await signIn(page, email);
	await expect(main(page).getByLabel("Email address")).toHaveValue(email);
	await main(page).getByRole("button", { name: "Continue to delivery" }).click();
	await expect(main(page).getByLabel("Address", { exact: true })).toHaveValue(ADDRESS.address1);
	await main(page).getByRole("button", { name: "Continue to payment" }).click();
	await main(page)
		.getByRole("button", { name: /^Use this card: .* ending in 4444$/ })
		.click();
	const place = main(page).getByRole("button", { name: /^Order and pay/ });
	await expect(place).toBeVisible();
	expect(await findWithAxe(page)).toEqual([]);
	await place.click();
	await expect(main(page).getByRole("heading", { name: "Thank you for your order" })).toBeVisible();
	await expect(main(page).getByText(ADDRESS.address1)).toBeVisible();
	const orderNo = new URL(page.url()).searchParams.get("orderNo") ?? "?";
	await page.goto("/en-it/orders");
	await main(page)
		.getByRole("link", { name: `Order ${orderNo}` })
		.click();
	await expect(main(page).getByText(/ending in 4444/)).toBeVisible();
});
