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
	video: {
		__typename: "Video",
		id: "walk",
		provider: "Thron",
		videoId: "5f3c1c1e-2a7e-4c41-9a55-0f2b8a6c9d10",
		autoplay: true,
	},
	textColor: "#F3E3C3",
};

/** Other values of the fields, each by what is special about it. */
export const options = {
	picture: { video: null, textColor: null },
	"dark words": { video: null, textColor: "#171411", link: null },
};
