import { lines, minicart, product, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const open = async (page: Page, id: string, locale?: string): Promise<void> => {
	await page.goto(product(id, locale));
	await running(page);
};
const addToBag = (page: Page) => page.getByRole("button", { name: "Add to bag" }).click();

// proves product-15
test("an engraving is checked while typing, and is added to the bag with the product", async ({ page }) => {
	await open(page, "VT10035-gold");
	await page.getByText("Engraving", { exact: true }).click();
	const words = page.getByLabel("Your text");
	await words.fill("Per Ada <3");
	await expect(page.getByRole("alert")).toHaveText("These characters can’t be used: \u2066<\u2069");
	await addToBag(page);
	await expect(words).toBeFocused();
	await words.fill("More than fourteen letters");
	await expect(page.getByRole("alert")).toHaveText("14 characters at most.");
	await words.fill("Per Ada");
	await page.getByRole("radio", { name: "Italic" }).check({ force: true });
	await expect(page.getByText("Complimentary.", { exact: true })).toBeVisible();
	await addToBag(page);
	const line = minicart(page).getByRole("listitem").first();
	await expect(line).toContainText("Engraving: Per Ada");
	await expect(line).toContainText("Lettering: Italic");
});

// proves product-5
test("a link from the bag opens the product with its customisation, and saving changes that line", {
	tag: "@thorough",
}, async ({ page }) => {
	await open(page, "VT10037-black");
	await page.getByRole("radio", { name: "Royal blue" }).check({ force: true });
	await addToBag(page);
	await expect(minicart(page).getByRole("listitem").first()).toContainText("Lining: Royal blue");
	await page.goto("/en-it/cart");
	await running(page);
	await page.getByRole("main").getByRole("link", { name: /^Edit/ }).click();
	await expect(page).toHaveURL(/customizationPliID=/);
	await expect(page.getByText("You are editing an item in your bag.")).toBeVisible();
	await expect(page.getByRole("radio", { name: "Royal blue" })).toBeChecked();
	await page.getByRole("radio", { name: "Silver" }).press("Space");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(minicart(page).getByRole("listitem").filter({ hasText: "Clasp" })).toHaveCount(1);
	await expect(minicart(page)).toContainText("Clasp: Silver");
	await expect(minicart(page)).toContainText("Lining: Royal blue");
	await page.keyboard.press("Escape");
	await page.getByRole("main").getByRole("link", { name: "Black", exact: true }).click();
	await expect(page).toHaveURL(/VT10037-black\.html$/);
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
	await expect(page.getByText("You are editing an item in your bag.")).toBeHidden();
	// A line that is not in this shopper's bag shows the plain product.
	await page.goto(`${product("VT10037-black")}?customizationPliID=nonsense`);
	await running(page);
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
});

test("a kit with a chosen part is one line of the bag", { tag: "@thorough" }, async ({ page }) => {
	await open(page, "VT10038-all");
	await page.getByRole("radio").first().check({ force: true });
	await page.getByLabel(/^Select: .*lipstick/i).selectOption({ label: "Blush" });
	await addToBag(page);
	await expect(minicart(page).getByRole("button", { name: /^Remove/ })).toHaveCount(1);
	await expect(minicart(page)).toContainText(/lipstick, Blush/i);
	await minicart(page)
		.getByRole("button", { name: /^Increase quantity/ })
		.click();
	await expect(minicart(page)).toContainText(/2 × .*lipstick, Blush/i);
	await minicart(page)
		.getByRole("button", { name: /^Remove/ })
		.click();
	await expect(minicart(page)).toContainText("Your bag is empty");
});

test("a kit with a sold-out part is sold out", { tag: "@thorough" }, async ({ page }) => {
	await open(page, "VT10043-all");
	await expect(
		page.getByText("Part of this set is sold out, so the set is currently unavailable."),
	).toBeVisible();
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeHidden();
	await expect(page.getByRole("main").getByRole("button", { name: "Notify me" })).toBeVisible();
});

// proves basket-5
test("'Buy now' asks for a missing size, and continues to the checkout", {
	tag: "@thorough",
}, async ({ page }) => {
	await open(page, "VT10001-emerald");
	await page.getByRole("button", { name: "Buy now" }).click();
	await page
		.getByRole("dialog", { name: "Select a size" })
		.getByRole("button", { name: /^IT 42/ })
		.click();
	await expect(page).toHaveURL("/en-it/checkout");
	await expect(page.getByRole("heading", { name: "Contact" })).toBeVisible();
	await page.getByRole("link", { name: "Bag" }).click();
	await expect(lines(page)).toHaveCount(1);
});

// proves product-2, product-3
test("wallets replace 'Buy now'", { tag: "@thorough" }, async ({ page }) => {
	await open(page, "VT10026", "en-us");
	await expect(page.getByRole("button", { name: "Buy now" })).toBeHidden();
	// wallets.spec.ts covers its payment, which opens a window.
	await expect(
		page.getByRole("group", { name: "Express checkout" }).getByRole("button", { name: "PayPal" }),
	).toBeVisible();
});

// proves catalogue-15
test("a withdrawn product says so and cannot be bought", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(product("VT10030-navy"));
	await expect(page.getByText("This item is currently unavailable.")).toBeVisible();
	for (const name of ["Add to bag", "Notify me", "Buy now"])
		await expect(page.getByRole("main").getByRole("button", { name })).toBeHidden();
});

// proves product-13
test("try-on changes skin and shade, adds the shade to the bag, and returns the focus", {
	tag: "@thorough",
}, async ({ page }) => {
	await open(page, "VT10040-black");
	const launcher = page.getByRole("button", { name: "Virtual mirror" });
	await launcher.click();
	const mirror = page.getByRole("dialog", { name: "Virtual mirror" });
	await mirror.getByRole("radio", { name: "Ebony" }).check({ force: true });
	await mirror.getByRole("radio", { name: "Evening" }).check({ force: true });
	await page.keyboard.press("Escape");
	await expect(launcher).toBeFocused();
	await launcher.click();
	await mirror.getByRole("button", { name: "Add to bag" }).click();
	await expect(minicart(page).getByRole("listitem")).not.toHaveCount(0);
});

test("the shade finder names a shade, and leads to it", { tag: "@thorough" }, async ({ page }) => {
	await open(page, "VT10041-bordeaux");
	await page.getByRole("button", { name: "Find your shade" }).click();
	const finder = page.getByRole("dialog", { name: "Find your shade" });
	await finder.getByRole("radio", { name: "Ebony" }).check({ force: true });
	await finder.getByRole("radio", { name: "Cool" }).check({ force: true });
	await expect(finder.getByRole("status").first()).toHaveText("Your shade: Black");
	await finder.getByRole("link", { name: "Black" }).click();
	await expect(page).toHaveURL(/VT10041-black/);
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the form sends words, parts and 'Buy now'", { tag: "@thorough" }, async ({ page }) => {
		await page.goto(product("VT10036-chocolate"));
		await page.getByText("Personalisation", { exact: true }).click();
		await page.getByLabel("Initials").fill("ab");
		await page.getByRole("radio", { name: "Silver" }).check({ force: true });
		await addToBag(page);
		await expect(lines(page)).toContainText("Personalisation: AB");
		await page.goto(product("VT10039-blush"));
		await page.getByRole("button", { name: "Buy now" }).click();
		await expect(page).toHaveURL("/en-it/checkout");
		await page.getByRole("link", { name: "Bag" }).click();
		await expect(page.getByRole("main").getByRole("button", { name: /^Remove/ })).toHaveCount(2);
	});
});
