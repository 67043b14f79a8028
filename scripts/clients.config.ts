import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findTestBrowser, LARGE_SCREEN } from "./lib/browser.ts";
import { readPwaKitRecipe } from "./lib/clients/pwa-kit-recipe.ts";
import { root } from "./lib/run.ts";

const { RETAIL_APP = "", RETAIL_APP_HOST = "", RETAIL_APP_CLOUD = "" } = process.env;
const gracefulShutdown = { signal: "SIGTERM", timeout: 5000 } as const;

/** Milliseconds for a test. The retail app's development server compiles at start, which takes minutes on a small machine. */
const COMPILED = 600_000;

export default defineConfig({
	testDir: `${root}/tests/salesforce-clients`,
	testMatch: "*.spec.ts",
	outputDir: `${root}/test-results`,
	forbidOnly: !!process.env.CI,
	timeout: COMPILED,
	expect: { timeout: 60_000 },
	reporter: "list",
	use: {
		...LARGE_SCREEN,
		baseURL: `http://${RETAIL_APP_HOST}`,
		locale: "en-US",
		actionTimeout: 60_000,
		trace: "retain-on-failure",
		screenshot: "only-on-failure",
		launchOptions: { executablePath: findTestBrowser(), args: BROWSER_FLAGS },
	},
	webServer: [
		{
			command: "node scripts/commerce.ts --reset --state .cache/clients",
			cwd: root,
			env: {
				COMMERCE_PORT: new URL(`http://${RETAIL_APP_CLOUD}`).port,
				MEDIA_BASE: readPwaKitRecipe().mediaBase,
			},
			url: `http://${RETAIL_APP_CLOUD}/health`,
			timeout: COMPILED,
			gracefulShutdown,
		},
		{
			command: `npm start --prefix ${RETAIL_APP}`,
			env: { LISTEN_ADDRESS: RETAIL_APP_HOST, EXTERNAL_DOMAIN_NAME: RETAIL_APP_HOST },
			url: `http://${RETAIL_APP_HOST}/`,
			timeout: COMPILED,
			gracefulShutdown,
		},
	],
});
