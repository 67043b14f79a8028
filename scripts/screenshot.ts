/**
 * Takes a picture of a page: `node scripts/screenshot.ts URL OUT.png [--width 390] [--height 844] [--full] [--scale 1] [--no-js] [--click
 * SELECTOR]… [--wait SELECTOR] [--lang en-GB]`. Console errors and CSP violations are printed.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, DESKTOP_USER_AGENT, ensureBrowser, SHOPPER_USER_AGENT } from "./lib/browser.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		width: { type: "string", default: "390" },
		height: { type: "string" },
		scale: { type: "string", default: "1" },
		full: { type: "boolean", default: false },
		"no-js": { type: "boolean", default: false },
		click: { type: "string", multiple: true, default: [] },
		wait: { type: "string" },
		lang: { type: "string", default: "en-GB" },
	},
});
const [url, file] = positionals;
if (!url || !file) {
	console.error("Usage: node scripts/screenshot.ts URL OUT.png [--width 390] [--full]");
	process.exit(2);
}

const width = Number(values.width);
const browser = await chromium.launch({ executablePath: await ensureBrowser(() => {}), args: BROWSER_FLAGS });
try {
	const page = await browser.newPage({
		viewport: { width, height: Number(values.height ?? (width < 700 ? 844 : 1000)) },
		deviceScaleFactor: Number(values.scale),
		javaScriptEnabled: !values["no-js"],
		locale: values.lang,
		userAgent: width < 700 ? SHOPPER_USER_AGENT : DESKTOP_USER_AGENT,
		reducedMotion: "reduce",
	});
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning")
			console.log(`${message.type()}: ${message.text()}`);
	});
	page.on("pageerror", (error) => console.log(`page error: ${error.message}`));
	const response = await page.goto(url, { waitUntil: "load" });
	const waitUntilSettled = () => page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
	await waitUntilSettled();
	for (const selector of values.click) {
		await page.click(selector, { timeout: 5000 });
		await waitUntilSettled();
	}
	if (values.wait) await page.waitForSelector(values.wait, { timeout: 10_000 });
	await page.screenshot({ path: file, fullPage: values.full });
	console.log(`${response?.status()} ${page.url()} → ${file}`);
} finally {
	await browser.close();
}
