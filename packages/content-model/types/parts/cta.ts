import { defineContentType } from "../../content-type.ts";
import { ADDRESSED } from "../../section-ids.ts";

export const cta = defineContentType({
	id: "Cta",
	name: "Link",
	description: "A link or a button.",
	displayField: "title",
	needs: [
		{ oneOf: ["targetUrl", "longTargetUrl", "targetPage", "targetCategory", "targetElement"] },
		{ oneOf: ["couponCode"], if: { field: "targetElement", is: "CouponCta" } },
	],
	fields: {
		title: { kind: "text", localised: true, required: true, help: "Text of the link." },
		icon: { kind: "text", maximum: 50, help: "Name of the icon next to the text, such as bag or heart." },
		targetUrl: { kind: "address", help: "Address that the link leads to." },
		longTargetUrl: {
			kind: "address",
			help: "Address in the place of a long one that targetUrl cannot hold.",
		},
		targetPage: {
			kind: "link",
			to: ADDRESSED,
			help: "Page that the link leads to.",
		},
		targetCategory: { kind: "text", maximum: 100, help: "Id of the category that the link leads to." },
		linkTarget: {
			kind: "choice",
			values: ["_self", "_blank"],
			default: "_self",
			help: "Window in which the link opens.",
		},
		variant: {
			kind: "choice",
			values: ["link", "primary", "secondary", "outline"],
			default: "link",
			help: "Appearance of the link.",
		},
		fullWidth: { kind: "boolean", help: "The link is as wide as its place." },
		queryParameters: {
			kind: "query",
			help: "Query that is added to the address, such as srule=price-low-to-high.",
		},
		targetElement: {
			kind: "choice",
			values: ["CouponCta", "LoginCta"],
			help: "The link does something in the place of leading to a page: it applies a coupon, or opens the sign-in.",
		},
		couponCode: { kind: "text", maximum: 100, help: "Code that CouponCta applies." },
		media: { kind: "link", to: ["Image", "Video"], help: "Film or picture of the link." },
		image: { kind: "link", to: ["Image"], help: "Picture of the link." },
		style: {
			kind: "choice",
			values: ["Default", "OverlayTitle"],
			default: "Default",
			help: "Place of the text: below or over the picture.",
		},
	},
});
