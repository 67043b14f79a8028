/** A loyalty programme as a house sets it. */
export type LoyaltySetting = {
	/** What is spent for one point, converted to euro where it was paid in another currency. */
	euroPerPoint: number;
	/** The highest first; none where points bring nothing. */
	tiers: readonly LoyaltyTier[];
};

export type LoyaltyTier = {
	/** Also the customer group that its members' promotions are for. */
	id: string;
	/** From so many points on. */
	points: number;
	/** Off an order, by a promotion of the house's. */
	percent: number;
};
