import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser, findTestBrowser } from "../lib/browser.ts";
import { freePort } from "../lib/ports.ts";

const LANGUAGES = ["en", "ar"] as const;
const TYPES: Record<string, string> = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".json": "application/json",
	".svg": "image/svg+xml",
	".woff2": "font/woff2",
};
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

function serve(site: string, port: number): Promise<Server> {
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://localhost");
		const file = join(site, normalize(pathname));
		if (!file.startsWith(site) || !existsSync(file) || !statSync(file).isFile())
			return response.writeHead(404).end();
		response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
		return createReadStream(file).pipe(response);
	});
	return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

type Index = { entries: Record<string, { id: string; title: string; name: string; type: string }> };

/**
 * Opens each story of a built catalogue in both directions. Returns the number of stories, and their exceptions and the violations that
 * axe finds.
 */
export async function checkStories(site: string): Promise<{ checked: number; faults: string[] }> {
	const { entries } = JSON.parse(readFileSync(join(site, "index.json"), "utf8")) as Index;
	const stories = Object.values(entries).filter(({ type }) => type === "story");
	const port = await freePort();
	const server = await serve(site, port);
	await ensureBrowser(console.log);
	const browser = await chromium.launch({ executablePath: findTestBrowser(), args: BROWSER_FLAGS });
	try {
		const faults: string[] = [];
		for (const language of LANGUAGES) {
			const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
			const thrown = listenForErrors(page);
			// The address shows the first story, which is therefore changed to last.
			const [first, ...others] = stories;
			if (!first) break;
			await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${first.id}&globals=language:${language}`);
			await page.waitForSelector("#storybook-root main", { state: "attached" });
			await page.addScriptTag({ path: AXE });
			for (const { id, title, name } of [...others, first]) {
				const found = [...(await checkStory(page, id)), ...thrown.splice(0)];
				faults.push(...found.map((fault) => `${title} / ${name} (${language}): ${fault}`));
			}
			await page.close();
		}
		return { checked: stories.length, faults };
	} finally {
		await browser.close();
		server.close();
	}
}

/** Returns a list to which errors are added: the shop shows a sentence in place of a part that throws, and React writes what was thrown. */
function listenForErrors(page: Page): string[] {
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(message));
	page.on("console", (message) => {
		// The catalogue has neither pictures nor a server.
		if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
			errors.push(message.text().slice(0, 300));
	});
	return errors;
}

type Channel = {
	emit(event: string, data: object): void;
	on(event: string, listen: (data: unknown) => void): void;
};
type Axe = { run(part: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** Milliseconds; the time only ends stories that hang. */
const HANGS_AFTER = 60_000;

/** Shows a story in a page that has loaded the catalogue, which takes a fifth of the time of loading it again. */
const checkStory = (page: Page, id: string): Promise<string[]> =>
	page.evaluate(
		async ([storyId, hangsAfter]) => {
			const shop = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel; axe: Axe };
			const error = await new Promise<string | undefined>((resolve) => {
				const channel = shop.__STORYBOOK_ADDONS_CHANNEL__;
				setTimeout(() => resolve("was not rendered in time"), hangsAfter);
				channel.on("storyRendered", (rendered) => rendered === storyId && resolve(undefined));
				for (const event of ["storyErrored", "storyThrewException", "storyMissing"])
					channel.on(event, (fault) => resolve(`${event}: ${JSON.stringify(fault)}`));
				channel.emit("setCurrentStory", { storyId, viewMode: "story" });
			});
			if (error) return [error];
			const { violations } = await shop.axe.run("#storybook-root main");
			return violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html.slice(0, 160)}`);
		},
		[id, HANGS_AFTER] as const,
	);
