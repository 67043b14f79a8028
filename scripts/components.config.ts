import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BROWSER_FLAGS, findTestBrowser } from "./lib/browser.ts";
import { houseFonts, houseTheme } from "./vite/house-theme.ts";
import { texts } from "./vite/texts.ts";

const root = resolve(import.meta.dirname, "..");
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><rect width="100%" height="100%" fill="#d9d4cc"/></svg>`;

const plainPictures: Plugin = {
	name: "vetrina:plain-pictures",
	configureServer({ middlewares }) {
		middlewares.use("/dw/image", (_request, response) => {
			response.setHeader("content-type", "image/svg+xml").end(PICTURE);
		});
	},
};

/** `npm run test:components` tests the interface in Chromium on pages of its fixtures, without a server. */
export default defineConfig({
	root,
	publicDir: resolve(root, "client/public"),
	plugins: [react(), houseTheme(), houseFonts(), plainPictures, texts()],
	// Vite would discover these packages late, and reload the page during other tests.
	optimizeDeps: { include: ["fast-check", "@contentful/live-preview"] },
	test: {
		name: "components",
		include: ["{client,pages,payments,sections}/**/*.browser.test.tsx"],
		isolate: false,
		// The shop waits up to a second for an idle browser, and on a busy machine a paint comes late, too; the default is one second.
		expect: { poll: { timeout: 5_000 } },
		browser: {
			enabled: true,
			headless: true,
			screenshotFailures: false,
			provider: playwright({
				launchOptions: { executablePath: findTestBrowser(), args: BROWSER_FLAGS },
				contextOptions: { reducedMotion: "reduce" },
			}),
			instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
		},
	},
});
