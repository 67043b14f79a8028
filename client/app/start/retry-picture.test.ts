import { expect, test } from "vitest";
import { waitBefore } from "./retry-picture.ts";

// proves media-9
test.each([
	["after the first failure", 0, 503, 5000],
	["where the browser does not say why", 1, 0, 10_000],
	["that was one request too many", 2, 429, 20_000],
	["too often already", 3, 503, undefined],
	["that does not exist", 0, 404, undefined],
])("a picture %s: %i tries, status %i", (_, made, status, expected) =>
	expect(waitBefore(made, status)).toBe(expected),
);
