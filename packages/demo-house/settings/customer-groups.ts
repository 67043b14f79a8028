/** The customer groups of the restricted products, by their fields (`c_customerGroupA`, `c_customerGroupB`). */
export const restrictedGroups = { a: "private-clients", b: "press" } as const;

/** Shoppers who follow a link of one of the house's personal shoppers, and readers of its friends' magazines. */
export const groupRules = [
	{
		id: "personal-shopping",
		qualifier: "personalShopperUserId",
		values: ["ps-elena", "ps-marco", "ps-mina"],
	},
	{ id: "readers", qualifier: "utmSource", values: ["atelier", "vogue"] },
] as const;
