export const fixture = {
	title: "New arrivals",
	targetCategory: "women",
	brandId: null,
	productIds: [],
	recommender: null,
	zone: null,
	sortingRule: "new-arrivals",
	limit: 12,
	link: { title: "All that is new", targetUrl: "/women", queryParameters: null },
};

/** Other values of the fields, each by what is special about it. */
export const options = {
	"by a recommender": { targetCategory: null, recommender: "most-viewed", sortingRule: null, link: null },
	"by a zone": { targetCategory: null, zone: "home", sortingRule: null, link: null },
};
