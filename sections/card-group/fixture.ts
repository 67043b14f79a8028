const card = (title: string) => ({
	title,
	description: "A coat that remembers the road.",
	image: { mediaId: "editorial/arch-portrait.jpg", description: "An arch" },
	link: { title, targetUrl: `/women?card=${title}`, queryParameters: null },
});

export const fixture = { cardsCollection: { items: ["First", "Second", "Third"].map(card) } };
