const link = (title: string, targetUrl: string) => ({ title, targetUrl, queryParameters: null });

export const fixture = {
	title: "Departments",
	itemsFrom: "entries",
	itemsCollection: {
		items: [
			{
				...link("Women", "/women"),
				description: "Coats, dresses, knitwear.",
				image: { mediaId: "editorial/walk-portrait.jpg", description: null },
			},
			{ title: "Sale", targetUrl: "/women", queryParameters: "srule=discount", color: "#6D1522" },
		],
	},
};

/** Other values of the fields, each by what is special about it. */
export const options = { categories: { itemsFrom: "categories", title: null } };
