export const fixture = {
	title: "See the coats",
	icon: "next",
	targetUrl: "/women",
	targetCategory: "women",
	linkTarget: "_blank",
	variant: "primary",
	fullWidth: true,
	queryParameters: "srule=new&HP_BAN=window",
	targetElement: null,
	couponCode: null,
	media: {
		__typename: "Image",
		id: "coats",
		mediaId: "editorial/arch-landscape.jpg",
		description: "An arch",
		width: 1600,
		height: 1000,
	},
	image: { mediaId: "editorial/arch-portrait.jpg", description: null, width: null, height: null },
	style: "OverlayTitle",
};

const bare = { media: null, image: null, style: "Default", linkTarget: "_self", fullWidth: false };

/** Other values of the fields, each by what is special about it. */
export const options = {
	"below its picture": { style: "Default", variant: "link", fullWidth: false, media: null },
	"over a film": {
		media: {
			__typename: "Video",
			id: "film",
			provider: "Thron",
			videoId: "5f3c1c1e-2a7e-4c41-9a55-0f2b8a6c9d10",
			aspectRatio: "16:9",
		},
	},
	link: { ...bare, variant: "link", targetCategory: null },
	primary: { ...bare, variant: "primary", icon: "bag" },
	secondary: { ...bare, variant: "secondary", icon: null },
	outline: { ...bare, variant: "outline", fullWidth: true },
	coupon: { ...bare, targetElement: "CouponCta", couponCode: "WELCOME", title: "Take ten per cent off" },
	"sign-in": { ...bare, targetElement: "LoginCta", icon: "person", title: "Sign in" },
};
