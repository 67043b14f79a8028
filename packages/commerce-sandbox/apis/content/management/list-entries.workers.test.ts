import { categoryLines } from "@vetrina/demo-house/catalogue/category-tree.ts";
import { parseEditorialId } from "@vetrina/drawn-pictures/editorial/editorial-reference.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../../languages.ts";
import { type CommerceUnderTest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { houseEntries, loadContent } from "../../../testing/house-content.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await loadContent(commerce.env.DB);
});

async function query<T>(text: string, variables: Record<string, unknown>): Promise<T> {
	const parameters = new URLSearchParams({ query: text, variables: JSON.stringify(variables) });
	const response = await commerce.fetch(`/content/v1/vetrina/graphql?${parameters}`);
	const body = (await response.json()) as { data: T; errors?: unknown };
	expect(body.errors).toBeUndefined();
	return body.data;
}

type Insert = {
	position: number;
	size: string;
	height: number | null;
	fakeTile: boolean;
	searchTerms: string[];
	content: {
		__typename: string;
		style?: string;
		image?: { mediaId: string } | null;
		landscapeImage?: { mediaId: string } | null;
	};
};
type ListResponse = {
	listContentCollection: { total: number; items: { insertsCollection: { items: Insert[] } }[] };
};

const LIST = `query list($site: String, $locale: String, $categoryId: String, $search: Boolean) {
	listContentCollection(where: { site: $site, categoryId: $categoryId, search: $search }, locale: $locale, limit: 1) {
		total
		items { insertsCollection { items {
			id position size height fakeTile searchTerms
			content {
				__typename
				... on Card { style title subtitles description image { mediaId } landscapeImage { mediaId } link { title targetUrl } productId }
				... on Statement { text }
				... on ProductCarousel { carouselTitle: title targetCategory sortingRule limit }
				... on Placeholder { elementId }
			}
		} } }
	}
}`;
const inserts = async (where: object, locale = "en-IT"): Promise<Insert[]> => {
	const { listContentCollection } = await query<ListResponse>(LIST, { site: "vetrina-eu", locale, ...where });
	return listContentCollection.items[0]?.insertsCollection.items ?? [];
};

describe("content of lists", () => {
	test("a category's has its places, sizes and what stands there", async () => {
		expect((await inserts({ categoryId: "women-coats-jackets" }, "de-DE"))[0]).toMatchObject({
			position: 2,
			size: "2x2",
			fakeTile: true,
			content: {
				__typename: "Card",
				style: "above-image",
				title: "Ein Mantel für das letzte Licht",
				image: { mediaId: "editorial/rail-portrait.jpg" },
				link: { targetUrl: "/women/coats-jackets/coats" },
			},
		});
	});
	test("searches have theirs, with the words that they are for", async () => {
		expect(await inserts({ search: true })).toMatchObject([{ size: "2x1", searchTerms: ["corvella"] }]);
	});
	test.each([["women-jeans"], ["constructor"], ["nothing"]])("%s has none", async (categoryId) => {
		expect(await inserts({ categoryId })).toEqual([]);
	});

	test("the demo has every size, style and kind, in categories that exist, with pictures that can be drawn", async () => {
		const ids = houseEntries.flatMap(({ type, fields }) =>
			type === "ListContent" && fields.categoryId ? String(fields.categoryId) : [],
		);
		expect(categoryLines.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
		const all = (await Promise.all(ids.map((categoryId) => inserts({ categoryId })))).flat();
		expect(new Set(all.map(({ size }) => size))).toEqual(new Set(["1x1", "2x1", "1x2", "2x2", "row"]));
		expect(new Set(all.flatMap(({ content }) => content.style ?? []))).toEqual(
			new Set(["default", "above-image", "review", "service-card", "product-push"]),
		);
		expect(new Set(all.map(({ content }) => content.__typename))).toEqual(
			new Set(["Card", "Statement", "ProductCarousel", "Placeholder"]),
		);
		for (const { content } of all)
			for (const image of [content.image, content.landscapeImage])
				if (image) expect(parseEditorialId(image.mediaId), image.mediaId).toBeDefined();
	});
	test("it is written in every language", async () => {
		const texts = await Promise.all(
			languages.map(async (locale) => JSON.stringify(await inserts({ categoryId: "gifts" }, locale))),
		);
		expect(new Set(texts).size).toBe(languages.length);
	});
});

describe("content in batches", () => {
	type Batch = {
		paginatedContentCollection: {
			items: { id: string; contentCollection: { total: number; items: { title: string }[] } }[];
		};
	};
	const PAGES = `query GetPaginatedContentItems($site: String, $locale: String, $ids: [String!], $contentSkip: Int, $include: Int) {
		paginatedContentCollection(where: { site: $site, ids: $ids }, locale: $locale, include: $include) {
			items { id contentCollection(skip: $contentSkip) { total items { title link { targetUrl } } } }
		}
	}`;
	const batch = async (ids: string[], contentSkip?: number) => {
		const { paginatedContentCollection } = await query<Batch>(PAGES, {
			site: "vetrina-eu",
			locale: "en-IT",
			ids,
			contentSkip,
			include: 1,
		});
		return paginatedContentCollection.items[0]?.contentCollection;
	};

	// proves content-3
	test("six at a time, until there are no more", async () => {
		const [first, second, third, beyond] = await Promise.all(
			[0, 6, 12, 18].map((skip) => batch(["journal-cards"], skip)),
		);
		const lengths = [first, second, third, beyond].map((one) => one?.items.length);
		expect(lengths).toEqual([6, 6, 1, 0]);
		expect(new Set([first, second, third].flatMap((one) => one?.items.map(({ title }) => title))).size).toBe(
			13,
		);
		expect(beyond?.total).toBe(13);
	});
	test("without a place it begins at the beginning; a place before it as well", async () => {
		expect(await batch(["journal-cards"])).toEqual(await batch(["journal-cards"], -3));
	});
	test("there is no entry for an unknown id", async () => {
		expect(await batch(["diary"])).toBeUndefined();
	});
});

// proves content-35
test("content of products is found by the product or by one of its categories, never without either", async () => {
	const find = async (where: object) => {
		const { productContentCollection } = await query<{ productContentCollection: { items: object[] } }>(
			`query product($site: String, $locale: String, $productId: String, $categoryIds: [String!]) {
				productContentCollection(where: { site: $site, productId: $productId, categoryIds: $categoryIds }, locale: $locale) { items { categoryId } }
			}`,
			{ site: "vetrina-eu", locale: "en-IT", ...where },
		);
		return productContentCollection.items;
	};
	expect(await find({ productId: "VT1", categoryIds: ["handbags", "bags"] })).toEqual([
		{ categoryId: "bags" },
	]);
	expect(await find({ productId: "VT1", categoryIds: ["women"] })).toEqual([]);
	expect(await find({ productId: "VT1" })).toEqual([]);
	expect(await find({ categoryIds: ["bags"] })).toEqual([]);
});
