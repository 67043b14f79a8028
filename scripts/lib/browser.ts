import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { attempt, run } from "./run.ts";

const INSTALLED = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Chromium's flags for closed networks and machines without a GPU. The sandbox cannot start as root. */
export const BROWSER_FLAGS = [
	...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** A phone's user agent, because `isbot` would regard a headless browser as a bot. */
export const SHOPPER_USER_AGENT =
	"Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
export const DESKTOP_USER_AGENT =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
export const LARGE_SCREEN = { userAgent: DESKTOP_USER_AGENT, viewport: { width: 1440, height: 900 } };

export function findBrowser(): string | undefined {
	const playwrights = chromium.executablePath();
	return [process.env.CHROMIUM_PATH, ...INSTALLED, playwrights].find((path) => path && existsSync(path));
}

/** Debian's headless shell needs less processor time than the whole browser. */
const WINDOWLESS = { path: "/usr/bin/chromium-headless-shell", package: "chromium-headless-shell" };

/**
 * Returns the path of the browser for tests: $CHROMIUM_PATH, Debian's headless shell, or any other; undefined if there is none. The
 * shell has no back-forward cache.
 */
export function findTestBrowser(): string | undefined {
	if (process.env.CHROMIUM_PATH || !existsSync(WINDOWLESS.path)) return findBrowser();
	return WINDOWLESS.path;
}

export async function ensureTestBrowsers(say: (line: string) => void): Promise<void> {
	await ensureBrowser(say);
	if (process.env.CHROMIUM_PATH || existsSync(WINDOWLESS.path) || !(await canInstallPackages())) return;
	say(`Installing Debian's ${WINDOWLESS.package} with apt-get …`);
	await aptInstall([WINDOWLESS.package]).catch(() =>
		say("It is not available: tests run in the whole browser, which takes longer."),
	);
}

export async function ensureBrowser(say: (line: string) => void): Promise<string> {
	const browserPath = findBrowser();
	if (browserPath) {
		say(`Browser: ${browserPath}`);
		return browserPath;
	}
	if (await canInstallPackages()) {
		say("No Chromium or Chrome found: installing Debian's chromium with apt-get …");
		await aptInstall(["chromium"]);
	} else {
		say("No Chromium or Chrome found: installing Playwright's with `npx playwright install chromium` …");
		await run("playwright", ["install", "chromium"], { quiet: true });
	}
	const installedPath = findBrowser();
	if (!installedPath)
		throw new Error("No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.");
	say(`Browser: ${installedPath}`);
	return installedPath;
}

const FONTS = [
	// A small fallback font may know one of these languages alone.
	{ pattern: ":lang=ja:lang=ko", script: "Chinese, Japanese and Korean", package: "fonts-noto-cjk" },
	// The theme of the demo names this font for text that waits for the web font.
	{ pattern: "Noto Sans Arabic", script: "Arabic", package: "fonts-noto-core" },
];

/** Returns the scripts that the tests' pages have and no font of the machine, with Debian's package for each. */
export async function findMissingFonts(): Promise<{ script: string; package: string }[]> {
	const missing = [];
	for (const font of FONTS) {
		const list = await attempt("fc-list", [font.pattern, "file"], { quiet: true }).catch(() => undefined);
		if (!list?.output.trim()) missing.push(font);
	}
	return missing;
}

export async function ensureFonts(say: (line: string) => void): Promise<void> {
	const missing = await findMissingFonts();
	if (missing.length === 0) return;
	const scripts = missing.map((font) => font.script).join(", ");
	const packages = missing.map((font) => font.package);
	if (await canInstallPackages()) {
		say(`No fonts for ${scripts}: installing ${packages.join(", ")} with apt-get …`);
		await aptInstall(packages);
	} else {
		say(`No fonts for ${scripts}: their glyphs will be boxes. On Debian install ${packages.join(", ")}.`);
	}
}

async function canInstallPackages(): Promise<boolean> {
	return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

async function aptInstall(packages: string[]): Promise<void> {
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	const install = ["install", "-y", "--no-install-recommends", ...packages];
	if ((await attempt("apt-get", install, { env, quiet: true })).code === 0) return;
	await run("apt-get", ["update"], { env, quiet: true });
	await run("apt-get", install, { env, quiet: true });
}
