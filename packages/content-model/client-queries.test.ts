import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import * as queries from "../../worker/platform/content/content-queries.ts";
import { contentTypes } from "./content-types.ts";
import { writeGraphqlTypes } from "./graphql-types.ts";

const schema = buildSchema(writeGraphqlTypes(contentTypes));

test.each(Object.entries(queries))("%s asks for what the content types have", (_, query) => {
	expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
});
