import { PASSWORD } from "../tests/setup/customer.ts";
import { lines } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

const h1 = { level: 1 } as const;

test("landing page, list, refinement, sorting and second page work", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Continue in English" }).click();
	await expect(page).toHaveURL("/en-it/");
	await page.goto("/en-it/women");
	await page.getByRole("main").getByRole("link", { name: "Dresses" }).first().click();
	await expect(page.getByRole("heading", h1)).toHaveText("Dresses");

	await page.getByText("Filter", { exact: true }).click();
	await page.getByRole("link", { name: /^IT 42/ }).click();
	await expect(page.getByRole("link", { name: "Remove IT 42" })).toBeVisible();
	await expect(page).toHaveURL("/en-it/women/dresses?prefn1=c_size&prefv1=42");

	await page.getByText("Sort", { exact: true }).click();
	await page.getByRole("link", { name: /^Price: low/ }).click();
	await expect(page).toHaveURL(/prefv1=42&srule=/);
	const prices = await page.getByRole("article").evaluateAll((tiles) =>
		tiles.map((tile) => {
			// The struck price comes first.
			const priceText = tile.querySelector("bdi:not(s bdi)")?.textContent ?? "";
			return Number(/[\d.]+(?= €)/.exec(priceText)?.[0].replaceAll(".", ""));
		}),
	);
	expect(prices.length).toBeGreaterThan(10);
	expect(prices).toEqual([...prices].sort((a, b) => a - b));

	await page.getByRole("link", { name: "Load more" }).click();
	await expect(page).toHaveURL(/page=2/);
	await expect(page.getByRole("link", { name: "Load previous" })).toBeVisible();
	await page.getByRole("link", { name: "Clear all" }).click();
	await expect(page).toHaveURL(/^[^?]+\/en-it\/women\/dresses(\?srule=[^&]+)?$/);
});

// proves shell-15
test("a size is added, its quantity raised and limited, and removed", async ({ page }) => {
	await page.goto("/en-it/VT10002-camel.html");
	await expect(page.getByRole("heading", h1)).toHaveText("Oversized cashmere wrap coat");
	await page.getByRole("radio", { name: "M, low stock" }).check({ force: true });
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(page).toHaveURL("/en-it/cart?notice=added");
	await expect(page.getByText("Added to your bag.")).toBeVisible();
	await expect(lines(page)).toHaveCount(1);
	const alert = page.getByRole("alert");
	for (let quantity = 1; quantity < 6 && !(await alert.isVisible()); quantity++)
		await page.getByRole("button", { name: /^Increase quantity/ }).click();
	await expect(alert).toHaveText("You have entered the maximum quantity available for this item");
	await page.getByRole("button", { name: /^Remove/ }).click();
	await expect(page.getByRole("heading", h1)).toHaveText("Your bag is empty");
});

test("the browser asks for a missing size, and a form without a size comes back with a message", async ({
	page,
}) => {
	await page.goto("/en-it/VT10001-emerald.html");
	const address = page.url();
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(page).toHaveURL(address);
	await expect(page.getByRole("radio").first()).toHaveJSProperty("validity.valueMissing", true);
});

test("pictures that would open the gallery are plain pictures with their alternative texts", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.goto("/en-it/VT10001-emerald.html");
	const pictures = page.getByRole("list", { name: /^Images of/ });
	await expect(pictures.getByRole("img", { name: "Polka-dot crêpe midi dress, Emerald" })).toHaveCount(
		await pictures.getByRole("listitem").count(),
	);
	await expect(pictures.getByRole("button")).toHaveCount(0);
});

test("a search works with and without results", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/search");
	await page.getByRole("main").getByRole("searchbox").fill("leather bag");
	await page.getByRole("main").getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL("/en-it/search?q=leather+bag");
	await expect(page.getByRole("heading", h1)).toHaveText("“leather bag”");
	await expect(page.getByRole("article").first()).toBeVisible();
	await page.getByRole("main").getByRole("searchbox").fill('<zqx>"&');
	await page.getByRole("main").getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("heading", h1)).toHaveText('No results for “<zqx>"&”');
});

test("a change of country and language keeps page and bag", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/VT10001-emerald.html");
	await page.getByRole("radio", { name: "IT 42", exact: true }).check({ force: true });
	await page.getByRole("button", { name: "Add to bag" }).click();
	await page.goto("/en-it/women/dresses?prefn1=c_color&prefv1=black");
	const footer = page.getByRole("contentinfo");
	await footer.locator("#country summary").click();
	await footer.getByRole("button", { name: /^Japan/ }).click();
	await expect(page).toHaveURL("/en-jp/women/dresses?prefn1=c_color&prefv1=black");
	await expect(page.getByRole("article").first()).toContainText("¥");
	await footer.getByRole("button", { name: "日本語" }).click();
	await expect(page).toHaveURL("/ja-jp/women/dresses?prefn1=c_color&prefv1=black");
	await expect(page.locator("html")).toHaveAttribute("lang", "ja-JP");
	await page.goto("/ja-jp/cart");
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
	await expect(page.getByRole("main")).toContainText("¥");
});

test("the menu opens without JavaScript", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/");
	await page.getByRole("button", { name: "Menu" }).click();
	await page
		.getByRole("navigation", { name: "Main navigation" })
		.getByRole("link", { name: "Women", exact: true })
		.click();
	await expect(page.getByRole("heading", h1)).toHaveText("Women");
});

test("asks to be notified of a product from its page and its tile, at first with an invalid address", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.goto("/en-it/VT10003-ivory.html");
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
	await page.goto("/en-it/VT10005-grey.html");
	await page.getByRole("button", { name: "Notify me" }).click();
	await expect(page).toHaveURL("/en-it/notify-me?productId=VT10005-grey&pageType=pdp");
	const main = page.getByRole("main");
	await expect(page.getByRole("heading", h1)).toHaveText("Notify me");
	await main.getByLabel("Email address").fill("unknown");
	await main.getByRole("button", { name: "Notify me" }).click();
	await expect(main.getByRole("alert")).toHaveText("Please enter a valid email address.");
	await main.getByLabel("Email address").fill("mara@vetrina.example");
	await main.getByLabel("I would also like to receive the newsletter.").check();
	await main.getByRole("button", { name: "Notify me" }).click();
	await expect(main.getByRole("status")).toHaveText("Thanks, your request has been saved.");
	await main.getByRole("link").click();
	await expect(page).toHaveURL(/VT10005-grey\.html$/);

	await page.goto("/en-it/search?q=VT10005");
	await page
		.getByRole("link", { name: /^Notify me/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/notify-me\?productId=VT10005-\w+&pageType=plp$/);
});

test("the restriction's reason and the size guide are pages instead of layers", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.goto("/en-it/search?q=VT10012");
	await page
		.getByRole("link", { name: /^Product restrictions apply/ })
		.first()
		.click();
	await expect(page.getByRole("heading", h1)).toHaveText("For members only");
	await page.getByRole("main").getByRole("link", { name: "Sign in / Register" }).click();
	await expect(page).toHaveURL("/en-it/login");
	await page.goto("/en-it/VT10012-bordeaux.html");
	await page.getByRole("link", { name: /^Product restrictions apply/ }).click();
	await expect(page.getByRole("heading", h1)).toHaveText("For members only");

	await page.goto("/en-it/VT10001-emerald.html");
	await page.getByRole("link", { name: "Size guide" }).click();
	await expect(page.getByRole("heading", h1)).toHaveText("Size guide");
	await expect(page.getByRole("main").getByRole("table")).toBeVisible();
	await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
});

test("a member buys a restricted product", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/login");
	const form = page.getByRole("main");
	await form.getByLabel("Email address").fill("club@vetrina.example");
	await form.getByLabel("Password").fill(PASSWORD);
	await form.getByRole("button", { name: "Sign in", exact: true }).click();
	await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
	await page.goto("/en-it/VT10012-bordeaux.html");
	await page.getByRole("link", { name: /^Product restrictions apply/ }).click();
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(page).toHaveURL("/en-it/cart?notice=added");
	await expect(page.getByRole("main")).toContainText("Rosalba woven suede shoulder bag");
});

/** Finds buttons that need JavaScript; the browser itself handles popovers, forms and disclosures. */
const ONLY_SCRIPT = "button[type=button]:not([popovertarget])";

const PAGES = [
	"/en-it/",
	"/en-it/women/dresses",
	"/en-it/search?q=silk",
	"/en-it/VT10001-emerald.html",
	"/en-it/VT10040-black.html",
	"/en-it/VT10041-bordeaux.html",
	"/en-it/cart",
];

// proves shell-15
test("pages have no button that needs JavaScript", async ({ page }) => {
	for (const path of PAGES) {
		await page.goto(path);
		for (const button of await page.locator(ONLY_SCRIPT).all()) await expect(button, path).toBeHidden();
	}
});

async function expectLastPicture(page: Page): Promise<void> {
	const last = page.getByRole("article").last().locator("img").first();
	await last.scrollIntoViewIfNeeded();
	await expect.poll(() => last.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
}

test("pictures load on scrolling", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await expectLastPicture(page);
});

test.describe("a script that never loads", () => {
	test.use({ javaScriptEnabled: true });

	test("pictures load anyway", { tag: "@thorough" }, async ({ page, noise }) => {
		noise.push(/Failed to load resource/);
		await page.route("**/assets/entry-*.js", (route) => route.abort());
		await page.goto("/en-it/women/dresses");
		await expectLastPicture(page);
	});
});
