const link = (title: string, targetUrl: string) => ({ title, targetUrl, variant: "outline" });

export const fixture = {
	style: "above-image",
	title: "A coat for the last light",
	subtitles: ["Outerwear", "Winter"],
	description: "Wool, cut long.",
	image: { mediaId: "editorial/arch-portrait.jpg", description: "An arch" },
	landscapeImage: { mediaId: "editorial/arch-landscape.jpg", description: "An arch" },
	imagesCollection: { items: [{ mediaId: "editorial/walk-portrait.jpg", description: "A walk" }] },
	link: link("See the coats", "/women"),
	linksCollection: { items: [link("Read the journal", "/journal")] },
	productId: "VT10001-emerald",
};

/** Other values of the fields, each by what is special about it. */
export const options = {
	"below the picture": { style: "default", imagesCollection: null, linksCollection: null },
	review: { style: "review" },
	service: { style: "service-card" },
	product: { style: "product-push" },
	"without a picture": { image: null, landscapeImage: null, imagesCollection: null },
};
