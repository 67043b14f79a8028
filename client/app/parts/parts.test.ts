import { globSync } from "node:fs";
import { expect, test } from "vitest";
import type { PartName } from "../../state/parts.ts";
import type { StillName } from "../../state/stills.ts";
import { allParts } from "./all-parts.ts";
import { allStills } from "./all-stills.ts";
import { partName } from "./parts.ts";

/** The type lists every part. */
const NAMES = Object.keys({
	customisation: true,
	kit: true,
	tryOn: true,
	express: true,
	inserts: true,
	cards: true,
	rowsBelow: true,
	personForm: true,
	signInForm: true,
} satisfies Record<PartName, true>) as PartName[];

const STILLS = Object.keys({
	menuItems: true,
	menuFoot: true,
	footerColumns: true,
	localeSelectors: true,
	consent: true,
	filterValues: true,
} satisfies Record<StillName, true>) as StillName[];

test("each still has a file of its name, and each such file is a still", () => {
	const files = globSync("client/features/**/*.still.tsx");
	expect(files.map(partName).toSorted()).toEqual(STILLS.toSorted());
	for (const name of STILLS) expect(allStills(name), name).toBeTypeOf("function");
});

test("each part has a file of its name, and each such file is a part", () => {
	const files = globSync("client/features/**/*.part.tsx");
	expect(files.map(partName).toSorted()).toEqual(NAMES.toSorted());
	for (const name of NAMES) expect(allParts(name), name).toBeTypeOf("function");
});
