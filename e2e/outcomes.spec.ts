import { ADDRESS } from "../tests/setup/buyer.ts";
import { enterCard } from "./support/purchase.ts";
import { add } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

/** A form's outcome is visible at once, also on a phone (shell-21). */

/** The focused element shows the outcome, is in the viewport, and is not covered. */
async function expectInView(page: Page, text: string | RegExp): Promise<void> {
	const focused = page.locator("main :focus");
	await expect(focused).toHaveText(text);
	await expect(focused).toBeInViewport({ ratio: 1 });
	const isFree = (element: Element): boolean => {
		const { x, y, width, height } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
	};
	await expect.poll(() => focused.evaluate(isFree)).toBe(true);
}

// proves shell-21
test("a declined payment shows a focused message in view", async ({ page }) => {
	await add(page, "VT10003-ivory", "M");
	await page.goto("/en-it/checkout");
	await page.getByLabel("Email address").fill("anna.declined@vetrina.example");
	await page.locator("main [value=contact]").click();
	for (const [name, value] of Object.entries(ADDRESS)) {
		const field = page.locator(`main [name=${name}]`);
		if (await field.evaluate((one) => one.tagName === "SELECT")) await field.selectOption(value);
		else await field.fill(value);
	}
	await page.locator("main [value=delivery]").click();
	const card = page.frameLocator("main iframe");
	await card.locator("[name=number]").fill("4000000000000002");
	await card.locator("[name=holder]").fill("Anna Rossi");
	await card.locator("[name=expiry]").fill("03/31");
	await card.locator("[name=securityCode]").fill("123");
	await card.locator("form button").click();
	await page.locator("main form:has([name=intent][value=place]) button[type=submit]").click();
	await expect(page).toHaveURL(/error=cardDeclined/);
	await expectInView(page, /card/i);
	await expect(page.locator("main :focus")).toHaveRole("alert");
});

// proves shell-21
test("an addition to the bag shows a message in view, with and without script", async ({
	page,
	browser,
	baseURL,
}) => {
	await page.goto("/en-it/VT10003-ivory.html");
	await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
	await page.getByRole("button", { name: "Add to bag" }).waitFor();
	await page
		.locator("main form:has([name=productId])")
		.first()
		.evaluate((form: HTMLFormElement) => form.submit());
	await expect(page).toHaveURL(/notice=added/);
	await expectInView(page, /added/i);
	const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
	await plain.goto("/en-it/newsletter?error=invalidEmail");
	await expect(plain.locator("main :focus")).toBeInViewport();
	await plain.close();
});

// proves shell-21
test("a refused field has the focus", async ({ page }) => {
	await page.goto("/en-it/track-order");
	await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
	await expect(page).toHaveURL(/error=/);
	await expect(page.locator("main :focus")).toBeInViewport({ ratio: 1 });
	await page.goto("/en-it/forgot-password?error=invalidEmail");
	await expect(page.getByLabel("Email address")).toBeFocused();
});

// proves shell-21
test("a form's outcome is in view even if the style sheet loads late", async ({ page }) => {
	await add(page, "VT10003-ivory", "M");
	const { origin } = new URL(page.url());
	const send = (form: Record<string, string>) =>
		page.request.post("/en-it/checkout", { form, headers: { origin }, maxRedirects: 0 });
	await send({ intent: "contact", email: "anna.late@vetrina.example" });
	await send({ intent: "delivery", ...ADDRESS });
	const payment = await (await page.request.get("/en-it/checkout?step=payment")).text();
	await page.request.get(await enterCard(page.request, payment, "4000000000000002"));
	const parsed = page.waitForEvent("domcontentloaded");
	await page.route("**/assets/*.css", async (route) => {
		await parsed;
		await route.continue();
	});
	await page.goto("/en-it/checkout?step=payment&error=cardDeclined");
	await expectInView(page, /card/i);
});
