import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { writeGraphqlTypes } from "@vetrina/content-model/graphql-types.ts";
import { buildSchema, graphqlSync } from "graphql";
import { describe, expect, test } from "vitest";
import * as queries from "../content-queries.ts";
import { executeDocument } from "./execute-document.ts";
import { parseDocument } from "./parse-document.ts";

const link = (title: string) => ({
	__typename: "Cta",
	id: title,
	title,
	targetUrl: `/${title}`,
	icon: "bag",
});
const items = (...all: object[]) => ({ total: all.length, skip: 0, limit: 100, items: all });
const page = {
	__typename: "Page",
	id: "page",
	slug: "/page",
	title: "Page",
	sectionsCollection: ({ limit = 100 }: { limit?: number }) =>
		items(
			{ __typename: "Statement", id: "said", text: "Slowly.", shownTo: { block: "b", groups: ["VIP"] } },
			{
				__typename: "Card",
				id: "card",
				title: "Card",
				link: link("coats"),
				linksCollection: items(link("bags")),
			},
			{
				__typename: "CardGroup",
				id: "group",
				cardsCollection: items({ __typename: "Card", id: "in", title: "In" }),
			},
		).items.slice(0, limit),
};
const root = {
	pageCollection: ({ where }: { where: { slug: string } }) =>
		items({ ...page, slug: where.slug, sectionsCollection: items(...page.sectionsCollection({})) }),
	journalArticleCollection: items(),
	brandPageCollection: items(),
};

describe("a document", () => {
	test("is answered as GraphQL's own library answers it", async () => {
		const variableValues = { site: "eu", locale: "en-IT", slug: "/found" };
		const expected = graphqlSync({
			schema: buildSchema(writeGraphqlTypes(contentTypes)),
			source: queries.PAGE_QUERY,
			rootValue: root,
			variableValues,
		});
		expect(expected.errors).toBeUndefined();
		const answer = await executeDocument(parseDocument(queries.PAGE_QUERY), root, variableValues);
		expect(JSON.parse(JSON.stringify(answer))).toEqual(JSON.parse(JSON.stringify(expected.data)));
	});

	test.each(Object.entries(queries))("%s is one that the parser reads", (_, query) => {
		expect(parseDocument(query).selections).not.toEqual([]);
	});

	test("keeps aliases apart, and fills in variables within objects", async () => {
		const document = parseDocument(
			'query q($id: String) { first: find(where: { id: $id, more: [1, "a\\"b"] }) second: find }',
		);
		const find = (args: object) => JSON.stringify(args);
		expect(await executeDocument(document, { find }, { id: "x" })).toEqual({
			first: '{"where":{"id":"x","more":[1,"a\\"b"]}}',
			second: "{}",
		});
	});

	test.each(["mutation m { a }", "query q { ", "query q { a @skip(if: true) }", "query q { ? }"])(
		"%s is refused",
		(text) => {
			expect(() => parseDocument(text)).toThrow(SyntaxError);
		},
	);
});
