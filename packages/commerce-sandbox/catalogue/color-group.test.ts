import { expect, test } from "vitest";
import { findColorGroup } from "./color-group.ts";

// proves catalogue-28
test.each([
	['{"bordeaux":"red","navy":"blue"}', "bordeaux", "red"],
	['{"bordeaux":"red"}', "navy", undefined],
	['{"bordeaux":"red"}', undefined, undefined],
	['{"bordeaux":7}', "bordeaux", undefined],
	["{not json", "bordeaux", undefined],
	['{"a":1}', "__proto__", undefined],
	["red", "bordeaux", "red"],
	["red", undefined, "red"],
	[true, "bordeaux", undefined],
	[undefined, "bordeaux", undefined],
])("the field %j puts the colour %s into %s", (field, color, group) => {
	expect(findColorGroup({ c_colorGroup: field }, color)).toBe(group);
});
