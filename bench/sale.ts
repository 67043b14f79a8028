import { type Browser, chromium } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser, SHOPPER_USER_AGENT } from "../scripts/lib/browser.ts";
import { BUDGETS } from "../scripts/lib/page-weight.ts";
import { withPlainPictures } from "../scripts/lib/pictures/with-plain-pictures.ts";
import { ADDRESS } from "../tests/setup/buyer.ts";
import { timeToPaint } from "./lib/paint.ts";
import { type RunningCloud, startShop } from "./lib/stand.ts";
import { atMost, type Figure, kib, median, milliseconds } from "./lib/table.ts";
import { newVisitor, orderable, type Progress, signIn, toStep, type Visitor } from "./lib/visitor.ts";
import { weigh } from "./weights.ts";

const CHECKOUT = { script: 125 * 1024, html: 14 * 1024 };
const ACCOUNT = { script: BUDGETS.accountScript, html: BUDGETS.accountHtml };
const STEP_MS = 100;
const RUNS = 7;
type Press = { step: Progress; next: Progress; typed: Readonly<Record<string, string>> };
const PRESSES: readonly Press[] = [
	{ step: "contact", next: "delivery", typed: { email: "anna@vetrina.example" } },
	{ step: "delivery", next: "payment", typed: ADDRESS },
];
const STEPS: readonly Progress[] = ["contact", "delivery", "payment", "review"];
export const ACCOUNT_PAGES = [
	"myaccount",
	"personaldata",
	"addresses",
	"payments",
	"orders",
	"loyalty",
	"store-credit",
	"newsletter-preference-center",
	"wishlist",
];

export async function measureSale(cloud: RunningCloud): Promise<Figure[]> {
	const storefront = await startShop(cloud);
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: BROWSER_FLAGS,
	});
	const [productId = ""] = await orderable(cloud);
	try {
		const figures: Figure[] = [];
		for (const step of STEPS) {
			const visitor = newVisitor(storefront);
			await toStep(visitor, cloud, { productId, step });
			const { script, scriptOfOthers, document } = await weighOwn(
				browser,
				visitor,
				`${storefront.origin}/en-it/checkout?step=${step}`,
			);
			figures.push(
				atMost(`checkout, ${step}: JavaScript, brotli`, script, CHECKOUT.script, kib),
				{ figure: "  of the processor, its wallets and its fraud check", measured: kib(scriptOfOthers) },
				atMost(`checkout, ${step}: HTML, brotli`, document, CHECKOUT.html, kib),
			);
		}
		const customer = newVisitor(storefront);
		await signIn(customer, "anna@vetrina.example");
		for (const page of ACCOUNT_PAGES) {
			const { script, document } = await weighOwn(browser, customer, `${storefront.origin}/en-it/${page}`);
			figures.push(
				atMost(`${page}: JavaScript, brotli`, script, ACCOUNT.script, kib),
				atMost(`${page}: HTML, brotli`, document, ACCOUNT.html, kib),
			);
		}
		for (const { step, next, typed } of PRESSES) {
			const presses: number[] = [];
			for (let run = 0; run < RUNS; run++) {
				const visitor = newVisitor(storefront);
				await toStep(visitor, cloud, { productId, step });
				presses.push(await shownAfter(browser, visitor, storefront.origin, { step, next, typed }));
			}
			figures.push(
				atMost(
					`checkout: ${next}, painted after a valid press on ${step}, 4 × CPU`,
					median(presses),
					STEP_MS,
					milliseconds,
				),
			);
		}
		return figures;
	} finally {
		await browser.close();
		await storefront.stop();
	}
}

const weighOwn = (browser: Browser, { cookies }: Visitor, url: string) => weigh(browser, url, cookies);

async function shownAfter(
	browser: Browser,
	{ cookies }: Visitor,
	origin: string,
	{ step, next, typed }: Press,
): Promise<number> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		userAgent: SHOPPER_USER_AGENT,
		locale: "en-GB",
	});
	await withPlainPictures(context);
	await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
	const page = await context.newPage();
	await page.goto(`${origin}/en-it/checkout?step=${step}`);
	await page.locator("html[data-running]").waitFor();
	await page.waitForLoadState("networkidle");
	for (const [name, value] of Object.entries(typed)) {
		const field = page.locator(`main [aria-current=step] [name="${name}"]`);
		await (name === "stateCode" ? field.selectOption(value) : field.fill(value));
	}
	const { shown } = await timeToPaint(page, page.locator(`main button[value=${step}]`), {
		shown: `[aria-current=step] #step-${next}`,
	});
	await context.close();
	return shown;
}
