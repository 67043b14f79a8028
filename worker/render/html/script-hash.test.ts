import { expect, test } from "vitest";
import { scriptHash } from "./script-hash.ts";

test("the hash is that of the script's text", async () => {
	expect(await scriptHash("alert('Hello, world.');")).toBe(
		"sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=",
	);
});
