import { defineConfig, devices } from "@playwright/test";
import type { Options } from "./e2e/support/test.ts";
import { BROWSER_FLAGS, findTestBrowser, LARGE_SCREEN, SHOPPER_USER_AGENT } from "./scripts/lib/browser.ts";
import { workerLog } from "./scripts/lib/worker-log.ts";
import { CATEGORIES, CONSENT_COOKIE, writeChoice } from "./shared/domain/consent/consent.ts";

const storefrontPort = Number(process.env.E2E_STOREFRONT_PORT ?? 8897);
const commercePort = Number(process.env.E2E_COMMERCE_PORT ?? 8898);

const pictures = process.env.VETRINA_SCREENS ? "" : "--plain-pictures";

const log = workerLog("browser");

const consentState = (origin: string, granted: typeof CATEGORIES | [] = CATEGORIES) => ({
	cookies: [
		{
			name: CONSENT_COOKIE,
			value: writeChoice({ granted }),
			domain: new URL(origin).hostname,
			path: "/",
			expires: -1,
			httpOnly: false,
			secure: false,
			sameSite: "Lax" as const,
		},
	],
	origins: [],
});

const pixel = devices["Pixel 7"];
const phone = {
	...pixel,
	userAgent: SHOPPER_USER_AGENT,
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 1,
};

/** Journeys that shoppers who have refused everything make as well; `VETRINA_REFUSES=1 npm run e2e` walks them (event-34). */
const refusing = {
	name: "refusing",
	testMatch: /e2e\/(sale\/.*|account|after-the-sale|journey|newsletter|stores|wishlist)\.spec\.ts$/,
	grepInvert: /@desktop-only|@thorough|@consents/,
	use: {
		...phone,
		storageState: consentState(`http://localhost:${storefrontPort}`, []),
		refuses: true,
	},
};

/** Every test runs on a phone, tests tagged @desktop also on a large screen, and tests tagged @desktop-only on a large screen alone. */
export default defineConfig<Options>({
	testDir: "e2e",
	testMatch: "**/*.spec.ts",
	outputDir: "test-results",
	workers: 2,
	fullyParallel: true,
	forbidOnly: !!process.env.CI,
	retries: process.env.CI ? 1 : 0,
	timeout: 45_000,
	expect: { timeout: 8000 },
	reporter: [["list"], ["json", { outputFile: ".cache/reports/browser.json" }]],
	use: {
		baseURL: `http://localhost:${storefrontPort}`,
		// A trace of every test takes two fifths of the suite's time; `npm run e2e -- --trace on FILE` records the trace of a failure.
		trace: "on-first-retry",
		screenshot: "only-on-failure",
		locale: "en-GB",
		// A service worker would answer requests that journeys answer themselves; e2e/offline/ allows it.
		serviceWorkers: "block",
		// A new context starts a process and compiles every script again, which is most of a short journey's time. e2e/support/test.ts
		// removes the data of the previous test from a reused context.
		reuseContext: true,
		// The shopper's consent is given already; e2e/consent.spec.ts begins without.
		storageState: consentState(`http://localhost:${storefrontPort}`),
		timezoneId: "Europe/Rome",
		launchOptions: {
			executablePath: findTestBrowser(),
			// Scripts of a page mostly create short-lived objects: with more room for them the tests take a tenth less processor time.
			args: [...BROWSER_FLAGS, "--js-flags=--min-semi-space-size=32"],
		},
	},
	projects: process.env.VETRINA_REFUSES
		? [refusing]
		: [
				{
					name: "mobile",
					grepInvert: /@desktop-only/,
					use: phone,
				},
				{
					name: "desktop",
					grep: /@desktop/,
					use: LARGE_SCREEN,
				},
			],
	webServer: {
		// --reset takes a fresh copy of the seeded state, which is made only when the catalogue or the schema has changed.
		command: `node scripts/preview.ts --no-build --reset --state .cache/e2e ${pictures} ${log ? `--log ${log}` : ""}`,
		url: `http://localhost:${commercePort}/health`,
		env: { STOREFRONT_PORT: String(storefrontPort), COMMERCE_PORT: String(commercePort) },
		timeout: 180_000,
		reuseExistingServer: false,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
	},
});
