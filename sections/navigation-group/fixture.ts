const link = (title: string, targetUrl: string) => ({ title, targetUrl, queryParameters: null });

export const fixture = {
	title: "Departments",
	itemsCollection: { items: [link("Women", "/women"), link("Sale", "/sale")] },
};
