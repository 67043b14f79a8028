export const fixture = {
	title: "Line below the hero",
	speed: 80,
	direction: "right",
	autoFill: true,
	spacing: 40,
	itemsCollection: {
		items: [
			{ __typename: "Text", text: "Wrapped by hand" },
			{ __typename: "Cta", title: "New coats", targetUrl: "/women", queryParameters: null },
			{
				__typename: "Image",
				mediaId: "editorial/arch-landscape.jpg",
				description: "An arch",
				width: 1600,
				height: 1000,
			},
		],
	},
};

/** Other values of the fields, each by what is special about it. */
export const options = {
	"to the left, not filled": { direction: "left", autoFill: false, speed: 50, spacing: 10 },
};
