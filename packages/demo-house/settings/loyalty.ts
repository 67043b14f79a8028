/** The house's loyalty programme: points for what is bought, and what they bring. */
export const loyalty = {
	euroPerPoint: 1,
	/** The highest first. */
	tiers: [
		{ id: "gold", points: 2000, percent: 15 },
		{ id: "silver", points: 500, percent: 10 },
	],
} as const;
