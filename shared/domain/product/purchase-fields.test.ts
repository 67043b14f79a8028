import { expect, test } from "vitest";
import { purchaseFields } from "./purchase-fields.ts";

const form = (...fields: [string, string][]): URLSearchParams => new URLSearchParams(fields);

test("a plain product has neither choice nor parts", () => {
	expect(purchaseFields(form(["productId", "1"], ["quantity", "1"]))).toEqual({});
});

test("reads words, choices and parts in their order", () => {
	expect(
		purchaseFields(
			form(
				["customText", ""],
				["custom.font", "serif"],
				["custom.place", "back"],
				["kitPart", "7"],
				["kitPart", "3"],
			),
		),
	).toEqual({ custom: { text: "", values: { font: "serif", place: "back" } }, parts: ["7", "3"] });
});

test("ignores files", () => {
	const fields = new FormData();
	fields.set("customText", new Blob(["x"]));
	expect(purchaseFields(fields)).toEqual({});
});
