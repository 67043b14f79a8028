import { CLOUD, openWidgets } from "../support/instantsearch-page.ts";
import { expect, type Page, test } from "../support/test.ts";

/** instantsearch.js, unmodified, runs in its own page against the embedded cloud's hosted search. */

const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search", exact: true });
const hits = (page: Page) => page.locator("#hits article");
const data = (page: Page, name: string): Promise<string[]> =>
	hits(page).evaluateAll((all, key) => all.map((one) => one.getAttribute(`data-${key}`) ?? ""), name);
const countHits = async (page: Page): Promise<number> =>
	Number.parseInt((await page.locator("#stats").textContent()) ?? "", 10);
const counts = async (page: Page, id: string): Promise<Record<string, number>> => {
	const labels = page.locator(`#${id} .ais-RefinementList-label`);
	return Object.fromEntries(
		await labels.evaluateAll((all) =>
			all.map((label): [string, number] => [
				label.querySelector(".ais-RefinementList-labelText")?.textContent ?? "",
				Number(label.querySelector(".ais-RefinementList-count")?.textContent?.replace(/\D/g, "")),
			]),
		),
	);
};
const refine = (page: Page, id: string, value: string) => page.locator(`#${id} input[value="${value}"]`);
const entry = (page: Page, id: string, name: string) =>
	page
		.locator(`#${id} a`)
		.filter({ has: page.locator("[class$='-label']", { hasText: new RegExp(`^${name}$`) }) });
const readCount = async (link: ReturnType<typeof entry>): Promise<number> =>
	Number(await link.locator("[class$='-count']").textContent());

test.beforeEach(async ({ page }) => {
	await openWidgets(page);
	await expect(hits(page)).toHaveCount(12);
});

test("typing narrows the list and marks the words, and pages change @desktop-only", async ({ page }) => {
	const all = await countHits(page);
	await searchBox(page).fill("silk dress");
	await expect(page.locator("#hits mark").first()).toHaveText(/silk|dress/i);
	const few = await countHits(page);
	expect(few).toBeGreaterThan(0);
	expect(few).toBeLessThan(all);
	const first = await data(page, "id");
	await searchBox(page).fill("dress");
	await expect.poll(() => countHits(page)).toBeGreaterThan(few);
	await page.locator("#pages").getByRole("link", { name: "Page 2" }).click();
	await expect.poll(() => data(page, "id")).not.toEqual(first);
	await searchBox(page).fill("qqqqqq");
	await expect(page.locator("#hits")).toContainText("No results");
	expect(await countHits(page)).toBe(0);
});

test("values of one refinement widen the list, values of several narrow it @desktop-only", {
	tag: "@thorough",
}, async ({ page }) => {
	const before = await counts(page, "colours");
	await refine(page, "colours", "black").check();
	await expect.poll(() => countHits(page)).toBe(before.black);
	// The other colours still show the number of products that they would add.
	expect((await counts(page, "colours")).ivory).toBe(before.ivory);
	await refine(page, "colours", "ivory").check();
	await expect.poll(() => countHits(page)).toBe((before.black ?? 0) + (before.ivory ?? 0));
	expect(new Set(await data(page, "color"))).toEqual(new Set(["black", "ivory"]));
	const brands = await counts(page, "brands");
	const [brand = "", count] = Object.entries(brands).at(0) ?? [];
	await refine(page, "brands", brand).check();
	await expect.poll(() => countHits(page)).toBe(count);
	expect(new Set(await data(page, "brand"))).toEqual(new Set([brand]));
	expect((await counts(page, "colours")).black).toBeLessThan(before.black ?? 0);
	await page.locator("#clear").getByRole("button").click();
	await expect.poll(() => counts(page, "colours")).toEqual(before);
});

test("menu, category tree, price range and sorting work @desktop-only", {
	tag: "@thorough",
}, async ({ page }) => {
	const silk = await readCount(entry(page, "materials", "Silk"));
	await entry(page, "materials", "Silk").click();
	await expect.poll(() => countHits(page)).toBe(silk);
	const inWomen = await readCount(entry(page, "categories", "Women"));
	await entry(page, "categories", "Women").click();
	await expect.poll(() => countHits(page)).toBe(inWomen);
	const inDresses = await readCount(entry(page, "categories", "Dresses"));
	expect(inDresses).toBeLessThan(inWomen);
	await entry(page, "categories", "Dresses").click();
	await expect.poll(() => countHits(page)).toBe(inDresses);
	await page.locator("#sort select").selectOption({ label: "Cheapest" });
	await expect
		.poll(async () => {
			const prices = (await data(page, "price")).map(Number);
			return prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0));
		})
		.toBe(true);
	const cheapest = Number((await data(page, "price"))[0]);
	await page
		.locator("#price input")
		.first()
		.fill(String(Math.ceil(cheapest) + 1));
	await page.locator("#price").getByRole("button").click();
	await expect.poll(async () => Number((await data(page, "price"))[0])).toBeGreaterThan(cheapest);
	expect(await countHits(page)).toBeLessThan(inDresses);
});

test("values of a refinement are found by name @desktop-only", { tag: "@thorough" }, async ({ page }) => {
	await page.locator("#colours").getByRole("searchbox").fill("iv");
	await expect(page.locator("#colours .ais-RefinementList-labelText")).toHaveText(["Ivory"]);
	const count = (await counts(page, "colours")).Ivory;
	// A choice completes the list again, so `check()` would then find another value's box.
	await page.locator("#colours").getByRole("checkbox").click();
	await expect.poll(() => countHits(page)).toBe(count);
});

test("clicks are reported with their search @desktop-only", { tag: "@thorough" }, async ({
	page,
	request,
}) => {
	await searchBox(page).fill("scarf");
	await expect(page.locator("#hits mark").first()).toHaveText(/scarf/i);
	const [id = ""] = await data(page, "id");
	await page.getByRole("button", { name: `Look at ${id}` }).click();
	await expect
		.poll(async () => {
			const response = await request.get(`${CLOUD}/hosted-search/events?userToken=e2e-widgets`);
			const { events } = (await response.json()) as { events: Record<string, unknown>[] };
			return events.find(({ eventType }) => eventType === "click");
		})
		.toMatchObject({
			eventName: "Product clicked",
			objectIDs: [id],
			positions: [1],
			queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
		});
});
