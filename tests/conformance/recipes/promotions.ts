import type { Recipes } from "./recipe.ts";

export const promotions: Recipes = {
	getPromotions: () => ({ query: { ids: ["welcome", "winter-weekend"], locale: "fr" } }),
	getPromotionsForCampaign: () => ({
		path: { campaignId: "gifts" },
		query: { startDate: "2026-01-01T00:00Z", endDate: "2027-01-01T00:00Z", currency: "EUR" },
	}),
};
