const text = (value: string, ...marks: string[]) => ({
	nodeType: "text",
	value,
	marks: marks.map((type) => ({ type })),
});

export const fixture = {
	title: "Letters from the house",
	description: "New arrivals and the stories behind them.",
	buttonLabel: "Write to me",
	agreement: {
		json: {
			nodeType: "document",
			content: [
				{
					nodeType: "paragraph",
					content: [
						text("You can leave "),
						text("at any time", "bold"),
						text(". "),
						{ nodeType: "hyperlink", data: { uri: "/privacy" }, content: [text("How we use your data")] },
					],
				},
			],
		},
	},
	agreementLinksCollection: {
		items: [
			{ title: "Privacy", targetUrl: "/privacy" },
			{ title: "Terms of sale", targetUrl: "/terms", linkTarget: "_blank" },
		],
	},
	image: { mediaId: "editorial/walk-portrait.jpg", description: "A walk", width: 1200, height: 1600 },
};

/** Other values of the fields, each by what is special about it. */
export const options = {
	"the house's words": {
		title: null,
		description: null,
		buttonLabel: null,
		agreement: null,
		agreementLinksCollection: null,
		image: null,
	},
};
