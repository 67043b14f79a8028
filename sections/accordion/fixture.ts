const item = (title: string, ...paragraphs: string[]) => ({
	title,
	body: {
		json: {
			nodeType: "document",
			content: paragraphs.map((value) => ({
				nodeType: "paragraph",
				content: [{ nodeType: "text", value }],
			})),
		},
	},
});

export const fixture = {
	title: "Questions",
	multiple: false,
	animated: true,
	itemsCollection: {
		items: [
			item("When will it come?", "In three days.", "In Italy in two."),
			item("May I return it?", "Yes."),
		],
	},
};

/** Other values of the fields, each by what is special about it. */
export const options = {
	"several open, at once": { multiple: true, animated: false },
	"without a heading": { title: null },
};
