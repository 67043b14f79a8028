/** Fields of sections that shoppers never see, or that reach the storefront in another way, each with the reason. */
export const UNDRAWN_FIELDS: Record<string, Record<string, string>> = {
	BrandsDirectory: { brands: "the directory asks for the pages of all brands" },
	Cta: {
		longTargetUrl: "the service gives it as targetUrl",
		targetPage: "the service gives it as targetUrl",
	},
	Image: { internalTitle: "a name for editors" },
	Marquee: { title: "a name for editors" },
	NavigationGroup: { itemsFrom: "the service gives the items" },
	PaginatedContent: { content: "comes in batches by the id of the entry" },
	RichTextSection: {
		internalTitle: "a name for editors",
		countries: "the service leaves the text out elsewhere",
	},
	Video: { internalTitle: "a name for editors" },
};
