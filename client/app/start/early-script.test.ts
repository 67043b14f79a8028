import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { CATEGORIES, CONSENT_COOKIE, mayUse, writeChoice } from "../../../shared/domain/consent/consent.ts";
import { DISMISSED_LINES } from "../../features/header/dismissed-lines.ts";
import { earlyScript } from "./early-script.ts";

const marksAfter = (cookie: string): Record<string, string> => {
	const dataset: Record<string, string> = {};
	runInNewContext(earlyScript, {
		document: { cookie, documentElement: { dataset } },
		localStorage: { getItem: () => null },
		crypto,
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

// proves shell-31
test("a document is marked if the lines above the header were dismissed in this visit", () => {
	const marks = (sessionStorage: Record<string, string>) => {
		const dataset: Record<string, string> = {};
		const document = { cookie: "", documentElement: { dataset } };
		runInNewContext(earlyScript, {
			document,
			sessionStorage,
			crypto,
			addEventListener: () => {},
			setTimeout: () => {},
		});
		return dataset;
	};
	expect(marks({ [DISMISSED_LINES]: "1" })).toHaveProperty("quiet");
	expect(marks({})).not.toHaveProperty("quiet");
});

/** Loads a page with an outcome; returns the actions on it. `focused`: the browser has focused it already. */
const loadWithOutcome = ({ focused = true, scrollY = 0 } = {}): string[] => {
	const done: string[] = [];
	const listeners: [string, () => void][] = [];
	const body = {};
	const outcome = {
		focus: () => {
			done.push("focus");
			document.activeElement = outcome;
		},
		scrollIntoView: () => done.push("scroll"),
	};
	const document = {
		cookie: "",
		documentElement: { dataset: {} },
		hidden: false,
		body,
		activeElement: focused ? outcome : body,
		querySelector: () => outcome,
	};
	runInNewContext(earlyScript, {
		document,
		localStorage: { getItem: () => null },
		crypto,
		addEventListener: (type: string, listener: () => void) => listeners.push([type, listener]),
		requestAnimationFrame: (run: () => void) => run(),
		setTimeout: () => {},
		scrollY,
	});
	for (const event of ["DOMContentLoaded", "load"])
		for (const [type, run] of listeners) if (type === event) run();
	return done;
};

// proves shell-21
test("an outcome is scrolled to, also if the browser has focused it too early, unless the shopper has scrolled", () => {
	expect(loadWithOutcome()).toEqual(["scroll", "scroll"]);
	expect(loadWithOutcome({ focused: false })).toEqual(["focus", "scroll", "scroll"]);
	expect(loadWithOutcome({ scrollY: 600 })).toEqual([]);
});
