import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { CATEGORIES, CONSENT_COOKIE, mayUse, writeChoice } from "../../../shared/domain/consent/consent.ts";
import { earlyScript } from "./early-script.ts";

/** Returns the attributes that the document has before its first paint. */
const marksAfter = (cookie: string): Record<string, string> => {
	const dataset: Record<string, string> = {};
	runInNewContext(earlyScript, {
		document: { cookie, documentElement: { dataset } },
		localStorage: { getItem: () => null },
		addEventListener: () => {},
		setTimeout: () => {},
	});
	return dataset;
};

// proves wallets-15
test("a document is marked for marketing if and only if the stored choice grants it", () => {
	for (const marketing of [[], ["marketing"]] as const)
		for (const analytics of [[], ["analytics"]] as const)
			for (const assumed of [false, true]) {
				const choice = { granted: [...analytics, ...marketing], assumed };
				const cookie = `cc-at=m; ${CONSENT_COOKIE}=${writeChoice(choice)}; other=1.m`;
				expect("marketing" in marksAfter(cookie), cookie).toBe(
					mayUse({ choice, objects: false }, "marketing"),
				);
			}
	expect(marksAfter("")).not.toHaveProperty("marketing");
	expect(marksAfter(`un${CONSENT_COOKIE}=${writeChoice({ granted: CATEGORIES })}`)).not.toHaveProperty(
		"marketing",
	);
});

/** Loads a page of 844 px with an outcome at `top`, which the browser has focused or not, and returns what happened to it. */
const loadWithOutcome = (top: number, { focused = true, scrollY = 0 } = {}): string[] => {
	const done: string[] = [];
	const listeners: [string, () => void][] = [];
	const body = {};
	const outcome = {
		focus: () => {
			done.push("focus");
			document.activeElement = outcome;
		},
		getBoundingClientRect: () => ({ top, bottom: top + 20 }),
		scrollIntoView: () => {
			done.push("scroll");
			window.scrollY = 1;
		},
	};
	const document = {
		cookie: "",
		documentElement: { dataset: {} },
		hidden: false,
		body,
		activeElement: focused ? outcome : body,
		querySelector: () => outcome,
	};
	const window = {
		document,
		localStorage: { getItem: () => null },
		addEventListener: (type: string, listener: () => void) => listeners.push([type, listener]),
		requestAnimationFrame: (run: () => void) => run(),
		setTimeout: () => {},
		scrollY,
		innerHeight: 844,
	};
	runInNewContext(earlyScript, window);
	for (const event of ["DOMContentLoaded", "load"])
		for (const [type, run] of listeners) if (type === event) run();
	return done;
};

// proves shell-21
test("an outcome out of view is scrolled to once, also if the browser has focused it already", () => {
	expect(loadWithOutcome(910)).toEqual(["scroll"]);
	expect(loadWithOutcome(910, { focused: false })).toEqual(["focus", "scroll"]);
	expect(loadWithOutcome(300)).toEqual([]);
	expect(loadWithOutcome(-400, { scrollY: 600 })).toEqual([]);
});
