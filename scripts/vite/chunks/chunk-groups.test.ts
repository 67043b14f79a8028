import { expect, test } from "vitest";
import { findForeignModules } from "./chunk-groups.ts";

const GROUPS = [
	{ name: "ui", test: /\/ui\// },
	{ name: "sign-in", test: /\/sign-in/ },
];
const USERS: Record<string, string[]> = {
	"/sign-in.ts": ["/entry.ts"],
	"/way.ts": ["/sign-in.ts"],
	"/list.ts": ["/sign-in.ts", "/navigation.ts"],
};
const find = (name: string, ...moduleIds: string[]) =>
	findForeignModules([{ name, moduleIds }], GROUPS, (module) => USERS[module] ?? []);

test("a group's file must not carry what other files need", () => {
	expect(find("sign-in", "/sign-in.ts", "/way.ts", "/list.ts")).toEqual([
		"sign-in carries /list.ts, which /navigation.ts needs",
	]);
});

test("a group may carry what it alone needs, and every screen loads the common file", () => {
	expect(find("sign-in", "/sign-in.ts", "/way.ts")).toEqual([]);
	expect(find("ui", "/ui/field.ts", "/list.ts")).toEqual([]);
});

test("a file that the bundler names like a group is none", () => {
	expect(find("sign-in", "/list.ts")).toEqual([]);
});
