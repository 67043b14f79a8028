import { wallClock } from "@vetrina/shop-rules/time/wall-clock.ts";
import { buildSchema } from "graphql";
import type { CommerceEnv } from "../../env.ts";
import type { ContentLocale } from "../../house/content.ts";
import { toCollection } from "../../house/content-entry.ts";
import { house } from "../../house.ts";
import { languageOf, textIn } from "../../languages.ts";
import { countryOfLocale, sites } from "../../settings/sites.ts";
import { siteByName } from "../controllers/site-locale.ts";
import { buildBanner, buildNavigation, buildPage, editorialTitle, findCode, needsMenu } from "./entries.ts";
import { findListContent, findPaginatedContent } from "./list-entries.ts";
import { menuCategories } from "./menu-categories.ts";

const { badges, footer, shortTexts } = house.content;

type ContentContext = { env: CommerceEnv };

const typeDefs = /* GraphQL */ `
	"A document of @contentful/rich-text-types."
	scalar JSON

	type Query {
		headerCollection(locale: String, where: SiteFilter, limit: Int): HeaderCollection!
		footerCollection(locale: String, where: SiteFilter, limit: Int): FooterCollection!
		pageCollection(locale: String, where: PageFilter!, limit: Int): PageCollection!
		badgeCollection(locale: String, where: IdFilter!, limit: Int): BadgeCollection!
		textCollection(locale: String, where: TextFilter!, limit: Int): TextCollection!
		listContentCollection(locale: String, where: ListFilter!, limit: Int): ListContentCollection!
		"\`include\`: how deep linked entries are resolved."
		paginatedContentCollection(locale: String, where: IdFilter!, limit: Int, include: Int): PaginatedContentCollection!
	}
	input SiteFilter { site: String }
	input PageFilter { site: String, slug: String }
	input TextFilter { site: String, id: String }
	"The list of a category, or those of searches."
	input ListFilter { site: String, categoryId: String, search: Boolean }
	input IdFilter { site: String, ids: [String!] }
	"Labels over the pictures of products, which name them by their ids; colours are #rgb or #rrggbb."
	type BadgeCollection { total: Int!, items: [Badge!]! }
	type Badge { id: String, text: String, textColor: String, backgroundColor: String }
	"Short texts that other systems name by an id."
	type TextCollection { total: Int!, items: [Text!]! }
	type Text { id: String, text: String }

	# As usual there, every field of an entry may be empty, so that fragments on several types can be combined.
	type HeaderCollection { total: Int!, items: [Header!]! }
	type Header { navigationCollection: NavigationItemCollection, rotatingBannerCollection: BannerCollection }
	type BannerCollection { total: Int!, items: [Banner!]! }
	type Banner { text: RichText, link: Cta }

	type FooterCollection { total: Int!, items: [Footer!]! }
	type Footer { columnsCollection: FooterColumnCollection, copyright: String }
	type FooterColumnCollection { total: Int!, items: [FooterColumn!]! }
	type FooterColumn { title: String, linksCollection: CtaCollection }

	type PageCollection { total: Int!, items: [Page!]! }
	type Page { slug: String, title: String, description: String, robots: String, sectionsCollection: SectionCollection }
	type SectionCollection { total: Int!, items: [Section!]! }
	union Section =
		Hero | CardGroup | ProductCarousel | Statement | NavigationGroup | NewsletterSignUp
		| RichTextSection | NumberElement | SearchForm | PaginatedContent | Placeholder

	type Hero { title: String, link: Cta, portraitImage: Image, landscapeImage: Image }
	type CardGroup { cardsCollection: CardCollection }
	type CardCollection { total: Int!, items: [Card!]! }
	type Card {
		"default, above-image, review, service-card or product-push."
		style: String
		title: String
		subtitles: [String!]
		description: String
		image: Image
		landscapeImage: Image
		link: Cta
		"The product that a card is about."
		productId: String
	}
	type ProductCarousel { title: String, targetCategory: String, sortingRule: String, limit: Int, link: Cta }
	type Statement { text: String }
	type NavigationGroup { title: String, itemsCollection: NavigationItemCollection }
	type NewsletterSignUp { title: String, description: String, buttonLabel: String }
	type RichTextSection { body: RichText }
	type NumberElement { text: String }
	type SearchForm { heading: String, buttonLabel: String }
	"A part of the shop that the storefront knows by its id."
	type Placeholder { elementId: String }

	type PaginatedContentCollection { total: Int!, items: [PaginatedContent!]! }
	type PaginatedContent { id: String, title: String, contentCollection(skip: Int, limit: Int): CardCollection }

	type ListContentCollection { total: Int!, items: [ListContent!]! }
	type ListContent { categoryId: String, insertsCollection: ListInsertCollection }
	type ListInsertCollection { total: Int!, items: [ListInsert!]! }
	type ListInsert {
		id: String
		"Places of the whole list before it: every product takes one, a fake tile as many as it covers."
		position: Int
		"1x1, 2x1, 1x2, 2x2 (columns × rows), or row."
		size: String
		"In CSS pixels, of what lies between rows."
		height: Int
		"It takes the place of products; else it lies between rows."
		fakeTile: Boolean
		"In lists of searches: the words that it is shown for; none = all."
		searchTerms: [String!]
		content: InsertedEntry
	}
	union InsertedEntry = Card | Statement | ProductCarousel | Placeholder

	type NavigationItemCollection { total: Int!, items: [NavigationItem!]! }
	type NavigationItem {
		title: String
		targetUrl: String
		targetCategory: String
		color: String
		description: String
		template: String
		"A-Z, Z-A or none."
		sorting: String
		"none, large, small or all."
		viewAll: String
		queryParameters: String
		image: Image
		subItemsCollection: NavigationItemCollection
	}

	type CtaCollection { total: Int!, items: [Cta!]! }
	type Cta { title: String, targetUrl: String, targetCategory: String, linkTarget: String, variant: String, queryParameters: String }
	"\`mediaId\` names a picture of the media service; sizes are those of its master."
	type Image { internalTitle: String, mediaId: String, description: String, width: Int, height: Int }
	type RichText { json: JSON }
`;

type Arguments = {
	locale?: string | null;
	where?: {
		site?: string | null;
		slug?: string | null;
		id?: string | null;
		ids?: string[] | null;
		categoryId?: string | null;
		search?: boolean | null;
	} | null;
};

function contentLocale({ locale, where }: Arguments): ContentLocale | undefined {
	const site = where?.site ? siteByName(where.site) : sites[0];
	if (!site) return undefined;
	const tag = locale ?? site.defaultLanguage;
	return { site, country: countryOfLocale(site, tag), language: languageOf(tag) };
}

const menu = (context: ContentContext, { site, language }: ContentLocale) =>
	menuCategories(context.env.DB, site.id, language);

export const contentSchema = buildSchema(typeDefs);

export const contentRoot = {
	headerCollection: async (args: Arguments, context: ContentContext) => {
		const locale = contentLocale(args);
		if (!locale) return toCollection([]);
		const navigation = buildNavigation(await menu(context, locale));
		return toCollection([
			{
				navigationCollection: toCollection(navigation),
				rotatingBannerCollection: toCollection(buildBanner(locale)),
			},
		]);
	},

	footerCollection: async (args: Arguments, context: ContentContext) => {
		const locale = contentLocale(args);
		if (!locale) return toCollection([]);
		const code = findCode(locale);
		const departments = buildNavigation(await menu(context, locale), null, 3);
		const columns = [
			{ title: textIn(footer.shop, code), linksCollection: toCollection(departments) },
			...footer.columns.map(({ title, pages, own = [] }) => ({
				title: textIn(title, code),
				linksCollection: toCollection([
					...pages.map((slug) => ({ title: editorialTitle(slug, code), targetUrl: slug })),
					...own.map((page) => ({ title: textIn(page.title, code), targetUrl: page.url })),
				]),
			})),
		];
		const copyright = textIn(footer.copyright, code).replace(
			"{year}",
			wallClock(new Date(), locale.country.timeZone).date.slice(0, 4),
		);
		return toCollection([{ columnsCollection: toCollection(columns), copyright }]);
	},

	badgeCollection: (args: Arguments) => {
		const locale = contentLocale(args);
		const ids = locale ? [...new Set(args.where?.ids)].filter((id) => badges.has(id)) : [];
		return toCollection(
			ids.flatMap((id) => {
				const badge = badges.get(id);
				return locale && badge ? { ...badge, id, text: textIn(badge.text, findCode(locale)) } : [];
			}),
		);
	},

	textCollection: (args: Arguments) => {
		const locale = contentLocale(args);
		const text = shortTexts.get(args.where?.id ?? "");
		return toCollection(locale && text ? [{ id: args.where?.id, text: textIn(text, findCode(locale)) }] : []);
	},

	listContentCollection: (args: Arguments) => {
		const locale = contentLocale(args);
		return locale ? findListContent(args.where ?? {}, locale) : toCollection([]);
	},

	paginatedContentCollection: (args: Arguments) => {
		const locale = contentLocale(args);
		return locale ? findPaginatedContent(args.where?.ids ?? [], locale) : toCollection([]);
	},

	pageCollection: async (args: Arguments, context: ContentContext) => {
		const locale = contentLocale(args);
		const slug = args.where?.slug ?? "";
		if (!locale) return toCollection([]);
		const page = buildPage(slug, locale, needsMenu(slug) ? await menu(context, locale) : []);
		return toCollection(page ? [page] : []);
	},
};
