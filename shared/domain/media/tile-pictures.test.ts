import { expect, test } from "vitest";
import { tilePictures } from "./tile-pictures.ts";

// proves catalogue-16
test.each<[string[], number | undefined, (string | null)[]]>([
	[["front", "back", "detail"], undefined, ["front", "back"]],
	[["front", "back", "detail"], 0, ["front", "back"]],
	[["front", "back", "detail"], 2, ["detail", "front"]],
	[["front"], 2, ["front", null]],
	[["front", "back"], -1, ["front", "back"]],
	[[], 1, [null, null]],
])("%j with number %s", (images, alternative, [first, second]) => {
	expect(tilePictures(images, alternative)).toEqual({ first, second });
});
