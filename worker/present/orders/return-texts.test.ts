import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { isVain, RETURN_STATUSES } from "../../../shared/domain/orders/returns.ts";
import { lineReturnText, returnTexts } from "./return-texts.ts";

// proves returns-7
test.each(LANGUAGES)("every status has words, and a reason where nothing comes of it, in %s", (language) => {
	for (const status of RETURN_STATUSES) {
		const { statusText, hint } = returnTexts({ status, word: status }, language);
		expect(statusText).not.toMatch(/returnStatus|^$/);
		expect(hint !== undefined, status).toBe(isVain(status));
		expect(hint ?? "").not.toContain("returnHint");
		expect(lineReturnText({ word: status }, 1, language)).not.toMatch(/lineReturn|^$/);
	}
	expect(returnTexts({ status: undefined, word: "On the scales" }, language)).toEqual({
		statusText: "On the scales",
	});
});

// proves returns-7
test("a line says what has become of it, and of how many units", () => {
	expect(lineReturnText(undefined, 2, "en")).toBeUndefined();
	expect(lineReturnText({ word: "", quantity: 1 }, 2, "en")).toBe("Return registered (1 of 2)");
	expect(lineReturnText({ word: "Refunded", quantity: 2 }, 2, "en")).toBe("Returned and refunded");
	expect(lineReturnText({ word: "rejected" }, 2, "en")).toBe("Return not accepted");
	expect(lineReturnText({ word: "partly_returned" }, 2, "en")).toBe("Partly returned");
	expect(lineReturnText({ word: "On the scales" }, 2, "en")).toBe("On the scales");
});
