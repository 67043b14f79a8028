export type LoyaltySetting = {
	euroPerPoint: number;
	tiers: readonly LoyaltyTier[];
};

export type LoyaltyTier = {
	id: string;
	points: number;
	percent: number;
};
