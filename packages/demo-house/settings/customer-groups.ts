export const restrictedGroups = { a: "private-clients", b: "press" } as const;

export const groupRules = [
	{
		id: "personal-shopping",
		qualifier: "personalShopperUserId",
		values: ["ps-elena", "ps-marco", "ps-mina"],
	},
	{ id: "readers", qualifier: "utmSource", values: ["atelier", "vogue"] },
] as const;
