import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Every rule of WCAG up to 2.2 AA and of good practice. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on a page, or in the modal layer that lies over it: what is below is inert, and was looked at before it was.
 * Frames are other origins' documents.
 */
export async function findWithAxe(page: Page): Promise<string[]> {
	// Half a megabyte of script is what costs most: a document gets it once.
	if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
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
