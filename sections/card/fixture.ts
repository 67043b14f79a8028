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
	productId: "M1-blue",
};
