import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const LIST = "/en-it/women/dresses";
const findTiles = (page: Page) => page.getByRole("list", { name: "Products" }).getByRole("article");
const measureFooter = (page: Page) =>
	page
		.getByRole("contentinfo")
		.evaluate((footer) => ({ top: footer.getBoundingClientRect().top, shifts: window.layoutShifts }));

/** Opens a list whose next page is answered when the returned function is called, and shows its footer alone. */
async function openAtFooter(page: Page): Promise<(answer: "comes" | "fails" | "breaks") => void> {
	const answered = Promise.withResolvers<"comes" | "fails" | "breaks">();
	const requested = page.waitForRequest("**/_page/**");
	await page.route("**/_page/**", async (route) => {
		const answer = await answered.promise;
		if (answer === "comes") await route.continue();
		else if (answer === "fails") await route.fulfill({ status: 503, body: "" });
		else await route.abort();
	});
	await page.goto(LIST);
	await running(page);
	await page.evaluate(() => {
		window.layoutShifts.length = 0;
		const footer = document.querySelector("body footer") as Element;
		scrollTo({ top: footer.getBoundingClientRect().top + scrollY - 200, behavior: "instant" });
	});
	await requested;
	return answered.resolve;
}

test.use({ noise: [/503|ERR_FAILED/] });

// proves list-30
for (const answer of ["comes", "fails", "breaks"] as const)
	test(`a shopper who looks at the footer keeps it where it is when the next page ${answer}`, async ({
		page,
	}) => {
		const finish = await openAtFooter(page);
		const before = await measureFooter(page);
		finish(answer);
		if (answer === "comes") await expect.poll(() => findTiles(page).count()).toBeGreaterThan(24);
		else await expect(page.getByRole("main").locator("[aria-busy]")).toHaveCount(0);
		const after = await measureFooter(page);
		expect([before.shifts, after.shifts]).toEqual([[], []]);
		// Rows have fractions of a pixel, and browsers scroll whole pixels.
		for (const { top, place } of [
			{ ...before, place: 200 },
			{ ...after, place: before.top },
		])
			expect(Math.abs(top - place)).toBeLessThan(1);
	});

test("a next page that was asked for comes below the last product", async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	const count = await findTiles(page).count();
	await page.getByRole("link", { name: "Load more" }).click();
	await expect.poll(() => findTiles(page).count()).toBeGreaterThan(count);
	await expect(page.getByRole("contentinfo")).not.toBeInViewport();
});
