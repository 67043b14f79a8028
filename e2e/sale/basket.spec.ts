import { add, lines, minicart, product, running } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const CART = "/en-it/cart";
const MAXIMUM = "You have entered the maximum quantity available for this item";

// proves basket-3, shell-24
test("a quantity beyond the stock shows a message, and the earlier quantity stays", {
	tag: "@thorough",
}, async ({ page, noise }) => {
	noise.push(/409 \(Conflict\)/);
	await add(page, "VT10002-camel", "M, low stock");
	await page.goto(CART);
	await running(page);
	const more = page.getByRole("button", { name: /^Increase quantity/ });
	const toast = page.getByRole("listitem").filter({ hasText: MAXIMUM });
	// Two are left; beyond the known maximum nothing is requested.
	for (let quantity = 2; quantity < 6 && !(await toast.isVisible()); quantity++) await more.click();
	await expect(toast).toBeVisible();
	// The message covers neither the title nor the button.
	for (const needed of [
		page.getByRole("heading", { level: 1 }),
		page.getByRole("main").getByRole("link", { name: "Checkout" }),
	]) {
		const [message, box] = await Promise.all([toast.boundingBox(), needed.boundingBox()]);
		expect(message && box && (message.y >= box.y + box.height || message.y + message.height <= box.y)).toBe(
			true,
		);
	}
	const kept = await lines(page)
		.getByText(/^Quantity/)
		.textContent();
	await page.reload();
	await expect(lines(page).getByText(/^Quantity/)).toHaveText(kept ?? "");
});

test("another tab shows an addition, and a change of a removed item shows a message", async ({
	page,
	context,
	noise,
}) => {
	noise.push(/404 \(Not Found\)/);
	await add(page, "VT10001-emerald", "IT 42");
	const other = await context.newPage();
	await other.goto(CART);
	await expect(lines(other)).toHaveCount(1);
	await running(other);
	await add(page, "VT10003-ivory", "M");
	await expect(lines(other)).toHaveCount(2);

	// This tab receives no messages, like a tab that sleeps.
	await other.evaluate(() => {
		BroadcastChannel.prototype.postMessage = () => {};
	});
	await other.getByRole("button", { name: /^Remove.*Striped/ }).click();
	await expect(lines(other)).toHaveCount(1);
	await minicart(page)
		.getByRole("button", { name: /^Increase quantity: Striped/ })
		.click();
	await expect(page.getByText("This item is no longer in your bag.")).toBeVisible();
	await expect(minicart(page).getByRole("listitem")).toHaveCount(1);
});

test("two tabs that add at the same time share one bag", { tag: "@thorough" }, async ({
	page,
	context,
	noise,
}) => {
	// The later tab's anti-forgery token belongs to no session yet, so it is replaced and the request repeated.
	noise.push(/403 \(Forbidden\)/);
	const other = await context.newPage();
	// Neither tab knows the other's session before it adds.
	await Promise.all([page.goto(product("VT10001-emerald")), other.goto(product("VT10003-ivory"))]);
	await Promise.all([running(page), running(other)]);
	await page.getByRole("radio", { name: "IT 42", exact: true }).check({ force: true });
	await other.getByRole("radio", { name: "M", exact: true }).check({ force: true });
	await Promise.all([page, other].map((tab) => tab.getByRole("button", { name: "Add to bag" }).click()));
	await expect(minicart(page)).toBeVisible();
	await expect(minicart(other)).toBeVisible();
	await page.goto(CART);
	await expect(lines(page)).toHaveCount(2);
});

test("a change made offline is reverted with a message at once, and works again online", async ({
	page,
	context,
	noise,
}) => {
	noise.push(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
	await add(page, "VT10001-emerald", "IT 42");
	await page.goto(CART);
	await running(page);
	const more = page.getByRole("button", { name: /^Increase quantity/ });
	await more.click();
	await expect(lines(page)).toContainText("Quantity 2");
	await expect(page.getByRole("main")).toContainText("1.900 €");
	await context.setOffline(true);
	await page.getByRole("button", { name: /^Remove/ }).click();
	await expect(
		page.getByRole("listitem").filter({ hasText: "You’re currently browsing in offline mode" }),
	).toBeVisible();
	await expect(lines(page)).toContainText("Quantity 2");
	await context.setOffline(false);
	await page.getByRole("button", { name: /^Remove/ }).click();
	await expect(page.getByText("Your bag is empty")).toBeVisible();
});

test("several quick steps never show an earlier quantity", { tag: "@thorough" }, async ({
	page,
	context,
}) => {
	await add(page, "VT10001-emerald", "IT 38");
	const other = await context.newPage();
	await other.goto(CART);
	await running(other);
	await page.goto(CART);
	await running(page);
	const release = Promise.withResolvers<void>();
	let sessions = 0;
	let responses = 0;
	await page.route("**/api/en-it/session", (route) => {
		sessions++;
		return route.continue();
	});
	await page.route("**/api/en-it/basket/items/*", async (route) => {
		const response = await route.fetch();
		// The first response arrives; the others are still pending.
		if (responses++ > 0) await release.promise;
		await route.fulfill({ response });
	});
	const shown = await page.evaluateHandle(() => {
		const all: string[] = [];
		const note = () => {
			const quantity = document.querySelector("main")?.textContent?.match(/Quantity (\d+)/)?.[1];
			if (quantity && quantity !== all.at(-1)) all.push(quantity);
		};
		note();
		new MutationObserver(note).observe(document.body, {
			subtree: true,
			childList: true,
			characterData: true,
		});
		return all;
	});
	const more = page.getByRole("button", { name: /^Increase quantity/ });
	for (let click = 0; click < 3; click++) await more.click();
	await expect.poll(() => responses).toBe(2);
	// Another tab announces a change while two steps are pending.
	await other.evaluate(() => new BroadcastChannel("shop-basket-vetrina-eu").postMessage("changed"));
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
	expect(sessions).toBe(0);
	release.resolve();
	// Announced changes are loaded at the end, once.
	await expect(page.getByRole("main")).toContainText("3.800 €");
	await expect.poll(() => sessions).toBe(1);
	await expect(lines(page)).toContainText("Quantity 4");
	expect(await shown.jsonValue()).toEqual(["1", "2", "3", "4"]);
});

test("after its last product is removed, the empty bag offers one link", { tag: "@thorough" }, async ({
	page,
}) => {
	await add(page, "VT10026");
	await page.goto(CART);
	await running(page);
	await page.getByRole("button", { name: /^Remove/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your bag is empty");
	await page.getByRole("main").getByRole("link", { name: "Shop new in" }).click();
	// The link leads to the product viewed last.
	await expect(page).toHaveURL(/\.html$/);
});

// proves catalogue-3
test("sold-out sizes lead to a notification and cannot be bought", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.goto(product("VT10003-ivory"));
	await running(page);
	const sold = page.getByRole("radio", { name: "XS, sold out" });
	await sold.check({ force: true });
	await expect(page.getByText("Size XS is sold out.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeHidden();
	await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
	await page.goto(product("VT10012-black"));
	await running(page);
	await expect(page.getByRole("button", { name: /Add to bag|Pre-order/ })).toHaveCount(0);
	await page.getByRole("link", { name: /^Product restrictions apply/ }).click();
	const why = page.getByRole("dialog", { name: "For members only" });
	await expect(why).toContainText("This item is reserved for invited clients.");
	await why.getByRole("button", { name: "Sign in / Register" }).click();
	await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
	await expect(why).toBeHidden();
});

test("an invalid session starts a new bag without an error", { tag: "@thorough" }, async ({
	page,
	context,
}) => {
	await add(page, "VT10001-emerald", "IT 42");
	const cookies = await context.cookies();
	const session = cookies.filter(({ name }) => /^(cc-|usid)/.test(name));
	expect(session.length).toBeGreaterThan(2);
	await context.addCookies(session.map((cookie) => ({ ...cookie, value: "forged" })));
	const response = await page.goto(CART);
	expect(response?.status()).toBe(200);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your bag is empty");
	await add(page, "VT10003-ivory", "M");
	await page.goto(CART);
	await expect(lines(page)).toHaveCount(1);
});

// proves identity-6
test("an expired anti-forgery token is renewed automatically", { tag: "@thorough" }, async ({
	page,
	context,
	noise,
}) => {
	noise.push(/403 \(Forbidden\)/);
	await add(page, "VT10001-emerald", "IT 42");
	await context.clearCookies({ name: "browser_id" });
	await minicart(page)
		.getByRole("button", { name: /^Increase quantity/ })
		.click();
	await expect(minicart(page)).toContainText("1.900 €");
});

// proves identity-5
test("scripts cannot read tokens", async ({ page, context }) => {
	await add(page, "VT10001-emerald", "IT 42");
	const readable = await page.evaluate(() => document.cookie);
	expect(readable).not.toMatch(/cc-|usid|browser_id/);
	for (const cookie of (await context.cookies()).filter(({ name }) => /^(cc-|usid|browser_id)/.test(name))) {
		expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
	}
});

// proves shell-8
test("without consent, the bag links to the page from which the shopper came", async ({ page, context }) => {
	await context.clearCookies();
	await page.goto("/en-it/women/dresses");
	await running(page);
	await page.evaluate(() => navigation.navigate("/en-it/about").finished);
	await page.evaluate(() => navigation.navigate("/en-it/cart").finished);
	const back = page.getByRole("main").getByRole("link", { name: "Shop new in" });
	await expect(back).toHaveAttribute("href", "/en-it/women/dresses");
	expect(await page.evaluate(() => localStorage.getItem("shop.last-route.vetrina-eu"))).toBeNull();
});

// proves shell-8
test("the history keeps the product or search from which the shopper came, and no other page", async ({
	page,
}) => {
	const open = (path: string) =>
		page.evaluate(async (path) => {
			await navigation.navigate(path).finished;
			return (navigation.currentEntry?.getState() as { previousRoute?: string } | undefined)?.previousRoute;
		}, path);
	for (const route of ["/en-it/VT10001-emerald.html", "/en-it/search?q=silk"]) {
		await page.goto(route);
		await running(page);
		const { pathname, search } = new URL(page.url());
		expect(await open("/en-it/about")).toBe(pathname + search);
		expect(await open("/en-it/shipping")).toBe(pathname + search);
	}
	await page.goto("/en-it/about");
	await running(page);
	expect(await open("/en-it/shipping")).toBeUndefined();
});

// proves shell-8
test("the bag links to the page viewed last", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await running(page);
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem("shop.last-route.vetrina-eu")))
		.toBe("/en-it/women/dresses");
	await page.goto(CART);
	const back = page.getByRole("main").getByRole("link", { name: "Shop new in" });
	await expect(back).toHaveAttribute("href", "/en-it/women/dresses");
	// In another country the address would belong to no customer.
	await page.goto("/de-de/cart");
	await running(page);
	await expect(page.getByRole("main").getByRole("link", { name: "Neuheiten entdecken" })).toHaveAttribute(
		"href",
		"/de-de/",
	);
});
