import { describe, expect, test } from "vitest";
import { batchResponse, listResponse } from "./content-schemas.ts";
import { toBatch, toInserts } from "./map-cards.ts";

const inserts = (...items: unknown[]) => {
	const body = listResponse.parse({
		data: { listContentCollection: { items: [{ insertsCollection: { items } }] } },
	});
	return toInserts(body.data.listContentCollection[0]?.insertsCollection ?? []);
};
const card = (more: object = {}) => ({ __typename: "Card", title: "A coat", ...more });
const insert = (more: object = {}) => ({
	id: "a",
	position: 4,
	size: "2x1",
	fakeTile: true,
	content: card(),
	...more,
});

describe("inserts", () => {
	// proves content-1
	test("reads a card with all fields", () => {
		const content = card({
			style: "above-image",
			subtitles: ["Winter", "2026"],
			description: "Warm",
			image: { mediaId: "editorial/walk-portrait.jpg", description: "A walk" },
			landscapeImage: { mediaId: "editorial/walk-landscape.jpg" },
			imagesCollection: { items: [{ mediaId: "editorial/arch-portrait.jpg" }, { mediaId: 4 }] },
			link: { title: "All coats", targetUrl: "/women/coats", queryParameters: "src=card" },
			linksCollection: {
				items: [{ title: "Journal", targetUrl: "/journal", variant: "outline" }, { title: "Nowhere" }],
			},
			productId: "VT1-red",
		});
		expect(inserts(insert({ content, height: 300, searchTerms: ["coat"] }))).toEqual([
			{
				id: "a",
				position: 4,
				columns: 2,
				rows: 1,
				fake: true,
				height: 300,
				searchTerms: ["coat"],
				content: {
					kind: "card",
					card: {
						style: "above-image",
						title: "A coat",
						subtitles: ["Winter", "2026"],
						text: "Warm",
						images: [
							{
								portrait: expect.stringMatching(/\/editorial\/walk-portrait\.jpg$/),
								landscape: expect.stringMatching(/\/editorial\/walk-landscape\.jpg$/),
								alt: "A walk",
							},
							{
								portrait: expect.stringMatching(/\/editorial\/arch-portrait\.jpg$/),
								landscape: expect.stringMatching(/\/editorial\/arch-portrait\.jpg$/),
								alt: "",
							},
						],
						links: [
							{ title: "All coats", url: "/women/coats?src=card" },
							{ title: "Journal", url: "/journal", look: "outline" },
						],
						productId: "VT1-red",
					},
				},
			},
		]);
	});

	// proves content-1
	test("a card without optional fields is shown", () => {
		expect(
			inserts({ id: "a", position: 0, content: card({ image: null, link: null, style: "sparkling" }) }),
		).toEqual([
			{
				id: "a",
				position: 0,
				columns: "row",
				rows: 1,
				fake: false,
				searchTerms: [],
				content: { kind: "card", card: { style: "default", title: "A coat" } },
			},
		]);
	});

	test("reads lines, rows and parts of the shop", () => {
		const kinds = inserts(
			insert({ content: { __typename: "Statement", text: "Slowly." } }),
			insert({
				content: { __typename: "ProductCarousel", title: "New", targetCategory: "bags", limit: 9999 },
			}),
			insert({ content: { __typename: "Placeholder", elementId: "subcategories" } }),
		).map(({ content }) => content);
		expect(kinds).toEqual([
			{ kind: "statement", text: "Slowly." },
			{ kind: "carousel", title: "New", categoryId: "bags", limit: 24 },
			{ kind: "element", elementId: "subcategories" },
		]);
	});

	test("malformed inserts are left out, and the others are kept", () => {
		const broken = [
			null,
			"card",
			{ id: "x" },
			insert({ position: "4" }),
			insert({ content: { __typename: "Popup" } }),
		];
		expect(inserts(...broken, insert())).toHaveLength(1);
	});

	test("a picture's id leads to the media service only", () => {
		for (const mediaId of ["../../evil", "//evil.example/a.jpg", "javascript:alert(1)", '"><img src=x>']) {
			const [first] = inserts(insert({ content: card({ image: { mediaId } }) }));
			const image = first?.content.kind === "card" ? first.content.card.images?.[0] : undefined;
			expect(image?.portrait).toMatch(/^\/dw\/image\/[^"<>\s]+$/);
			expect(image?.portrait).not.toContain("..");
		}
	});
});

test("a batch counts all returned cards, readable or not", () => {
	const body = batchResponse.parse({
		data: {
			paginatedContentCollection: {
				items: [{ contentCollection: { total: 9, items: [{ title: "One" }, null, { title: 2 }] } }],
			},
		},
	});
	const [found] = body.data.paginatedContentCollection;
	expect(found && toBatch(found)).toEqual({
		cards: [{ style: "default", title: "One" }],
		count: 3,
		total: 9,
	});
});
