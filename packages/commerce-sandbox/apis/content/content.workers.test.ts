import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { type CommerceUnderTest, putLive, startCommerce } from "../../testing/commerce-under-test.ts";
import { loadContent } from "../../testing/house-content.ts";
import { MAX_TOKENS } from "./content.ts";

let commerce: CommerceUnderTest;

beforeAll(async () => {
	commerce = await startCommerce();
	await loadContent(commerce.env.DB);
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 1 }] });
});

async function query<T>(text: string, variables: Record<string, unknown> = {}): Promise<T> {
	const response = await commerce.fetch("/content/v1/vetrina/graphql", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ query: text, variables }),
	});
	expect(response.status).toBe(200);
	const body = (await response.json()) as { data: T; errors?: unknown };
	expect(body.errors).toBeUndefined();
	return body.data;
}

const PAGE = `query page($site: String, $locale: String, $slug: String) {
	pageCollection(where: { site: $site, slug: $slug }, locale: $locale, limit: 1) {
		total
		items {
			slug title description robots
			sectionsCollection { items {
				__typename
				... on Hero { title link { title targetUrl } portraitImage { mediaId width height description } landscapeImage { mediaId } }
				... on CardGroup { cardsCollection { items { title description image { mediaId } link { targetUrl targetCategory } } } }
				... on ProductCarousel { title targetCategory sortingRule limit link { targetUrl } }
				... on Statement { text }
				... on NavigationGroup { title itemsCollection { items { title targetUrl } } }
				... on NewsletterSignUp { title description buttonLabel }
				... on RichTextSection { body { json } }
				... on NumberElement { text }
				... on SearchForm { heading buttonLabel }
				... on Placeholder { elementId }
			} }
		}
	}
}`;
type PageResponse = {
	pageCollection: {
		total: number;
		items: {
			title: string;
			sectionsCollection: { items: { __typename: string; text?: string; body?: { json: unknown } }[] };
		}[];
	};
};

test("header: the menu that the editors composed and the lines above it", async () => {
	const data = await query<object>(
		`query header($site: String, $locale: String) {
			headerCollection(where: { site: $site }, locale: $locale) { items {
				navigationCollection { items { title targetUrl queryParameters color template sorting viewAll image { mediaId } subItemsCollection { items { title targetUrl } } } }
				rotatingBannerCollection { items { shownTo text { json } link { title targetUrl } } }
			} }
		}`,
		{ site: "vetrina-eu", locale: "de-IT" },
	);
	expect(data).toMatchObject({
		headerCollection: {
			items: [
				{
					navigationCollection: {
						// The catalogue has one category, so other items have neither name nor address.
						items: expect.arrayContaining([
							expect.objectContaining({
								template: "columns",
								image: { mediaId: "editorial/swing-portrait.jpg" },
								subItemsCollection: {
									items: expect.arrayContaining([{ title: "Dresses", targetUrl: "/women/dresses" }]),
								},
							}),
							expect.objectContaining({ title: "Sale", color: "#6d1522", template: "list", viewAll: "none" }),
						]),
					},
					rotatingBannerCollection: {
						items: [
							{ shownTo: { block: "banner-by-group", groups: ["VIP"] } },
							{ shownTo: null, link: { title: "Lieferung in 2–4 Werktagen", targetUrl: "/shipping" } },
							{},
							{},
						],
					},
				},
			],
		},
	});
});

test("footer: columns of links and the copyright of this year", async () => {
	type Footers = { footerCollection: { items: { countries: string[] | null; copyright: string }[] } };
	const { items } = (
		await query<Footers>(
			`{ footerCollection(where: { site: "vetrina-me" }, locale: "ar-SA") { items { countries copyright columnsCollection { items { title linksCollection { items { title targetUrl } } } } } } }`,
		)
	).footerCollection;
	// Countries of the site may have footers of their own.
	const footer = items.find(({ countries }) => !countries?.length);
	expect(footer?.copyright).toContain(String(new Date().getUTCFullYear()));
	expect(footer).toMatchObject({
		columnsCollection: {
			items: [
				{ title: "التسوق" },
				{ title: "خدمة العملاء" },
				{
					title: "الدار",
					linksCollection: {
						items: [
							"/about",
							"/journal",
							"/brands",
							"/stores",
							"/sitemap",
							"/newsletter",
							"/gift-certificate-purchase",
						].map((targetUrl) => ({ targetUrl })),
					},
				},
			],
		},
	});
});

describe("pages", () => {
	test("a category's own page wants the category, and words of the editors", async () => {
		const landing = async (slug: string) =>
			(await query<PageResponse>(PAGE, { site: "vetrina-eu", locale: "de-IT", slug })).pageCollection
				.items[0];
		// The catalogue under test has neither category.
		expect(await landing("/landing/beauty")).toBeUndefined();
		expect(await landing("/landing/women-dresses")).toBeUndefined();
	});

	test("home has its sections in order", async () => {
		const { pageCollection } = await query<PageResponse>(PAGE, {
			site: "vetrina-eu",
			locale: "fr-FR",
			slug: "/home",
		});
		expect(pageCollection.items[0]?.sectionsCollection.items.map((section) => section.__typename)).toEqual([
			"Hero",
			// The statement for VIP clients.
			"Statement",
			"CardGroup",
			"ProductCarousel",
			"Statement",
			"NavigationGroup",
			"NewsletterSignUp",
		]);
		const [hero, , , carousel] = pageCollection.items[0]?.sectionsCollection.items ?? [];
		expect(hero).toMatchObject({
			title: "Pour l’heure qui suit le coucher du soleil",
			portraitImage: { mediaId: "editorial/walk-portrait.jpg" },
			landscapeImage: { mediaId: "editorial/walk-landscape.jpg" },
		});
		// The catalogue under test lacks the category, and no other one may replace it.
		expect(carousel).toMatchObject({ targetCategory: "new-in", link: { targetUrl: "/new-in" } });
	});

	test("/404 has number, text, search form and room for recommendations", async () => {
		const { pageCollection } = await query<PageResponse>(PAGE, {
			site: "vetrina-ap",
			locale: "ja-JP",
			slug: "/404",
		});
		expect(pageCollection.items[0]).toMatchObject({
			title: "ページが見つかりません",
			robots: "noindex",
			sectionsCollection: {
				items: [
					{ text: "404" },
					{},
					{ heading: "別のキーワードで検索", buttonLabel: "検索" },
					{ elementId: "recommendations" },
				],
			},
		});
	});

	test.each(["/csc", "/shipping", "/returns", "/about", "/journal"])(
		"%s is written in every language, nothing left to fill in",
		async (slug) => {
			const pages = new Set<string>();
			for (const locale of languages) {
				const { pageCollection } = await query<PageResponse>(PAGE, { site: "vetrina-us", locale, slug });
				const page = pageCollection.items[0];
				pages.add(JSON.stringify(page));
				expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/);
			}
			expect(pages.size).toBe(languages.length);
		},
	);

	test("texts differ from site to site", async () => {
		const america = await query<PageResponse>(PAGE, { site: "us", locale: "en-US", slug: "/shipping" });
		expect(JSON.stringify(america)).toContain("Sales tax is calculated");
		const europe = await query<PageResponse>(PAGE, { site: "eu", locale: "en-IT", slug: "/shipping" });
		expect(JSON.stringify(europe)).toContain("Prices include tax");
	});

	test.each([
		["an unknown slug", { site: "vetrina-eu", slug: "/nothing" }],
		["an unknown site", { site: "vetrina-moon", slug: "/about" }],
		["no slug", { site: "vetrina-eu" }],
	])("%s: no items", async (_, variables) => {
		expect(await query(PAGE, variables)).toMatchObject({ pageCollection: { total: 0, items: [] } });
	});
});

test("a broken query is an error of GraphQL, another space is not found", async () => {
	const post = (path: string, body: string) =>
		commerce.fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
	const broken = await post("/content/v1/vetrina/graphql", JSON.stringify({ query: "{ nothing }" }));
	expect(await broken.json()).toHaveProperty("errors");
	expect((await post("/content/v1/vetrina/graphql", "{")).status).toBe(400);
	expect(
		(await post("/content/v1/vetrina/graphql", JSON.stringify({ query: "{a".repeat(3000) }))).status,
	).toBe(400);
	expect((await post("/content/v1/other/graphql", "{}")).status).toBe(404);
});

test.each([
	["nested", "{a".repeat(MAX_TOKENS / 3) + "}".repeat(MAX_TOKENS / 3)],
	["unfinished", "{a".repeat(MAX_TOKENS / 2)],
])("a query as long as can be read, and as deep, is answered: %s", async (_, query) => {
	const response = await commerce.fetch("/content/v1/vetrina/graphql", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ query }),
	});
	expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
	expect(response.status).toBeLessThan(500);
});

test("short texts by the id that a product names, in the language asked for", async () => {
	const ask = (id: string) =>
		query<{ textCollection: { total: number; items: { id: string; text: string }[] } }>(
			`query preorderMessage($site: String, $locale: String, $id: String) {
				textCollection(where: { site: $site, id: $id }, locale: $locale) { total items { id text } }
			}`,
			{ site: "vetrina-eu", locale: "de-DE", id },
		);
	const { textCollection } = await ask("preorder-early-spring");
	expect(textCollection.items[0]?.text).toMatch(/^Ab dem frühen Frühjahr/);
	expect((await ask("constructor")).textCollection.total).toBe(0);
});

test("badges by the ids that products name, in the language of the page; unknown ones are left out", async () => {
	const data = await query<{ badgeCollection: { total: number; items: object[] } }>(
		`query badgeItems($site: String, $locale: String, $ids: [String!]) {
			badgeCollection(where: { site: $site, ids: $ids }, locale: $locale) { total items { id text textColor backgroundColor } }
		}`,
		{ site: "vetrina-eu", locale: "fr-FR", ids: ["exclusive", "unknown-knows", "new", "new"] },
	);
	expect(data.badgeCollection).toEqual({
		total: 2,
		items: [
			{ id: "exclusive", text: "Exclusivité", textColor: "#171411", backgroundColor: "#e0d8ca" },
			{ id: "new", text: "Nouveau", textColor: null, backgroundColor: null },
		],
	});
});
