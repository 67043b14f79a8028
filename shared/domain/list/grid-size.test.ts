import { expect, test } from "vitest";
import { parseGridChoice, STANDARD_GRID, tileSizes } from "./grid-size.ts";

// proves list-8
test("a stored choice is read part by part", () => {
	expect(parseGridChoice('{"mobile":1,"desktop":10}')).toEqual({ mobile: 1, desktop: 10 });
	expect(parseGridChoice('{"mobile":4}')).toEqual({ mobile: 4, desktop: 6 });
});

test.each([null, "", "{", "null", "7", '"x"', '{"mobile":3,"desktop":"6"}', '{"mobile":{}}'])(
	"an unknown grid becomes the standard: %s",
	(kept) => expect(parseGridChoice(kept)).toEqual(STANDARD_GRID),
);

test("pictures are requested in their displayed width", () => {
	expect(tileSizes(STANDARD_GRID)).toBe("(min-width: 992px) 17vw, (min-width: 576px) 25vw, 50vw");
	expect(tileSizes({ mobile: 1, desktop: 4 })).toBe(
		"(min-width: 992px) 25vw, (min-width: 576px) 34vw, 100vw",
	);
});
