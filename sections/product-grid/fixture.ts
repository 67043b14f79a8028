export const fixture = {
	title: "Chosen by hand",
	targetCategory: null,
	brandId: null,
	productIds: ["VT10001-emerald", "VT10005-grey"],
	recommender: null,
	zone: null,
	sortingRule: null,
	limit: 8,
	link: { title: "All of them", targetUrl: "/women", queryParameters: null },
};

/** Other values of the fields, each by what is special about it. */
export const options = {
	"of a category": { productIds: [], targetCategory: "women", limit: 4, title: null },
};
