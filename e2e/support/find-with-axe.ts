import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds on a page, or in the layer that lies over it: every rule of WCAG up to 2.2 AA and of good practice. */
export async function findWithAxe(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page })
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
		// One frame, whose styles the browser knows: axe need not fetch them once more, nor open a page for its summary.
		.options({ preload: false, resultTypes: ["violations"] })
		.setLegacyMode()
		.analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes
			.slice(0, 3)
			.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`),
	);
}
