import type { Affinity } from "@vetrina/commerce-sandbox/house/search-settings.ts";

export const affinities: Readonly<Record<string, Affinity>> = {
	VIP: { brands: ["Atelier Vesque", "Rive Sellier", "Maison Aubrielle", "Corvella"] },
	"for-her": { categories: ["women", "shoes-women"] },
	"for-him": { categories: ["men", "shoes-men"] },
	parents: { categories: ["children"] },
	"home-lovers": { categories: ["home", "beauty"] },
	"bag-collectors": { categories: ["bags"] },
};
