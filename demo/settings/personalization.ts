/**
 * What shoppers like, by a customer group or by a key that the house's own segments carry: products of these categories and
 * brands come sooner where the order is ours to choose. A search names them as `refine=c_personalization=VIP|for-her`; keys
 * that are not defined change nothing.
 */
export type Affinity = { categories?: readonly string[]; brands?: readonly string[] };

export const affinities: Readonly<Record<string, Affinity>> = {
	VIP: { brands: ["Atelier Vesque", "Rive Sellier", "Maison Aubrielle", "Corvella"] },
	"for-her": { categories: ["women", "shoes-women"] },
	"for-him": { categories: ["men", "shoes-men"] },
	parents: { categories: ["children"] },
	"home-lovers": { categories: ["home", "beauty"] },
	"bag-collectors": { categories: ["bags"] },
};
