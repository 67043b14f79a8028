import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { listLinkedTypes } from "./content-type.ts";
import { contentTypes, findContentType } from "./content-types.ts";

const kebabCase = (id: string) => id.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();

test("the list has every file of types/, each once", () => {
	const files = readdirSync(new URL("types/", import.meta.url), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".ts"))
		.map((file) => file.replace(/^.*\/|\.ts$/g, ""));
	expect(contentTypes.map(({ id }) => kebabCase(id)).toSorted()).toEqual(files.toSorted());
});

test.each(contentTypes)("$id links to declared types only", ({ fields }) => {
	const linked = Object.values(fields).flatMap(listLinkedTypes);
	expect(linked.filter((id) => !findContentType(id))).toEqual([]);
});

test.each(contentTypes)("$id explains itself and its fields in sentences", ({ description, fields }) => {
	for (const text of [description, ...Object.values(fields).map(({ help }) => help)])
		expect(text).toMatch(/^[A-Z].*\.$/);
});

test.each(contentTypes)("$id gives no name to a field that GraphQL gives to another", ({ fields }) => {
	const names = Object.entries(fields).map(([name, { kind }]) =>
		kind === "links" ? `${name}Collection` : name,
	);
	expect(new Set(names).size).toBe(names.length);
	expect(names).not.toContain("__typename");
});
