import { expect, test } from "vitest";
import { toLinkedParts } from "./linked-text.ts";

// proves legal-3
test("words in brackets link to the addresses in their order", () => {
	expect(toLinkedParts("Our [terms] apply. Read the [privacy policy].", ["/terms", "/privacy"])).toEqual([
		{ text: "Our " },
		{ text: "terms", href: "/terms" },
		{ text: " apply. Read the " },
		{ text: "privacy policy", href: "/privacy" },
		{ text: "." },
	]);
});

test("words whose address is unknown stay, without brackets", () => {
	expect(toLinkedParts("[AGB] und mehr", [undefined])).toEqual([{ text: "AGB" }, { text: " und mehr" }]);
	expect(toLinkedParts("no link", ["/terms"])).toEqual([{ text: "no link" }]);
});
