import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const LIST = "/en-it/women/coats-jackets";

const list = (page: Page) => page.getByRole("list", { name: "Products" });
const tiles = (page: Page) => list(page).getByRole("article");
const card = (page: Page, title: string) => list(page).getByRole("listitem").filter({ hasText: title });
const tilesBefore = (page: Page, title: string) =>
	card(page, title).evaluate(
		(cell) =>
			[...(cell.parentElement?.children ?? [])]
				.slice(0, [...(cell.parentElement?.children ?? [])].indexOf(cell))
				.filter((one) => one.querySelector("article")).length,
	);

/** Returns the widths at the height of each tile except those of the last row. A row that is too short means a hole in the grid. */
const shortRows = (page: Page) =>
	list(page).evaluate((grid) => {
		const boxes = [...grid.children].map((cell) => cell.getBoundingClientRect());
		const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))].sort((a, b) => a - b).slice(0, -1);
		return tops.flatMap((top) => {
			const across = boxes.filter((box) => box.top <= top + 2 && box.bottom > top + 2);
			const missing = grid.clientWidth - across.reduce((sum, { width }) => sum + width, 0);
			// There is a hairline between neighbours.
			return missing > across.length + 1 ? [{ top, missing }] : [];
		});
	});

test("content keeps its position while pages are added around it", async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	expect(await tilesBefore(page, "A coat for the last light")).toBe(2);
	expect(await shortRows(page)).toEqual([]);
	await page.getByRole("link", { name: "Load more" }).scrollIntoViewIfNeeded();
	await expect(card(page, "Alterations for a perfect fit")).toBeAttached();
	expect(await shortRows(page)).toEqual([]);
	await page.getByRole("link", { name: "All coats" }).click();
	await expect(page).toHaveURL("/en-it/women/coats-jackets/coats");
});

test("content has the same position if the list begins in its middle", { tag: "@thorough" }, async ({
	page,
}) => {
	await page.goto(LIST);
	await running(page);
	await page.getByRole("link", { name: "Load more" }).scrollIntoViewIfNeeded();
	await expect(card(page, "Alterations for a perfect fit")).toBeAttached();
	const place = await tilesBefore(page, "Alterations for a perfect fit");
	const first = await tiles(page).first().getByRole("link").first().getAttribute("href");

	await page.goto(`${LIST}?page=2`);
	await running(page);
	expect(await tilesBefore(page, "Alterations for a perfect fit")).toBe(0);
	await expect(card(page, "A coat for the last light")).toHaveCount(0);
	await page.getByRole("link", { name: "Load previous" }).click();
	await expect(card(page, "A coat for the last light")).toBeAttached();
	expect(await tilesBefore(page, "Alterations for a perfect fit")).toBe(place);
	expect(await tiles(page).first().getByRole("link").first().getAttribute("href")).toBe(first);
	expect(await shortRows(page)).toEqual([]);
});

test("grids have no holes", { tag: ["@desktop-only", "@thorough"] }, async ({ page }) => {
	for (const path of [LIST, "/en-it/bags", "/en-it/men/coats-jackets"]) {
		await page.goto(path);
		await running(page);
		const rows = page.getByRole("group", { name: "Items per row" });
		for (const size of [4, 10, 6]) {
			await rows.getByRole("radio", { name: String(size), exact: true }).click({ force: true });
			await expect.poll(() => shortRows(page), `${path}, ${size} in a row`).toEqual([]);
		}
	}
});

// proves list-11
test("a refined or sorted list has no editors' content", { tag: "@thorough" }, async ({ page }) => {
	for (const choice of ["prefn1=c_color&prefv1=black", "srule=price-low-to-high"]) {
		await page.goto(`${LIST}?${choice}`);
		await expect(tiles(page).first()).toBeVisible();
		await expect(list(page).locator("[data-insert]")).toHaveCount(0);
	}
});

test("buttons move a category's row of hits", { tag: ["@desktop-only", "@thorough"] }, async ({ page }) => {
	await page.goto("/en-it/bags");
	await running(page);
	const row = page.getByRole("list", { name: "Just arrived" });
	await expect(row.getByRole("article")).toHaveCount(8);
	await page.getByRole("button", { name: "Next" }).first().click();
	await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

// proves content-3
test("the journal loads six entries at a time, until all are shown", { tag: "@thorough" }, async ({
	page,
}) => {
	await page.goto("/en-it/journal");
	await running(page);
	const notes = page.getByRole("list", { name: "Journal" }).getByRole("listitem");
	const more = page.getByRole("link", { name: "Load more" });
	await expect(notes).toHaveCount(6);
	await more.click();
	await expect(notes).toHaveCount(12);
	await expect(notes.nth(6).getByRole("link")).toBeFocused();
	await more.click();
	await expect(notes).toHaveCount(13);
	await expect(more).toHaveCount(0);
	await expect(notes.nth(12).getByRole("link")).toBeFocused();
	await expect(page).toHaveURL("/en-it/journal");
	// All tiles are still there after going back.
	await page.keyboard.press("Enter");
	await expect(page).not.toHaveURL("/en-it/journal");
	await page.goBack();
	await expect(notes).toHaveCount(13);
	await expect(notes.nth(12)).toBeInViewport();
});

test("content that has become shorter ends without repetition", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/journal");
	await running(page);
	await page.route("**/_page/en-it/journal?page=2", (route) =>
		route.fulfill({ json: { redirect: "/en-it/journal", document: false } }),
	);
	const more = page.getByRole("link", { name: "Load more" });
	await more.click();
	await expect(more).toHaveCount(0);
	const notes = page.getByRole("list", { name: "Journal" }).getByRole("listitem");
	await expect(notes).toHaveCount(6);
	await expect(notes.last().getByRole("link")).toBeFocused();
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("content is shown, with a link to more", { tag: "@thorough" }, async ({ page }) => {
		await page.goto(LIST);
		await expect(page.getByRole("heading", { name: "A coat for the last light" })).toBeVisible();
		await page.goto("/en-it/journal");
		await page.getByRole("link", { name: "Load more" }).click();
		await expect(page).toHaveURL("/en-it/journal?page=2");
		await expect(page.getByRole("list", { name: "Journal" }).getByRole("listitem")).toHaveCount(6);
	});
});

/** Tiles of the first page. */
const FIRST_PAGE = 24;

// proves content-33
test("sections below a list come with every way to it, and stay while its pages join", async ({ page }) => {
	const question = page.getByText("Why does a knit pill?");
	await page.goto("/en-it/men/knitwear");
	await running(page);
	await question.click();
	const answer = page.getByText("A wool comb takes them off");
	await expect(answer).toBeVisible();
	const scrollToEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	const countAtEnd = () => scrollToEnd().then(() => tiles(page).count());
	await expect.poll(countAtEnd).toBeGreaterThan(FIRST_PAGE);
	await expect(answer).toBeVisible();

	await page.goto("/en-it/men");
	await running(page);
	await page.getByRole("main").getByRole("link", { name: "Knitwear", exact: true }).click();
	await expect(page).toHaveURL("/en-it/men/knitwear");
	await question.click();
	await expect(answer).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	// proves content-33
	test("sections below a list are there", async ({ page }) => {
		await page.goto("/en-it/men/knitwear");
		await page.getByText("Why does a knit pill?").click();
		await expect(page.getByText("A wool comb takes them off")).toBeVisible();
	});
});
