const STYLES = ["default", "above-image", "review", "service-card", "product-push"];

const card = (style: string) => ({
	__typename: "Card",
	id: `card-${style}`,
	style,
	title: `A coat, ${style}`,
	subtitles: ["Outerwear"],
	description: "A coat that remembers the road.",
	image: { mediaId: "editorial/arch-portrait.jpg", description: "An arch" },
	link: { title: "See it", targetUrl: `/women?card=${style}`, queryParameters: null },
	productId: style === "product-push" ? "VT10001-emerald" : null,
});

export const fixture = {
	title: "From the counter",
	columns: 3,
	cardsCollection: { items: STYLES.map(card) },
};

/** Other values of the fields, each by what is special about it. */
export const options = {
	"a pair": { columns: 2, cardsCollection: { items: [card("default"), card("default")] } },
	"one column": { columns: 1, cardsCollection: { items: [card("service-card")] } },
	"six columns": { columns: 6, title: null },
};
