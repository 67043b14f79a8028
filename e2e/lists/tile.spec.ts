import { createCustomer, signIn } from "../support/customer.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const tile = (page: Page, name: string | RegExp) => page.getByRole("article").filter({ hasText: name });

test("@desktop-only resting on a tile shows its sizes, struck where sold out, and its second picture", async ({
	page,
}) => {
	await page.goto("/en-it/search?q=VT10003");
	await running(page);
	const product = page.getByRole("article").first();
	await product.hover();
	const sizes = product.locator("[data-sizes]");
	await expect(sizes).toBeVisible();
	await expect(sizes.locator("li")).not.toHaveCount(0);
	await expect(sizes.locator("[data-state=soldOut]")).not.toHaveCount(0);
	await expect(product.locator("[data-frame] img")).toHaveCount(2);
});

// proves list-18
test("a sold-out tile asks for an address in the list, and returns the focus", async ({ page }) => {
	await page.goto("/en-it/search?q=VT10005");
	await running(page);
	const notify = page.getByRole("link", { name: /^Notify me/ }).first();
	await notify.click();
	const popup = page.getByRole("dialog", { name: "Notify me" });
	await popup.getByLabel("Email address").fill("mara@vetrina.example");
	await popup.getByRole("button", { name: "Notify me" }).click();
	await expect(page.getByText("Thanks, your request has been saved.")).toBeVisible();
	await expect(popup).toBeHidden();
	await expect(notify).toBeFocused();
	await expect(page).toHaveURL("/en-it/search?q=VT10005");
});

test("a customer is added to the waiting list at once, whose name a product may change", {
	tag: "@thorough",
}, async ({ page }) => {
	const email = await createCustomer("vetrina-eu");
	await page.goto("/en-it/login");
	await running(page);
	await page.getByLabel("Email address").fill(email);
	await page.getByLabel("Password").fill("Silk&Linen1");
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^Signed in as/)).toBeVisible();
	await page.goto("/en-it/search?q=VT10031");
	await running(page);
	await page.getByRole("link", { name: /^Join the waiting list/ }).click();
	await expect(page.getByText("Thanks, your request has been saved.")).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

// proves catalogue-4
test("a restricted product explains it on its tile and in the wishlist, and members may buy it", {
	tag: "@thorough",
}, async ({ page }) => {
	const restricted = "Product restrictions apply. Click here for more information.";
	await page.goto("/en-it/search?q=VT10012");
	await running(page);
	const note = page.getByRole("link", { name: restricted }).first();
	await note.click();
	const why = page.getByRole("dialog", { name: "For members only" });
	// The tile shows the merchants' words, like the product page.
	await expect(why).toContainText("This item is reserved for invited clients.");
	await page.keyboard.press("Escape");
	await expect(note).toBeFocused();
	await page
		.getByRole("button", { name: /^Add to wishlist/ })
		.first()
		.click();
	await page.getByRole("button", { name: "Maybe later" }).click();
	await page.goto("/en-it/wishlist");
	await running(page);
	await expect(page.getByRole("link", { name: restricted })).toHaveCount(1);
	await expect(page.getByRole("link", { name: /^Move to bag/ })).toHaveCount(0);

	await page.getByRole("main").getByRole("link", { name: "Sign in / Register" }).click();
	// This demo customer is in the group that may buy the product.
	await signIn(page, "club@vetrina.example");
	await expect(page.getByText(/^Signed in as/)).toBeVisible();
	await expect(page.getByRole("link", { name: restricted })).toHaveCount(0);
	await expect(page.locator("article").getByText(/^Move to bag/)).toBeVisible();
	await page.goto("/en-it/search?q=VT10012");
	await expect(tile(page, "Belvaro").first().getByText(/^Add/)).toBeVisible();
});

// proves media-2
test("a slow picture shows a version a tenth of its size while loading", { tag: "@thorough" }, async ({
	page,
}) => {
	const html = await (await page.request.get("/en-it/women/dresses")).text();
	const late =
		[...html.matchAll(/<article.*?<img[^>]* src="([^"?]+)\?/g)].map(([, source]) => source)[11] ?? "";
	let arrive = () => {};
	const held = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route(`**${late}?sw=*`, async (route) => {
		if (/sw=\d{3,}$/.test(route.request().url())) await held;
		await route.continue();
	});
	await page.goto("/en-it/women/dresses");
	await running(page);
	const picture = page.locator(`img[src^="${late}"]`);
	await picture.scrollIntoViewIfNeeded();
	await expect(picture).toHaveAttribute("style", /sw\\?=\d{1,2}\D/);
	arrive();
	await expect(picture).not.toHaveAttribute("style", /sw/);
});
