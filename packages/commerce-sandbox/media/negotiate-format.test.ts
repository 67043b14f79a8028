import { expect, it } from "vitest";
import { acceptedFormats } from "./negotiate-format.ts";

it.each([
	["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", ["avif", "webp", "jpeg"]],
	["image/webp,*/*", ["webp", "jpeg"]],
	["image/avif;q=0, image/webp", ["webp", "jpeg"]],
	["IMAGE/AVIF", ["avif", "jpeg"]],
	["image/*,*/*;q=0.8", ["jpeg"]],
	["", ["jpeg"]],
	[null, ["jpeg"]],
])("takes of %j %j", (accept, formats) => {
	expect(acceptedFormats(accept)).toEqual(formats);
});
