import { type Browser, chromium, type Page } from "@playwright/test";
import { hashPassword } from "@vetrina/commerce-sandbox/records/customers/passwords.ts";
import { DEMO_PASSWORD, demoCustomers } from "@vetrina/demo-house/customers.ts";
import { LANGUAGES, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { BROWSER_FLAGS, ensureBrowser, SHOPPER_USER_AGENT } from "../scripts/lib/browser.ts";
import { BUDGETS, brotliSize, loginFlyoutFiles, sumBrotliBytes } from "../scripts/lib/page-weight.ts";
import { withPlainPictures } from "../scripts/lib/pictures/with-plain-pictures.ts";
import { HEADERS } from "./lib/load.ts";
import { timeToPaint } from "./lib/paint.ts";
import { atMost, type Figure, kib, median, milliseconds } from "./lib/table.ts";

const FLYOUT_MS = 150;
const SIGN_IN_MS = 150;
const LOGIN_INTERVAL_MS = 1500;
const RUNS = 7;
const LIST = "/en-it/women/dresses";

const open = async (browser: Browser, origin: string): Promise<Page> => {
	const context = await browser.newContext({
		viewport: { width: 1440, height: 900 },
		userAgent: SHOPPER_USER_AGENT,
		locale: "en-GB",
	});
	await withPlainPictures(context);
	return context.newPage().then(async (page) => {
		await page.addInitScript(() => localStorage.setItem("shop.newsletter", "1"));
		await page.goto(origin + LIST);
		await page.locator("html[data-running]").waitFor();
		await page.waitForLoadState("networkidle");
		return page;
	});
};

async function broughtBy(page: Page, happen: () => Promise<void>): Promise<number> {
	const reading: Promise<number>[] = [];
	page.on("requestfinished", (request) => {
		if (!["script", "stylesheet"].includes(request.resourceType())) return;
		reading.push(
			request
				.response()
				.then((response) => response?.body())
				.then((body) => (body ? brotliSize(body) : 0)),
		);
	});
	await happen();
	await page.waitForLoadState("networkidle");
	page.removeAllListeners("requestfinished");
	return (await Promise.all(reading)).reduce((sum, size) => sum + size, 0);
}

const account = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Account" });
const form = (page: Page) => page.locator("dialog:modal [type=password]");

async function shownAfter(browser: Browser, origin: string): Promise<{ flyout: number; form: number }> {
	const page = await open(browser, origin);
	const times = await timeToPaint(page, account(page), {
		flyout: "dialog[open]",
		form: "dialog[open] [type=password]",
	});
	await page.context().close();
	return times;
}

async function consentWeight(browser: Browser, origin: string): Promise<number> {
	const context = await browser.newContext({ userAgent: SHOPPER_USER_AGENT, locale: "en-GB" });
	await withPlainPictures(context);
	const page = await context.newPage();
	let requestCount = 0;
	const reading: Promise<void>[] = [];
	page.on("requestfinished", (request) => {
		if (!/\/(ask-for-consent|consent)[^/]*\.(js|css)$/.test(new URL(request.url()).pathname)) return;
		reading.push(
			(async () => {
				const body = await (await request.response())?.body();
				requestCount += body ? brotliSize(body) : 0;
			})(),
		);
	});
	await page.goto(origin + LIST);
	await page.locator("form[data-consent]").waitFor({ state: "visible" });
	await page.waitForLoadState("networkidle");
	await Promise.all(reading);
	await context.close();
	return requestCount;
}

async function signInTime(origin: string): Promise<number> {
	const timeRun = async (run: () => Promise<unknown>): Promise<number> => {
		const since = performance.now();
		await run();
		return performance.now() - since;
	};
	const [{ email = "" } = {}] = demoCustomers;
	const signIn = async () => {
		const response = await fetch(`${origin}/en-it/login`, {
			method: "POST",
			redirect: "manual",
			headers: { ...HEADERS, origin },
			body: new URLSearchParams({ intent: "signIn", email, password: DEMO_PASSWORD }),
		});
		await response.arrayBuffer();
		if (!response.headers.get("location")?.includes("signedIn"))
			throw new Error(`Signing in leads to ${response.headers.get("location")}`);
	};
	await signIn();
	const all: number[] = [];
	const hashes: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		// The login service allows one sign-in per customer and second, and refusals would be retried.
		await new Promise((done) => setTimeout(done, LOGIN_INTERVAL_MS));
		all.push(await timeRun(signIn));
		hashes.push(await timeRun(() => hashPassword(DEMO_PASSWORD)));
	}
	return median(all) - median(hashes);
}

const flyoutWeight = (language: Language): number => {
	const { scripts, styles } = loginFlyoutFiles(language);
	return sumBrotliBytes([...scripts, ...styles]);
};

export async function measureIdentity(origin: string): Promise<Figure[]> {
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: BROWSER_FLAGS,
	});
	try {
		const page = await open(browser, origin);
		const weight = await broughtBy(page, async () => {
			await account(page).click();
			await form(page).waitFor();
		});
		await page.context().close();
		const times: { flyout: number; form: number }[] = [];
		for (let run = 0; run < RUNS; run++) times.push(await shownAfter(browser, origin));
		return [
			atMost("login flyout: scripts and styles, brotli", weight, BUDGETS.loginFlyout, kib),
			atMost(
				"  in the language where it weighs most",
				Math.max(...LANGUAGES.map((one) => flyoutWeight(one))),
				BUDGETS.loginFlyout,
				kib,
			),
			atMost(
				"login flyout: painted after a tap, 4 × CPU",
				median(times.map(({ flyout }) => flyout)),
				FLYOUT_MS,
				milliseconds,
			),
			atMost("  with its form", median(times.map(({ form }) => form)), FLYOUT_MS, milliseconds),
			atMost("signing in by password, without the hash", await signInTime(origin), SIGN_IN_MS, milliseconds),
			atMost(
				"consent: scripts and styles, brotli",
				await consentWeight(browser, origin),
				BUDGETS.consent,
				kib,
			),
		];
	} finally {
		await browser.close();
	}
}
