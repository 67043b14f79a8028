import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { isVain, RETURN_STATUSES } from "../../../shared/domain/orders/returns.ts";
import { returnTexts } from "./return-texts.ts";

// proves returns-7
test.each(LANGUAGES)("every status has a text, and failed ones a consequence, in %s", (language) => {
	for (const status of RETURN_STATUSES) {
		const { statusText, hint } = returnTexts({ status, word: status }, { language, country: "IT" });
		expect(statusText).not.toMatch(/returnStatus|^$/);
		expect(hint !== undefined, status).toBe(isVain(status));
		expect(hint ?? "").not.toContain("returnHint");
	}
	expect(returnTexts({ status: undefined, word: "On the scales" }, { language, country: "IT" })).toEqual({
		statusText: "On the scales",
	});
});
