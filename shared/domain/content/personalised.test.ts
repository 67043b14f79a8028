import { expect, test } from "vitest";
import { chooseForGroups } from "./personalised.ts";

const contents = [
	{ id: "vip", groups: ["VIP"] },
	{ id: "press", groups: ["press", "staff"] },
	{ id: "others", groups: [] },
	{ id: "everyone" },
];

// proves shell-31
test.each([
	[[], ["others", "everyone"]],
	[["Everyone"], ["others", "everyone"]],
	[["VIP"], ["vip", "everyone"]],
	[
		["staff", "VIP"],
		["vip", "press", "everyone"],
	],
])("a customer of %j is shown %j", (groups, shown) =>
	expect(chooseForGroups(contents, groups).map(({ id }) => id)).toEqual(shown),
);

test("without a content for other customers, these see those for everyone alone", () =>
	expect(chooseForGroups([{ groups: ["VIP"] }, {}], [])).toEqual([{}]));
