import type { BrowserContext } from "@playwright/test";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { banner } from "../support/consent.ts";
import { buy } from "../support/purchase.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Compares what pages and receivers learn of a purchase with the database, whatever the shopper does with its confirmation. */
test.use({ storageState: { cookies: [], origins: [] } });

const PRODUCT = "800000500004";
const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;
const headers = { authorization: `Bearer ${ensureSecrets().commerce.ADMIN_TOKEN ?? ""}` };

type Entry = { event?: string; event_id?: string; ecommerce?: { transaction_id?: string; value?: number } };
const layer = (page: Page): Promise<Entry[]> =>
	page.evaluate(() =>
		((window as { dataLayer?: Entry[] }).dataLayer ?? []).filter((entry) => "event" in entry),
	);
/** Returns the purchases in the page's data layer, after the page has reported its own view. */
const purchases = async (page: Page): Promise<Entry[]> => {
	await expect.poll(async () => (await layer(page)).map(({ event }) => event)).toContain("page_view");
	return (await layer(page)).filter(({ event }) => event === "purchase");
};

type Sums = { orders: number; revenue: number; quantity: number };
type Row = { receiver: string; database: Sums; reported: Sums; differing: string[] };
const ledger = async (orderNo: string): Promise<Row[]> => {
	const response = await fetch(`${commerce}/admin/dataset/ledger?orders=${orderNo}`, { headers });
	return ((await response.json()) as { rows: Row[] }).rows;
};
const expectBalance = async (orderNo: string): Promise<void> => {
	await expect
		.poll(async () => (await ledger(orderNo)).flatMap(({ differing }) => differing), { timeout: 20_000 })
		.toEqual([]);
	const rows = await ledger(orderNo);
	expect(rows.map(({ receiver }) => receiver)).toEqual(
		expect.arrayContaining(["dataset", "google-analytics", "webhook"]),
	);
	for (const { reported, database } of rows) {
		expect(reported).toEqual(database);
		expect(reported.orders).toBe(1);
	}
};
const agree = (context: BrowserContext, baseURL: string | undefined, value = "1.apm") =>
	context.addCookies([{ name: "consent", value, url: baseURL ?? "" }]);
const confirmation = (orderNo: string) => `/en-it/checkout/confirmation?orderNo=${orderNo}`;
const buyHere = async (page: Page): Promise<string> => {
	await page.goto("/en-it/about");
	return buy(page, [PRODUCT]);
};

// proves checkout-24, event-17, event-20
test("a purchase is in one data layer, once, and equals the database", async ({ page, context, baseURL }) => {
	await agree(context, baseURL);
	const orderNo = await buyHere(page);
	await page.goto(confirmation(orderNo));
	const [purchase, ...more] = await purchases(page);
	expect(more).toEqual([]);
	expect(purchase).toMatchObject({ ecommerce: { transaction_id: orderNo } });
	await expectBalance(orderNo);
	const [row] = await ledger(orderNo);
	expect(Math.round((purchase?.ecommerce?.value ?? 0) * 1000)).toBe(row?.database.revenue);

	await page.reload();
	expect(await purchases(page)).toEqual([]);
	await page.goto("/en-it/about");
	await page.goBack();
	expect(await purchases(page)).toEqual([]);
	const other = await context.newPage();
	await other.goto(confirmation(orderNo));
	expect(await purchases(other)).toEqual([]);
	await expectBalance(orderNo);
});

// proves checkout-24
test("of two tabs that open a confirmation at once, one has the purchase", async ({
	page,
	context,
	baseURL,
}) => {
	await agree(context, baseURL);
	const orderNo = await buyHere(page);
	const other = await context.newPage();
	await Promise.all([page.goto(confirmation(orderNo)), other.goto(confirmation(orderNo))]);
	const found = [...(await purchases(page)), ...(await purchases(other))];
	expect(found.map(({ ecommerce }) => ecommerce?.transaction_id)).toEqual([orderNo]);
	await expectBalance(orderNo);
});

// proves event-19
test("a shopper who agrees on the confirmation is measured, in the page and in the dataset", async ({
	page,
}) => {
	const orderNo = await buyHere(page);
	await page.goto(confirmation(orderNo));
	await running(page);
	expect(await ledger(orderNo)).toEqual([]);
	await banner(page).getByRole("button", { name: "Accept all" }).click();
	await expect.poll(async () => (await purchases(page)).length).toBe(1);
	await expectBalance(orderNo);
});

// proves event-19
test("a shopper who refuses is not measured, and neither is one whose browser objects", async ({
	page,
	context,
	baseURL,
}) => {
	await agree(context, baseURL, "1.");
	const refused = await buyHere(page);
	await page.goto(confirmation(refused));
	await running(page);
	await page.waitForLoadState("networkidle");
	expect(await layer(page)).toEqual([]);
	await agree(context, baseURL);
	await context.setExtraHTTPHeaders({ "sec-gpc": "1" });
	const objected = await buyHere(page);
	await context.setExtraHTTPHeaders({});
	for (const orderNo of [refused, objected]) expect(await ledger(orderNo)).toEqual([]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	// proves event-17
	test("a purchase is measured all the same", async ({ page, context, baseURL }) => {
		await agree(context, baseURL);
		const orderNo = await buyHere(page);
		await page.goto(confirmation(orderNo));
		await expectBalance(orderNo);
	});
});
