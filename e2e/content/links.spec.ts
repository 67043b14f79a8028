import { createCustomer, signIn, signInFlyout } from "../support/customer.ts";
import { signedIn } from "../support/purchase.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";
import { textsAt } from "../support/texts.ts";

const COUNTER = "/en-it/counter";
const PRODUCT = "800000520206";
const t = textsAt("en-it");
const main = (page: Page) => page.getByRole("main");
const signInLink = (page: Page) => main(page).getByRole("link", { name: "Sign in to your account" });
const coupon = (page: Page) => main(page).getByRole("button", { name: "Use the welcome code" });

// proves content-29
test("a link of editors opens the sign-in for guests, and the account for customers", async ({ page }) => {
	await page.goto(COUNTER);
	await running(page);
	await signInLink(page).click();
	await signIn(page, await createCustomer("vetrina-eu"));
	await expect(signInFlyout(page)).toBeHidden();
	await expect(page).toHaveURL(COUNTER);
	await signInLink(page).click();
	await expect(page).toHaveURL("/en-it/myaccount");
});

test("links of editors follow categories and pages, and say that they open another tab", async ({ page }) => {
	await page.goto(COUNTER);
	const link = (name: string) => main(page).getByRole("link", { name }).first();
	await expect(link("See the coats by price")).toHaveAttribute(
		"href",
		"/en-it/women/coats-jackets?srule=price-low-to-high",
	);
	await expect(link("Read the journal")).toHaveAttribute("href", "/en-it/journal");
	const other = link("Follow us on Instagram (opens in a new tab)");
	await expect(other).toHaveAttribute("target", "_blank");
	await expect(other).toHaveAttribute("rel", "noopener");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	// proves content-29
	test("the sign-in has a page of its own, and customers come to their account", async ({ page }) => {
		await page.goto(COUNTER);
		await signInLink(page).click();
		await expect(page).toHaveURL(/\/en-it\/login\?back=account$/);
		await signedIn(page);
		await page.goto(COUNTER);
		await signInLink(page).click();
		await expect(page).toHaveURL("/en-it/myaccount");
	});

	// proves content-29
	test("a coupon is applied to the bag, whose page says what came of it", async ({ page }) => {
		await page.goto(COUNTER);
		await coupon(page).click();
		await expect(page).toHaveURL(/\/en-it\/cart\?/);
		await expect(main(page).getByRole("alert")).toHaveText("No applicable promotion.");

		const { origin } = new URL(page.url());
		const form = { intent: "add", productId: PRODUCT };
		await page.request.post("/en-it/cart", { form, headers: { origin }, maxRedirects: 0 });
		await page.goto(COUNTER);
		await coupon(page).click();
		await expect(main(page).getByRole("status").first()).toHaveText("Your code has been applied.");
		await expect(main(page).getByRole("region", { name: t("coupon.label") })).toContainText("WELCOME10");
	});
});
