export const SECTIONS = [
	"Hero",
	"Statement",
	"Quote",
	"Module",
	"Carousel",
	"CardGroup",
	"Marquee",
	"Placeholder",
	"RichTextSection",
	"ProductGrid",
	"ProductCarousel",
	"PaginatedContent",
	"Accordion",
	"Tabs",
	"BrandsDirectory",
	"NewsletterSignUp",
	"NumberElement",
	"SearchForm",
	"NavigationGroup",
	"Image",
	"Video",
	"Cta",
	"Card",
] as const;

/**
 * The content types that lists of sections may hold. The service gives the contents of a personalised block in the place of the block
 * (content-57).
 */
export const PERSONALISED = "PersonalizedBlock";
export const LISTED_SECTIONS = [...SECTIONS, PERSONALISED] as const;

/** Sections that a text may hold: all but those that hold texts themselves, and long contents, which extend their page. */
const EMBEDDED = SECTIONS.filter(
	(id) => id !== "RichTextSection" && id !== "Tabs" && id !== "Module" && id !== "PaginatedContent",
);
/** Content types that have an address of their own. A text that names such an entry has a link to it. */
export const ADDRESSED: readonly string[] = ["Page", "JournalArticle", "BrandPage"];

/** Content types that every page shows. */
export const SHELL: readonly string[] = ["Header", "Footer", "MarketingZone", "CountryRedirectPopup"];

export const TEXT_ENTRIES: readonly string[] = [...EMBEDDED, ...ADDRESSED];
/** A text inside another section may hold these. */
export const INNER_TEXT_ENTRIES: readonly string[] = ["Image", "Cta", ...ADDRESSED];
