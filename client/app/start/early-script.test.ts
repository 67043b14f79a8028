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
