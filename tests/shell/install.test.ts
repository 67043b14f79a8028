import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { expect, inject, onTestFinished, test } from "vitest";
import { BROWSER_FLAGS, findBrowser, SHOPPER_USER_AGENT } from "../../scripts/lib/browser.ts";

// proves shell-45
test("Chromium finds nothing that keeps it from installing the shop", { timeout: 60_000 }, async () => {
	// The headless shell finds no errors anywhere, and a private context cannot install.
	const profile = mkdtempSync(resolve(tmpdir(), "install-"));
	const context = await chromium.launchPersistentContext(profile, {
		executablePath: findBrowser(),
		args: BROWSER_FLAGS,
		userAgent: SHOPPER_USER_AGENT,
	});
	onTestFinished(async () => {
		await context.close();
		rmSync(profile, { recursive: true, force: true });
	});
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	const listErrors = async (path: string): Promise<string[]> => {
		await page.goto(inject("storefront") + path);
		const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
		return installabilityErrors.map(({ errorId }) => errorId);
	};
	expect(await listErrors("/robots.txt")).toEqual(["no-manifest"]);
	for (const path of ["/en-it/", "/ar-ae/cart"]) expect([path, await listErrors(path)]).toEqual([path, []]);
});
