export const fixture = {
	title: "New arrivals",
	targetCategory: "women",
	productIds: [],
	recommender: null,
	sortingRule: "new-arrivals",
	limit: 12,
	link: { title: "All that is new", targetUrl: "/women", queryParameters: null },
};
