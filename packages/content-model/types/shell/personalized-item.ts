import { defineContentType } from "../../content-type.ts";
import { SECTIONS } from "../../section-ids.ts";

export const personalizedItem = defineContentType({
	id: "PersonalizedItem",
	name: "Personalised item",
	description:
		"A content of a personalised block, and the customers whom it is for: those who meet every condition.",
	displayField: "internalTitle",
	needs: [{ oneOf: ["item", "line"] }],
	fields: {
		internalTitle: { kind: "text", help: "Name in the lists of editors." },
		customerGroups: {
			kind: "texts",
			maximum: 50,
			help: "Ids of the groups, of which a customer needs one; empty for all.",
		},
		newsletter: {
			kind: "choice",
			values: ["subscribed", "notSubscribed"],
			help: "Whether the customer receives the newsletter.",
		},
		orders: {
			kind: "choice",
			values: ["ordered", "notOrdered"],
			help: "Whether the customer has ordered before.",
		},
		campaign: {
			kind: "link",
			to: ["Campaign"],
			help: "Campaign to which the item belongs; without it the item is always shown.",
		},
		item: {
			kind: "link",
			to: ["NavigationItem", ...SECTIONS],
			help: "The content, a section or an item of the menu, as the place of the block demands.",
		},
		line: { kind: "link", to: ["Banner"], help: "The line of the header that the item is for." },
	},
});
