import { expect, it } from "vitest";
import { negotiateFormat } from "./negotiate-format.ts";

it.each([
	["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
	["image/webp,*/*", "webp"],
	["image/avif;q=0, image/webp", "webp"],
	["IMAGE/AVIF", "avif"],
	["image/*,*/*;q=0.8", "jpeg"],
	["", "jpeg"],
	[null, "jpeg"],
])("answers %j with %s", (accept, format) => {
	expect(negotiateFormat(accept)).toBe(format);
});
