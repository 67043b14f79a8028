import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { RETURN_STATUSES } from "../../shared/domain/orders/returns.ts";
import { lineReturnText } from "./line-return-text.ts";

// proves returns-7
test.each(LANGUAGES)("each status has words for a line in %s", (language) => {
	for (const status of RETURN_STATUSES)
		expect(lineReturnText({ word: status }, 1, { language, country: "IT" })).not.toMatch(/lineReturn|^$/);
});

const ENGLISH = { language: "en", country: "IT" } as const;

// proves returns-7
test("a line shows the outcome of its return, with the number of units", () => {
	expect(lineReturnText(undefined, 2, ENGLISH)).toBeUndefined();
	expect(lineReturnText({ word: "", quantity: 1 }, 2, ENGLISH)).toBe("Return registered (1 of 2)");
	expect(lineReturnText({ word: "Refunded", quantity: 2 }, 2, ENGLISH)).toBe("Returned and refunded");
	expect(lineReturnText({ word: "rejected" }, 2, ENGLISH)).toBe("Return not accepted");
	expect(lineReturnText({ word: "partly_returned" }, 2, ENGLISH)).toBe("Partly returned");
	expect(lineReturnText({ word: "On the scales" }, 2, ENGLISH)).toBe("On the scales");
});
