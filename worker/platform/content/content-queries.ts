import { BUTTON_FRAGMENT, CARD, CTA, IMAGE, LINK, SIZED_IMAGE } from "./entry-fields.ts";
import { SECTION_FIELDS, SECTION_FRAGMENTS, TEXT_FIELDS } from "./section-types.ts";
import { PAGES, PAGES_FRAGMENT } from "./text/named-entries.ts";

const ITEM = `__typename id shownTo ${LINK} color description template column sorting viewAll image { mediaId width height description }`;

const POPUP = `popup { id title body { json } image { ${IMAGE} } linksCollection { items { ${CTA} } } }`;
const BRAND = "slug brandId isNoFollow";
const BADGE = "id text textColor backgroundColor";
const LINE = `shownTo text { json } link { ${CTA} } ${POPUP}`;

const ZONE_TEXT = `body { json } bodyEntriesCollection { items { __typename ... on Entry { id } ${PAGES} ... on Cta { ${CTA} } } }`;

export const HEADER_QUERY = `query header($site: String, $locale: String) {
	headerCollection(where: { site: $site }, locale: $locale, limit: 1) { items {
		navigationCollection { items { ${ITEM} subItemsCollection { items { ${ITEM} subItemsCollection { items { shownTo ${LINK} color } } } } } }
		headerType rotatingBannerInterval
		rotatingBannerCollection { items { ${LINE} } }
	} }
}`;

export const FOOTER_QUERY = `query footer($site: String, $locale: String) {
	footerCollection(where: { site: $site }, locale: $locale, limit: 10) { items {
		countries copyright paymentNames
		contact { json }
		legalLinksCollection { items { ${CTA} } }
		socialLinksCollection { items { ${CTA} } }
		paymentMarksCollection { items { ${IMAGE} } }
		appBadge { ${CTA} }
		appCode { ${IMAGE} }
		columnsCollection { items { title linksCollection { items { ${CTA} } } } }
	} }
	marketingZoneCollection(where: { site: $site }, locale: $locale, limit: 10) { items {
		zone isClosable
		content {
			__typename
			... on RichTextSection { ${ZONE_TEXT} }
			... on Card { title description image { ${IMAGE} } link { ${CTA} } }
			... on Statement { text link { ${CTA} } }
			... on NewsletterSignUp { signUpTitle: title signUpText: description signUpLabel: buttonLabel }
			... on Image { ${IMAGE} }
		}
		${POPUP}
	} }
	badgeCollection(where: { site: $site }, locale: $locale, limit: 100) { total items { ${BADGE} } }
	pageCollection(where: { site: $site, hasAddress: true }, locale: $locale, limit: 100) { total items { slug } }
	journalArticleCollection(where: { site: $site, hasAddress: true }, locale: $locale, limit: 100) { total items { slug } }
	brandPageCollection(where: { site: $site }, locale: $locale, limit: 100) { total items { id ${BRAND} } }
}
${PAGES_FRAGMENT}`;

export const POPUP_QUERY = `query popup($site: String, $locale: String, $id: String) {
	bannerPopupCollection(where: { site: $site, id: $id }, locale: $locale, limit: 1) { items {
		id title body { json } image { ${SIZED_IMAGE} } linksCollection { items { ${CTA} } }
	} }
}`;

export const COUNTRY_OFFER_QUERY = `query countryOffer($site: String, $locale: String) {
	countryRedirectPopupCollection(where: { site: $site }, locale: $locale, limit: 1) { items {
		title description acceptLabel declineLabel
	} }
}`;

export const PRODUCT_QUERY = `query product($site: String, $locale: String, $productId: String, $categoryIds: [String!], $textId: String) {
	productContentCollection(where: { site: $site, productId: $productId, categoryIds: $categoryIds }, locale: $locale, limit: 20) { items {
		id productId categoryId
		belowProductCollection { items { ${SECTION_FIELDS} } }
		belowRowsCollection { items { ${SECTION_FIELDS} } }
	} }
	textCollection(where: { site: $site, id: $textId }, locale: $locale, limit: 1) { items { text } }
}
${BUTTON_FRAGMENT}
${SECTION_FRAGMENTS}`;

export const BADGES_QUERY = `query badgeItems($site: String, $locale: String, $ids: [String!]) {
	badgeCollection(where: { site: $site, ids: $ids }, locale: $locale) { items { ${BADGE} } }
}`;

export const PAGE_QUERY = `query page($site: String, $locale: String, $slug: String) {
	pageCollection(where: { site: $site, slug: $slug }, locale: $locale, limit: 1) { items {
		__typename id slug title description keywords robots canonical jsonLd headerType
		sectionsCollection { items { ${SECTION_FIELDS} } }
	} }
	journalArticleCollection(where: { site: $site, slug: $slug }, locale: $locale) { items {
		__typename id slug title description date author image { ${IMAGE} } ${TEXT_FIELDS}
		sectionsCollection { items { ${SECTION_FIELDS} } }
	} }
	brandPageCollection(where: { site: $site, slug: $slug }, locale: $locale) { items {
		__typename id slug title description brandId
		sectionsCollection { items { ${SECTION_FIELDS} } }
	} }
}
${BUTTON_FRAGMENT}
${SECTION_FRAGMENTS}`;

export const BRANDS_QUERY = `query brands($site: String, $locale: String, $skip: Int) {
	brandPageCollection(where: { site: $site }, locale: $locale, skip: $skip, limit: 100) { items {
		${BRAND}
	} }
}`;

export const LIST_QUERY = `query list($site: String, $locale: String, $categoryId: String, $search: Boolean) {
	listContentCollection(where: { site: $site, categoryId: $categoryId, search: $search }, locale: $locale, limit: 1) { items {
		insertsCollection { items {
			__typename id position size height fakeTile searchTerms
			content {
				__typename
				...Card
				... on Statement { text }
				... on ProductCarousel { title targetCategory sortingRule limit }
				... on Placeholder { elementId }
			}
		} }
	} }
	categoryContentCollection(where: { site: $site, categoryId: $categoryId }, locale: $locale, limit: 1) { items {
		aboveListCollection { items { ${SECTION_FIELDS} } }
		belowListCollection { items { ${SECTION_FIELDS} } }
	} }
}
${BUTTON_FRAGMENT}
${SECTION_FRAGMENTS}`;

export const BATCH_QUERY = `query GetPaginatedContentItems($site: String, $locale: String, $ids: [String!], $contentSkip: Int, $include: Int) {
	paginatedContentCollection(where: { site: $site, ids: $ids }, locale: $locale, include: $include) { items {
		contentCollection(skip: $contentSkip) { total items { __typename id ${CARD} } }
	} }
}
${BUTTON_FRAGMENT}`;

export const ADDRESSES_QUERY = `query addresses($site: String, $locale: String, $skip: Int) {
	pageCollection(where: { site: $site, hasAddress: true }, locale: $locale, skip: $skip, limit: 100) { total items { slug robots canonical sys { publishedAt } } }
	journalArticleCollection(where: { site: $site, hasAddress: true }, locale: $locale, skip: $skip, limit: 100) { total items { slug sys { publishedAt } } }
	brandPageCollection(where: { site: $site, hasAddress: true }, locale: $locale, skip: $skip, limit: 100) { total items { slug isNoFollow sys { publishedAt } } }
}`;
