import { describe, expect, test } from "vitest";
import { footerResponse, pageResponse } from "./content-schemas.ts";
import { toFooter, toPage } from "./map-content.ts";

const link = (title: string, targetUrl: string) => ({ title, targetUrl });
const readPage = (...items: object[]) => {
	const entry = {
		slug: "/x",
		title: "T",
		description: "D",
		robots: "noindex",
		sectionsCollection: { items },
	};
	const { data } = pageResponse.parse({ data: { pageCollection: { items: [entry] } } });
	const [first] = data.pageCollection;
	if (!first) throw new Error("unreadable page");
	return toPage(first);
};

test("the footer has columns and a copyright line", () => {
	const items = [
		{
			copyright: "© 2026",
			columnsCollection: {
				items: [{ title: "Help", linksCollection: { items: [link("Returns", "/returns")] } }],
			},
		},
	];
	const { data } = footerResponse.parse({ data: { footerCollection: { items } } });
	expect(toFooter(data.footerCollection[0])).toEqual({
		columns: [{ title: "Help", links: [{ title: "Returns", url: "/returns" }] }],
		copyright: "© 2026",
	});
	expect(toFooter(undefined)).toEqual({ columns: [], copyright: "" });
});

describe("a page", () => {
	const quiet = { __typename: "Statement", text: "We make" };
	const number = { __typename: "NumberElement", text: "404" };

	test("has its fields, and its sections in the editors' order", () => {
		const expected = [
			{ type: "statement", id: "1", entry: { text: "We make" } },
			{ type: "number-element", id: "2", entry: { text: "404" } },
		];
		const fields = { slug: "/x", title: "T", description: "D", robots: "noindex" };
		expect(readPage(quiet, number)).toEqual({ ...fields, sections: expected });
		expect(readPage(number, quiet).sections.map(({ type }) => type)).toEqual(["number-element", "statement"]);
		expect(readPage(quiet, quiet).sections).toHaveLength(2);
	});

	// proves content-16
	test("names a section of an unknown type, and one that cannot be read, by type and entry", () => {
		const { sections } = readPage({ __typename: "Parallax", id: "p-1" }, quiet, { __typename: "Statement" });
		expect(sections).toEqual([
			{ type: "Parallax", id: "p-1", problem: "has no section of its type" },
			{ type: "statement", id: "2", entry: { text: "We make" } },
			{ type: "statement", id: "3", problem: expect.stringMatching(/^cannot be read \(text: /) },
		]);
	});
});
