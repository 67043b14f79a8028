export const fixture = {
	title: "Chosen by hand",
	targetCategory: null,
	productIds: ["M1-blue", "M2-red"],
	recommender: null,
	sortingRule: null,
	limit: 8,
	link: { title: "All of them", targetUrl: "/women", queryParameters: null },
};
