export type LoyaltySetting = {
	/** The amount in euro that earns one point. */
	euroPerPoint: number;
	tiers: readonly LoyaltyTier[];
};

export type LoyaltyTier = {
	/** Also the id of the customer group for the tier's promotions. */
	id: string;
	points: number;
	percent: number;
};
