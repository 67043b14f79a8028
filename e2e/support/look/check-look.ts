import type { Page } from "@playwright/test";
import { findClipped } from "./find-clipped.ts";
import { findMissingGlyphs } from "./find-missing-glyphs.ts";
import { findOverflow } from "./find-overflow.ts";
import { findOverlaps } from "./find-overlaps.ts";
import { findSmallFields } from "./find-small-fields.ts";
import { findSmallTargets } from "./find-small-targets.ts";
import { makeTools } from "./tools.ts";

/** Least size of a target in pixels, for fingers and mice (WCAG 2.5.5 and 2.5.8). */
const TARGET = { finger: 44, mouse: 24 };

/** Least text size of a field in pixels: mobile browsers zoom into fields with smaller text (shell-23). */
const FIELD = 16;

const MAY_CLAMP = "";

export type LookFindings = Record<
	"overflow" | "clipped" | "overlaps" | "targets" | "fields" | "glyphs",
	string[]
>;

export const NOTHING_FOUND: LookFindings = {
	overflow: [],
	clipped: [],
	overlaps: [],
	targets: [],
	fields: [],
	glyphs: [],
};

export function checkLook(
	page: Page,
	options: { glyphs?: boolean; finger?: boolean } = {},
): Promise<LookFindings> {
	const width = page.viewportSize()?.width ?? 0;
	return page.evaluate(`(() => {
		const tools = (${makeTools})();
		return {
			overflow: (${findOverflow})(tools, ${width}),
			clipped: (${findClipped})(tools, ${width}, ${JSON.stringify(MAY_CLAMP)}),
			overlaps: (${findOverlaps})(tools),
			targets: (${findSmallTargets})(tools, ${TARGET[options.finger ? "finger" : "mouse"]}),
			fields: ${options.finger ?? false} ? (${findSmallFields})(tools, ${FIELD}) : [],
			glyphs: ${options.glyphs ?? true} ? (${findMissingGlyphs})(tools) : [],
		};
	})()`);
}
