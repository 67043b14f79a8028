import type { Page } from "@playwright/test";
import { PASSWORD } from "../tests/setup/customer.ts";
import { createCustomer, signIn, signInFlyout } from "./support/customer.ts";
import { bagStatus, minicart, product } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const hearts = (page: Page) => page.getByRole("button", { name: /^Add to wishlist/ });

/** Opens the page of the wishlist by the flyout of the header. */
const openWishlist = async (page: Page): Promise<void> => {
	await page.getByRole("banner").getByRole("link", { name: "Wishlist" }).click();
	const flyout = page.getByRole("dialog", { name: "Wishlist" });
	await expect(flyout.getByRole("article").first()).toBeVisible();
	await flyout.getByRole("link", { name: "View wishlist" }).click();
	await expect(page).toHaveURL("/en-it/wishlist");
	await expect(flyout).toBeHidden();
};

// proves wishlist-10, wishlist-11
test("a guest adds a product, signs in, and moves it into the bag", async ({ page }) => {
	const email = await createCustomer("vetrina-eu");
	await page.goto("/en-it/women/dresses");
	const heart = hearts(page).first();
	await expect(heart).toHaveAttribute("aria-pressed", "false");
	await heart.click();
	const message = page.getByText("Added to your wishlist.");
	await expect(message).toBeVisible();
	// The message does not cover the wishlist's link in the header.
	const [shown, banner] = [await message.boundingBox(), await page.getByRole("banner").boundingBox()];
	expect(shown?.y).toBeGreaterThan((banner?.y ?? 0) + (banner?.height ?? Number.NaN));
	await expect(heart).toHaveAttribute("aria-pressed", "true");

	const prompt = page.getByRole("dialog", { name: "Your wishlist on every device" });
	await prompt.getByRole("button", { name: "Maybe later" }).click();
	await expect(prompt).toBeHidden();

	await openWishlist(page);
	const kept = page.getByRole("list", { name: "Wishlist items" }).getByRole("article");
	await expect(kept).toHaveCount(1);
	await page.getByRole("main").getByRole("link", { name: "Sign in / Register" }).click();
	await signIn(page, email);
	await expect(signInFlyout(page)).toBeHidden();
	await expect(page.getByText("Signed in as Anna Rossi")).toBeVisible();
	await expect(kept).toHaveCount(1);

	// Changes on another page are shown after going back.
	await page.goto(product("VT10001-emerald"));
	await expect(bagStatus(page)).toHaveText(/\d/);
	await hearts(page).first().click();
	await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "true");
	await openWishlist(page);
	await expect(kept).toHaveCount(2);
	await page
		.getByRole("article")
		.filter({ hasText: "Polka-dot" })
		.getByRole("link", { name: /^Move to bag/ })
		.click();
	await page
		.getByRole("dialog", { name: "Select a size" })
		.getByRole("button", { name: /^IT 42/ })
		.click();
	await expect(page.getByText("Added to your bag.")).toBeVisible();
	await expect(kept).toHaveCount(1);

	await page.getByTestId("bag").click();
	await minicart(page)
		.getByRole("button", { name: /^Move to wishlist/ })
		.click();
	await expect(minicart(page)).toContainText("Your bag is empty");
	await page.keyboard.press("Escape");
	await expect(kept).toHaveCount(2);
	await hearts(page).first().click();
	await expect(kept).toHaveCount(1);
	await hearts(page).first().click();
	await expect(page.getByRole("main").getByText("Your wishlist is empty")).toBeVisible();

	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL("/en-it/login?notice=signedOut");
	await expect(page.getByText("You have signed out.")).toBeVisible();
});

test("products are removed by the keyboard, one after another", async ({ page }) => {
	for (const id of ["VT10001-emerald", "VT10002-camel", "VT10003-ivory"])
		await page.request.post("/en-it/wishlist", {
			form: { intent: "toggle", productId: id },
			headers: { origin: new URL(test.info().project.use.baseURL ?? "").origin },
			maxRedirects: 0,
		});
	await page.goto("/en-it/wishlist");
	await expect(bagStatus(page)).toHaveText(/\d/);
	await expect(hearts(page)).toHaveCount(3);
	const next = await hearts(page).nth(2).getAttribute("aria-label");
	await hearts(page).nth(1).press("Enter");
	await expect(hearts(page)).toHaveCount(2);
	await expect(page.getByRole("button", { name: next ?? "" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(hearts(page)).toHaveCount(1);
	await expect(hearts(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Your wishlist is empty")).toBeFocused();
});

test("a tab does not reload its own changes", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await expect(bagStatus(page)).toHaveText(/\d/);
	let sessions = 0;
	let responses = 0;
	page.on("response", (response) => {
		if (response.url().endsWith("/wishlist/items")) responses++;
	});
	await page.route("**/api/en-it/session", (route) => {
		sessions++;
		return route.continue();
	});
	await expect(hearts(page)).not.toHaveCount(0);
	// Both clicks happen at once, because after the first one the shop asks to sign in.
	await hearts(page).evaluateAll((all) => {
		for (const heart of all.slice(0, 3)) if (heart instanceof HTMLElement) heart.click();
	});
	await expect.poll(() => responses).toBe(3);
	await page.evaluate(() => new BroadcastChannel("shop-basket-vetrina-eu").postMessage("changed"));
	await expect.poll(() => sessions).toBeGreaterThan(0);
	await expect(hearts(page).and(page.locator("[aria-pressed=true]"))).toHaveCount(3);
	expect(sessions).toBe(1);
});

test("signing in in one tab shows the customer in other tabs, and nothing of the previous customer", async ({
	page,
	context,
}) => {
	const [anna, berta] = await Promise.all([
		createCustomer("vetrina-eu", "Anna"),
		createCustomer("vetrina-eu", "Berta"),
	]);
	const origin = new URL(test.info().project.use.baseURL ?? "").origin;
	const post = (form: Record<string, string>) =>
		page.request.post("/en-it/login", { form, headers: { origin }, maxRedirects: 0 });
	await post({ intent: "signIn", email: anna, password: PASSWORD, wishlistProductId: "VT10001-emerald" });
	await page.goto("/en-it/wishlist");
	await expect(page.getByText("Signed in as Anna Rossi")).toBeVisible();
	await expect(hearts(page)).toHaveCount(1);
	await post({ intent: "signOut" });
	const other = await context.newPage();
	await other.goto("/en-it/login");
	await expect(bagStatus(other)).toHaveText(/\d/);
	await other.getByLabel("Email address").fill(berta);
	await other.getByLabel("Password").fill(PASSWORD);
	await other.keyboard.press("Enter");
	await expect(page.getByText("Signed in as Berta Rossi")).toBeVisible();
	// The test looks for the full name, because products contain the first name as well.
	await expect(page.getByText("Anna Rossi")).toHaveCount(0);
	await expect(hearts(page)).toHaveCount(0);
});

// proves wishlist-1
test("a heart asks to sign in if guests have no wishlist, and then adds the product", {
	tag: "@thorough",
}, async ({ page, noise }) => {
	noise.push(/status of 403/);
	const email = await createCustomer("vetrina-ap");
	await page.goto("/en-jp/women/dresses");
	const heart = hearts(page).nth(1);
	await heart.click();
	const flyout = signInFlyout(page);
	// Another customer is used, because the platform allows one try per customer and second.
	await signIn(page, `no.${email}`);
	await expect(flyout.getByRole("alert")).toHaveText("Incorrect email or password");
	await expect(flyout.getByLabel("Password")).toBeFocused();
	await signIn(page, email);
	await expect(flyout).toBeHidden();
	await expect(page.getByText("Added to your wishlist.")).toBeVisible();
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	await expect(heart).toBeFocused();
});

test("too many wrong passwords make the shopper wait, in the flyout and without JavaScript", {
	tag: "@thorough",
}, async ({ page, noise }) => {
	noise.push(/status of (403|409|429)/);
	const email = `often.${Date.now()}@vetrina.example`;
	await page.goto("/en-jp/women/dresses");
	await hearts(page).first().click();
	const flyout = signInFlyout(page);
	await expect(flyout.getByLabel("Email address")).toBeVisible();
	const post = () =>
		page.request.post("/en-jp/login", {
			form: { intent: "signIn", email, password: "guessed" },
			headers: { origin: new URL(page.url()).origin },
			maxRedirects: 0,
		});
	for (const response of await Promise.all(Array.from({ length: 10 }, post)))
		expect(response.status()).toBe(303);
	await expect(async () => {
		await signIn(page, email, "guessed");
		await expect(flyout.getByRole("alert")).toHaveText("Too many attempts. Please try again later.", {
			timeout: 1000,
		});
	}).toPass();
	await expect(flyout.getByLabel("Password")).toBeFocused();
	expect((await post()).headers().location).toMatch(/^\/en-jp\/login\?error=(tooManyTries|tooSoon)$/);
	await page.goto("/en-jp/login?error=tooManyTries");
	await expect(page.getByRole("alert")).toHaveText("Too many attempts. Please try again later.");
});

test.describe("no network", () => {
	test.use({ noise: [/ERR_INTERNET_DISCONNECTED/] });
	// A browser requests a module once, so the page reloads.
	test("a heart shows a message, and works once the network is back", { tag: "@thorough" }, async ({
		page,
		context,
	}) => {
		await page.goto("/en-it/women/dresses");
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);
		const heart = hearts(page).first();
		await heart.click();
		await expect(page.getByRole("listitem").filter({ hasText: "offline mode" })).toBeVisible();
		await expect(heart).toHaveAttribute("aria-pressed", "false");
		const reloaded = page.waitForEvent("load");
		await context.setOffline(false);
		await reloaded;
		await heart.click();
		await expect(heart).toHaveAttribute("aria-pressed", "true");
	});
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a product is added, shown and removed by forms", { tag: "@thorough" }, async ({ page }) => {
		await page.goto(product("VT10001-emerald"));
		await hearts(page).click();
		await expect(page).toHaveURL("/en-it/wishlist?notice=wishlistAdded");
		await expect(page.getByText("Added to your wishlist.")).toBeVisible();
		await page.goto(product("VT10001-emerald"));
		await hearts(page).click();
		await expect(page).toHaveURL("/en-it/wishlist?notice=wishlistAdded");
		await expect(hearts(page)).toHaveCount(1);
		await hearts(page).click();
		await expect(page).toHaveURL("/en-it/wishlist?notice=wishlistRemoved");
		await expect(page.getByText("Your wishlist is empty")).toBeVisible();
	});
});
