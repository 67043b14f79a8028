import { buildSchema, Lexer, parse, Source, TokenKind, validate } from "graphql";
import { expect, test } from "vitest";
import * as queries from "../../worker/platform/content/content-queries.ts";
import { PAGE_TYPES } from "../../worker/platform/content/text/named-entries.ts";
import { contentTypes } from "./content-types.ts";
import { nameCollection, writeGraphqlTypes } from "./graphql-types.ts";
import { ADDRESSED } from "./section-ids.ts";

const schema = buildSchema(writeGraphqlTypes(contentTypes));

test.each(Object.entries(queries))("%s asks for what the content types have", (_, query) => {
	expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
});

/** The embedded service reads 1,500 tokens, and servers often refuse addresses beyond 16 KiB. */
test.each(Object.entries(queries))("%s is short enough for the service and for an address", (_, query) => {
	const lexer = new Lexer(new Source(query));
	let tokens = 0;
	while (lexer.advance().kind !== TokenKind.EOF) tokens++;
	expect(tokens).toBeLessThanOrEqual(1500);
	expect(encodeURIComponent(query).length).toBeLessThan(12_000);
});

// proves content-18, content-41, content-44
test.each(ADDRESSED)(
	"%s, which has an address, has a page, stands in the sitemap, and can be named in texts",
	(id) => {
		expect(queries.PAGE_QUERY).toContain(`${nameCollection(id)}(where: { site: $site, slug: $slug }`);
		expect(queries.ADDRESSES_QUERY).toContain(
			`${nameCollection(id)}(where: { site: $site, hasAddress: true }`,
		);
		expect(PAGE_TYPES).toContain(id);
	},
);
