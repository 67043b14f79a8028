import { fixedRoutes, ROUTES } from "../../pages/routes.ts";
import { categoryOfKept } from "../../shared/domain/consent/kept.ts";
import { optional, watchStrangers } from "../support/consent.ts";
import { contact, deliver, main, newEmail, payByCard, placeButton, putIntoBag } from "../support/sale.ts";
import { SALE_PLACES, type SalePlace } from "../support/sale-places.ts";
import { product, running } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

/**
 * Walks every page and the journey of a purchase before a choice, at a site that has containers and Hotjar, and lists hosts, cookies and storage
 * (docs/rules/shoppers/event.md).
 */
test.use({ storageState: { cookies: [], origins: [] } });

const PLACE = SALE_PLACES.find(({ siteId }) => siteId === "vetrina-me") as SalePlace;
const { locale } = PLACE;
const PAGES = [
	"/women/dresses",
	"/beauty",
	"/search?q=dress",
	"/search?q=nothing-like-that",
	"/about",
	"/no-such-page",
	...fixedRoutes.filter((name) => ROUTES[name].page).map((name) => ROUTES[name].path),
].map((path) => `/${locale}${path}`);

// proves event-34
test("no page asks a foreign host or stores anything optional before a choice", async ({
	page,
	baseURL,
	noise,
}) => {
	test.setTimeout(180_000);
	// Some pages exist only with a product in their address.
	noise.push(/404/);
	const strangers = watchStrangers(page.context(), baseURL);
	for (const path of [...PAGES, product("VT10001-emerald", locale)]) {
		await page.goto(path);
		await page.locator("html[data-running]").waitFor();
		await page.waitForLoadState("networkidle");
		expect([path, strangers, await optional(page)]).toEqual([path, [], []]);
	}
});

// proves event-34
test("a purchase before a choice asks only those that payment and fraud law need", async ({
	page,
	baseURL,
}) => {
	test.setTimeout(90_000);
	const strangers = watchStrangers(page.context(), baseURL);
	await putIntoBag(page, PLACE, "VT10001-emerald", 1);
	await page.goto(`/${locale}/cart`);
	await running(page);
	await page.goto(`/${locale}/checkout`);
	await contact(page, newEmail());
	await deliver(page, PLACE);
	await payByCard(page, "4111 1111 1111 1111", PLACE);
	await placeButton(page).click();
	await expect(page).toHaveURL(/confirmation\?orderNo=/);
	await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect([strangers, await optional(page)]).toEqual([[], []]);
	const cookies = (await page.context().cookies()).map(({ name }) => name);
	expect(cookies.filter((name) => categoryOfKept(name) !== "necessary")).toEqual([]);
});
