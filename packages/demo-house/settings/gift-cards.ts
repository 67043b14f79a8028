/** The house's gift cards: what they may be worth, and how they look. */
export const giftCards = {
	euro: { least: 10, most: 2000, suggested: [50, 100, 200, 500] },
	designs: [
		{ id: "gifts", picture: "gifts" },
		{ id: "table", picture: "table" },
		{ id: "jewels", picture: "jewels" },
		{ id: "shore", picture: "shore" },
	],
} as const;
