export const loyalty = {
	euroPerPoint: 1,
	tiers: [
		{ id: "gold", points: 2000, percent: 15 },
		{ id: "silver", points: 500, percent: 10 },
	],
} as const;
