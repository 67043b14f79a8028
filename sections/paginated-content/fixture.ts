const card = (at: number) => ({
	__typename: "Card",
	id: `note-${at}`,
	title: `Note ${at}`,
	image: { mediaId: "editorial/arch-portrait.jpg", description: "An arch" },
	link: { title: "Read on", targetUrl: `/women?note=${at}` },
});

/** The storefront loads the cards by the entry's id. */
export const fixture = {
	id: "journal-cards",
	title: "Journal",
	contentCollection: { items: Array.from({ length: 8 }, (_, at) => card(at + 1)) },
};

/** Other values of the fields, each by what is special about it. */
export const options = { "without a heading": { title: null } };
