import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CDPSession, Page } from "@playwright/test";
import { endOfAnimations } from "./end-of-animations.ts";

/** The minified source; `axe.source` has the comments too and is more than twice as long. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Returns axe's findings on the page, or on the modal layer above it, because the rest is then inert. Frames are not examined, because
 * they belong to other origins.
 */
export async function findWithAxe(page: Page): Promise<string[]> {
	if (!(await page.evaluate("'axe' in window"))) await addAxe(page);
	await endOfAnimations(page);
	return page.evaluate(async (tags) => {
		const { axe } = window as unknown as { axe: typeof import("axe-core") };
		const layer = [...document.querySelectorAll("dialog[open]")].at(-1);
		const { violations } = await axe.run(layer ?? document, {
			runOnly: { type: "tag", values: tags },
			preload: false,
			iframes: false,
			resultTypes: ["violations"],
			// This rule is slow, and checkLook is stricter.
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

/** Sessions by page. They stay open, because detaching one would remove the page's virtual authenticator. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Adds axe through the debugging protocol: `page.evaluate` would wrap the half megabyte of script in another script, which takes twice
 * as long.
 */
async function addAxe(page: Page): Promise<void> {
	const opened = sessions.get(page) ?? page.context().newCDPSession(page);
	sessions.set(page, opened);
	const { exceptionDetails } = await (await opened).send("Runtime.evaluate", { expression: `${SOURCE};0` });
	if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.text}`);
}
