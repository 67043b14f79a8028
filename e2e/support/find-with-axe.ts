import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CDPSession, Page } from "@playwright/test";
import { endOfAnimations } from "./end-of-animations.ts";

/** `axe.source` is the same with its comments, two and a half times as long. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Every rule of WCAG up to 2.2 AA and of good practice. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on a page, or in the modal layer that lies over it: what is below is inert, and was looked at before it was.
 * Frames are other origins' documents.
 */
export async function findWithAxe(page: Page): Promise<string[]> {
	if (!(await page.evaluate("'axe' in window"))) await addAxe(page);
	await endOfAnimations(page);
	return page.evaluate(async (tags) => {
		const { axe } = window as unknown as { axe: typeof import("axe-core") };
		const layer = [...document.querySelectorAll("dialog[open]")].at(-1);
		const { violations } = await axe.run(layer ?? document, {
			runOnly: { type: "tag", values: tags },
			// The browser knows the styles: axe need not fetch them once more.
			preload: false,
			iframes: false,
			resultTypes: ["violations"],
			// A fifth of its time; checkLook asks for more.
			rules: { "target-size": { enabled: false } },
		});
		return violations.flatMap(({ id, nodes }) =>
			nodes
				.slice(0, 3)
				.map(
					({ target, failureSummary }) =>
						`${id}: ${target.join(" ")} ${failureSummary?.split("\n")[1]?.trim() ?? ""}`,
				),
		);
	}, TAGS);
}

/** Ends with its page: one that is detached takes the passkeys of the page's virtual device with it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** More than half a megabyte of script, which a document gets once and straight: `page.evaluate` wraps it in another script, which takes twice as long. */
async function addAxe(page: Page): Promise<void> {
	const opened = sessions.get(page) ?? page.context().newCDPSession(page);
	sessions.set(page, opened);
	const { exceptionDetails } = await (await opened).send("Runtime.evaluate", { expression: `${SOURCE};0` });
	if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.text}`);
}
