import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type StateId, stateProducts } from "../commerce/catalogue/states.ts";
import { expect, test } from "./support/test.ts";
import { watch } from "./support/watch.ts";

/**
 * Every kind of page in three locales and two widths: no console error, no violation of the policy, no hydration error, no
 * layout shift, nothing wider than the screen, nothing that axe finds.
 */
const LOCALES = ["en-it", "ar-sa", "ja-jp"] as const;
const SIZES = { mobile: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const STATES: readonly StateId[] = [
	"in-stock",
	"size-sold-out",
	"sold-out",
	"preorder",
	"no-price",
	"restricted-a",
	"made-to-order",
	"sale",
	"one-size",
	"standard",
];

type Locale = (typeof LOCALES)[number];
type PageKind = { name: string; path: string; status?: number };

const productPath = (state: StateId): string => {
	const { masterId, groupIds } = stateProducts[state];
	return `/${groupIds[0] ?? masterId}.html`;
};

const KINDS: readonly PageKind[] = [
	{ name: "home", path: "/" },
	{ name: "list", path: "/women/dresses" },
	{ name: "list of the second page", path: "/women/dresses?page=2" },
	{ name: "filtered list", path: "/women/dresses?prefn1=c_color&prefv1=black" },
	{ name: "list filtered to nothing", path: "/women/dresses?prefn1=c_color&prefv1=cognac" },
	{ name: "search", path: "/search?q=VT10001" },
	{ name: "search without results", path: "/search?q=qqzzxx" },
	{ name: "search without a question", path: "/search" },
	{ name: "content", path: "/about" },
	{ name: "empty bag", path: "/cart" },
	{ name: "not found", path: "/no-such-page", status: 404 },
	{ name: "error", path: "/women/knitwear/jumpers?srule=name-ascending&fault=search:503", status: 503 },
	...STATES.map((state) => ({ name: `product ${state}`, path: productPath(state) })),
];

/** One context and one page serve all pages of a locale and width; what went wrong is asked for after each of them. */
async function openContext(
	browser: Browser,
	size: keyof typeof SIZES,
	use: Parameters<Browser["newContext"]>[0],
) {
	const context = await browser.newContext({ ...use, viewport: SIZES[size] });
	const troubles = await watch(context);
	return { context, page: await context.newPage(), troubles };
}

/** The page has come to rest: fonts and pictures in view are there, it runs, and the bag has come in. */
async function settle(page: Page): Promise<void> {
	await page.waitForLoadState("load");
	const status = page.getByRole("banner").getByRole("status");
	if ((await status.count()) > 0) await expect(status).not.toBeEmpty();
	await page.evaluate(async () => {
		await document.fonts.ready;
		const isSeen = ({ top, bottom, left, right }: DOMRect) =>
			top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
		const seen = [...document.images].filter(
			(image) => image.checkVisibility() && isSeen(image.getBoundingClientRect()),
		);
		await Promise.all(seen.map((image) => image.decode().catch(() => {})));
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	});
}

async function findings(page: Page): Promise<Record<string, unknown>> {
	const { violations } = await new AxeBuilder({ page })
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
		.analyze();
	const { shifts, overflow } = await page.evaluate(() => ({
		shifts: window.layoutShifts,
		overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
	}));
	// 0.00 is what a field tool would report: a fallback face that is a hair wider than its web font is no shift that is seen.
	const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
	return {
		shifts: sum < 0.005 ? [] : shifts,
		overflow,
		axe: violations.flatMap(({ id, nodes }) =>
			nodes
				.slice(0, 3)
				.map(
					(node) => `${id}: ${node.target.join(" ")} ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`,
				),
		),
	};
}

const NOTHING = { shifts: [], overflow: 0, axe: [], trouble: [] };

/** A document that is answered by an error says so on the console; nothing else may be there. */
const isOwnStatus = (kind: PageKind, trouble: string): boolean =>
	kind.status !== undefined && trouble.includes(`status of ${kind.status}`);

async function look(page: Page, troubles: () => string[], kind: PageKind, path: string) {
	const before = troubles().length;
	const answer = await page.goto(path);
	await settle(page);
	const trouble = troubles()
		.slice(before)
		.filter((one) => !isOwnStatus(kind, one));
	return { status: answer?.status(), ...(await findings(page)), trouble };
}

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
	for (const locale of LOCALES) {
		test.describe(`${locale} at ${SIZES[size].width}`, {
			tag: size === "desktop" ? "@desktop-only" : [],
		}, () => {
			let opened: { context: BrowserContext; page: Page; troubles: () => string[] };
			test.describe.configure({ mode: "default" });
			test.beforeAll(async ({ browser }, info) => {
				opened = await openContext(browser, size, info.project.use);
			});
			test.afterAll(() => opened.context.close());

			for (const kind of KINDS) {
				test(kind.name, async () => {
					const seen = await look(opened.page, opened.troubles, kind, `/${locale}${kind.path}`);
					expect(seen).toEqual({ status: kind.status ?? 200, ...NOTHING });
				});
			}
			test("full bag", async () => {
				await fill(opened.page, locale);
				const seen = await look(
					opened.page,
					opened.troubles,
					{ name: "full bag", path: "/cart" },
					`/${locale}/cart`,
				);
				expect(seen).toEqual({ status: 200, ...NOTHING });
				await expect(opened.page.getByRole("main").getByRole("listitem")).toHaveCount(2);
			});
			test("open layers: menu or mega menu, search, bag, filters, sizes", async () => {
				test.slow();
				const { page, troubles } = opened;
				const before = troubles().length;
				for (const [path, open] of LAYERS) {
					await page.goto(`/${locale}${path}`);
					await settle(page);
					await open(page);
					expect({ path, ...(await findings(page)), trouble: troubles().slice(before) }).toEqual({
						path,
						...NOTHING,
					});
				}
			});
		});
	}
}

/** By their place, for their names are in three languages. */
const LAYERS: readonly [path: string, open: (page: Page) => Promise<void>][] = [
	[
		"/",
		async (page) => {
			const toggle = page.getByRole("banner").getByRole("button").first();
			if (await toggle.getAttribute("popovertarget")) await toggle.click();
			else await page.getByRole("navigation").getByRole("listitem").nth(1).hover();
			await expect(page.getByRole("navigation").first()).toBeVisible();
		},
	],
	["/women/dresses", async (page) => open(page, page.locator("main summary").first())],
	["/women/dresses", async (page) => open(page, page.locator("header a[href$='/search']"))],
	["/cart", async (page) => open(page, page.locator("header a[href$='/cart']"))],
	[productPath("size-sold-out"), async (page) => open(page, page.locator("main form button[type=submit]"))],
	["/women/dresses", async (page) => open(page, page.locator("footer summary"))],
];

async function open(page: Page, by: ReturnType<Page["locator"]>): Promise<void> {
	await by.click();
	await expect(page.locator("dialog:modal, details[open]").first()).toBeVisible();
	await settle(page);
}

async function fill(page: Page, locale: Locale): Promise<void> {
	for (const state of ["in-stock", "sale"] as const) {
		await page.goto(`/${locale}${productPath(state)}`);
		await settle(page);
		await page.getByRole("radio").nth(2).check({ force: true });
		await page.locator("main form button[type=submit]").click();
		await expect(page.locator("dialog:modal").getByRole("listitem").first()).toBeVisible();
	}
}

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
	test(
		`the door at ${SIZES[size].width}`,
		{ tag: size === "desktop" ? "@desktop-only" : [] },
		async ({ browser }, info) => {
			for (const [language, country] of [
				["en-GB", "IT"],
				["ar", "SA"],
				["ja", "JP"],
			] as const) {
				const { context, page, troubles } = await openContext(browser, size, {
					...info.project.use,
					locale: language,
					extraHTTPHeaders: { "x-dev-country": country },
				});
				const seen = await look(page, troubles, { name: "landing", path: "/" }, "/");
				expect({ language, ...seen }).toEqual({ language, status: 200, ...NOTHING });
				await expect(page.locator("html")).toHaveAttribute(
					"lang",
					new RegExp(`^${language.slice(0, 2)}-${country}$`),
				);
				await context.close();
			}
		},
	);
}
