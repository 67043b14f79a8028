const text = (value: string) => ({ nodeType: "text", value, marks: [], data: {} });
const card = (title: string) => ({
	__typename: "Card",
	id: title,
	title,
	image: { mediaId: "editorial/arch-portrait.jpg", description: "An arch" },
	link: { title, targetUrl: "/women" },
});
const statement = (id: string) => ({ __typename: "Statement", id, text: "Slowly." });

export const fixture = {
	variant: "Module4CarouselWithTabs",
	title: "A season in four rooms",
	description: "Coats, shoes, bags, scents.",
	linksCollection: {
		items: [{ title: "See the coats", targetUrl: "/women", variant: "primary", icon: "next" }],
	},
	body: {
		json: {
			nodeType: "document",
			data: {},
			content: [{ nodeType: "paragraph", data: {}, content: [text("Each room has a light of its own.")] }],
		},
	},
	textColor: "#FAF8F4",
	backgroundColor: "#2b2620",
	align: "Right",
	media: {
		__typename: "Image",
		id: "arch",
		mediaId: "editorial/arch-landscape.jpg",
		description: "An arch",
		width: 1600,
		height: 1000,
	},
	cardsCollection: { items: [card("Women"), card("Men")] },
	marquee: {
		__typename: "Marquee",
		id: "line",
		itemsCollection: { items: [{ __typename: "Text", text: "New" }] },
	},
	slidesCollection: { items: [statement("a"), statement("b")] },
	tabsCollection: {
		items: [
			{
				title: "Coats",
				contentCollection: {
					items: [
						{
							__typename: "Carousel",
							id: "coats",
							slidesCollection: { items: [statement("a"), statement("b")] },
						},
					],
				},
			},
		],
	},
};

const usual = { align: "Left", textColor: null, backgroundColor: null };

/** Other values of the fields, each by what is special about it. */
export const options = {
	banner: { variant: "Module1BannerTextOnTop" },
	slider: { ...usual, variant: "Module2MarqueeSlider" },
	"double card": { ...usual, variant: "Module3DoubleCard" },
	"double card, in colours": { variant: "Module3DoubleCard" },
	tabs: { ...usual },
};
