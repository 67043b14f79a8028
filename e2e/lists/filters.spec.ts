import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const open = async (page: Page) => {
	await page.getByText("Filter", { exact: true }).click();
	return page.getByRole("dialog", { name: "Filter" });
};

// proves shell-12
test("the filter on a phone fills the screen, counts results, and leads to them", async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await running(page);
	const filters = await open(page);
	const count = filters.getByRole("status").first();
	const before = await count.textContent();
	await filters.getByRole("link", { name: /^Green/ }).click();
	await expect(count).not.toHaveText(before ?? "");
	await filters.getByText("Brand", { exact: true }).click();
	await filters.getByRole("group").filter({ hasText: "Brand" }).getByRole("link").first().click();
	await expect(page).toHaveURL(/prefn1=brand&prefv1=[\w-]+&prefn2=c_colorGroup&prefv2=green/);
	const done = filters.getByRole("button", { name: /^Show / });
	// The count follows the address, and the button shows the same count.
	await expect(async () =>
		expect(await done.textContent()).toBe(`Show ${await count.textContent()}`),
	).toPass();
	await done.click();
	await expect(filters).toBeHidden();
	await expect(page.locator("summary").filter({ hasText: "Filter" })).toBeFocused();
	await expect(page.getByRole("link", { name: "Remove Green" })).toBeVisible();
});

test.describe("a choice while another one loads", () => {
	const LIST = "/en-it/women/dresses";

	// proves list-23
	test("is added to the other one, as a step of its own", { tag: "@desktop" }, async ({ page }) => {
		await page.goto(LIST);
		await running(page);
		const first = Promise.withResolvers<void>();
		await page.route(/_page\/.*prefv1=green$/, async (route) => {
			await first.promise;
			await route.continue().catch(() => {});
		});
		const filters = await open(page);
		const colour = (name: string) => filters.getByRole("link", { name: new RegExp(`^${name}`) });
		await colour("Green").click();
		await expect(page).toHaveURL(`${LIST}?prefn1=c_colorGroup&prefv1=green`);
		await colour("Black").click();
		await expect(page).toHaveURL(`${LIST}?prefn1=c_colorGroup&prefv1=black%7Cgreen`);
		first.resolve();
		await expect(colour("Green")).toHaveAttribute("aria-current", "true");
		await expect(colour("Black")).toHaveAttribute("aria-current", "true");
		await page.goBack();
		await expect(page).toHaveURL(`${LIST}?prefn1=c_colorGroup&prefv1=green`);
		await expect(colour("Black")).not.toHaveAttribute("aria-current");
		await expect(colour("Green")).toHaveAttribute("aria-current", "true");
	});

	test("leaves the list unchanged if both fail to load", { tag: "@thorough" }, async ({ page, noise }) => {
		noise.push(/ERR_CONNECTION_RESET/);
		await page.goto(LIST);
		await running(page);
		const both = Promise.withResolvers<void>();
		await page.route(/_page\/.*prefv1=/, async (route) => {
			await both.promise;
			await route.abort("connectionreset").catch(() => {});
		});
		const filters = await open(page);
		const colour = (name: string) => filters.getByRole("link", { name: new RegExp(`^${name}`) });
		await colour("Green").click();
		await colour("Black").click();
		await expect(page).toHaveURL(`${LIST}?prefn1=c_colorGroup&prefv1=black%7Cgreen`);
		both.resolve();
		await expect(page).toHaveURL(LIST);
		await page.unrouteAll({ behavior: "ignoreErrors" });
		await colour("Black").click();
		await expect(colour("Black")).toHaveAttribute("aria-current", "true");
		await expect(page).toHaveURL(`${LIST}?prefn1=c_colorGroup&prefv1=black`);
	});
});

test("another page closes the filter", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/women");
	await running(page);
	await page.getByRole("main").getByRole("link", { name: "Dresses", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dresses");
	const filters = await open(page);
	await expect(filters).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Women");
	await expect(filters).toBeHidden();
});

// proves shell-12
test("the list and its number change next to the open filter on a large screen", {
	tag: "@desktop-only",
}, async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await running(page);
	const filters = await open(page);
	const { width } = (await filters.boundingBox()) ?? { width: 0 };
	expect(Math.round(width)).toBeLessThanOrEqual(448);
	const done = filters.getByRole("button", { name: /^Show / });
	const before = (await done.textContent()) ?? "";
	await filters.getByRole("link", { name: /^Green/ }).click();
	await expect(done).not.toHaveText(before);
	const count = ((await done.textContent()) ?? "").replace("Show ", "");
	await expect(page.getByText(count, { exact: true }).first()).toBeVisible();
	await expect(filters).toBeVisible();
});

// proves list-24
test("the first choice moves nothing on a large screen, however late the list loads", {
	tag: "@desktop-only",
}, async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await running(page);
	await page.getByText("Filter", { exact: true }).click();
	const late = Promise.withResolvers<void>();
	await page.route("**/_page/**", async (route) => {
		await late.promise;
		await route.continue();
	});
	// A pointer would miss the link, because the panel is still opening.
	await page
		.getByRole("link", { name: /^Green/ })
		.first()
		.press("Enter");
	// Browsers do not count shifts as unexpected within half a second of a press.
	await page.waitForFunction(
		(since) => performance.now() - since > 600,
		await page.evaluate(() => performance.now()),
	);
	late.resolve();
	await expect(page.getByRole("link", { name: "Remove Green" })).toBeVisible();
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	expect(
		await page.evaluate(() => window.layoutShifts.filter((shift) => Number.parseFloat(shift) > 0.004)),
	).toEqual([]);
});
