export const fixture = {
	title: "New arrivals",
	targetCategory: "women",
	sortingRule: "new-arrivals",
	link: { title: "All that is new", targetUrl: "/women", queryParameters: null },
};
