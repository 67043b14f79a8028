export const fixture = {
	title: "Evening comes early",
	link: {
		title: "See the collection",
		targetUrl: "/women",
		queryParameters: "srule=new",
		variant: "primary",
	},
	portraitImage: { mediaId: "editorial/walk-portrait.jpg", description: "A woman walks" },
	landscapeImage: { mediaId: "editorial/walk-landscape.jpg", description: null },
};
