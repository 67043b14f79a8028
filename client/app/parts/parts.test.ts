import { globSync } from "node:fs";
import { expect, test } from "vitest";
import type { PartName } from "../../state/parts.ts";
import { allParts } from "./all-parts.ts";
import { partName } from "./parts.ts";

/** Every name of a part, said by the type. */
const NAMES = Object.keys({
	customisation: true,
	kit: true,
	tryOn: true,
	express: true,
	inserts: true,
	cards: true,
	rowsBelow: true,
} satisfies Record<PartName, true>) as PartName[];

test("each part has a file of its name, and each such file is a part", () => {
	const files = globSync("client/features/**/*.part.tsx");
	expect(files.map(partName).toSorted()).toEqual(NAMES.toSorted());
	for (const name of NAMES) expect(allParts(name), name).toBeTypeOf("function");
});
