import { expect, test } from "vitest";
import { contrast, hexColour, readableBackground } from "./hex-colour.ts";

// proves catalogue-7
test("#rgb and #rrggbb are colours; nothing else is", () => {
	expect(hexColour("#ABC")).toBe("#abc");
	expect(hexColour("#f3eee6")).toBe("#f3eee6");
	for (const value of [undefined, "", "red", "#12", "#f3eee6ff", "#ggg", "#fff;background:url(x)", " #fff"])
		expect(hexColour(value), value).toBeUndefined();
});

test("contrast is WCAG's", () => {
	expect(contrast("#000", "#ffffff")).toBeCloseTo(21);
	expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("a background on which text would be illegible is not used", () => {
	expect(readableBackground("#f3eee6")).toBe("#f3eee6");
	expect(readableBackground("#222222")).toBeUndefined();
	expect(readableBackground("#a08060")).toBeUndefined();
});
