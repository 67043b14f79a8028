import { buildSchema, isObjectType, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { contentTypes } from "./content-types.ts";
import { nameCollection, writeGraphqlTypes } from "./graphql-types.ts";
import { buildFragments } from "./query-fragments.ts";

const schema = buildSchema(writeGraphqlTypes(contentTypes));

test.each(contentTypes)("$id is a type with all of its fields, and a collection", ({ id, fields }) => {
	const type = schema.getType(id);
	if (!isObjectType(type)) throw new Error(`${id} is no object type`);
	const names = Object.keys(type.getFields());
	for (const [name, { kind }] of Object.entries(fields))
		expect(names).toContain(kind === "links" ? `${name}Collection` : name);
	expect(schema.getQueryType()?.getFields()).toHaveProperty(nameCollection(id));
});

test.each(contentTypes)("the fragments of $id are a valid query", ({ id }) => {
	for (const depth of [0, 1, 3]) {
		const fragments = buildFragments(contentTypes, id, depth);
		const query = `query { ${nameCollection(id)} { items { ...${id}${depth} } } } ${fragments}`;
		expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
	}
});

test("fragments ask for every field, also of linked entries", () => {
	expect(buildFragments(contentTypes, "Statement", 1)).toMatch(
		/^fragment Statement1 on Statement \{ id text link \{ __typename \.\.\.Cta0 \} \}\nfragment Cta0 on Cta \{ id title icon /,
	);
	expect(() => buildFragments(contentTypes, "Nothing", 1)).toThrow("No content type Nothing.");
});
