import { expect, test } from "vitest";
import { hexColour, readableBackground } from "./hex-colour.ts";

const THEME = { stoneSoft: "#6b6359", accent: "#6d1522" } as const;

// proves catalogue-7
test("#rgb and #rrggbb are colours; nothing else is", () => {
	expect(hexColour("#ABC")).toBe("#abc");
	expect(hexColour("#f3eee6")).toBe("#f3eee6");
	for (const value of [undefined, "", "red", "#12", "#f3eee6ff", "#ggg", "#fff;background:url(x)", " #fff"])
		expect(hexColour(value), value).toBeUndefined();
});

test("a background on which text would be illegible is not used", () => {
	expect(readableBackground("#f3eee6", THEME)).toBe("#f3eee6");
	expect(readableBackground("#222222", THEME)).toBeUndefined();
	expect(readableBackground("#a08060", THEME)).toBeUndefined();
});
