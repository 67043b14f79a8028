/** Each symbol is drawn by client/features/product/care-sign.tsx (product-8). */
export const CARE_SYMBOLS = [
	"wash-30",
	"wash-40",
	"hand-wash",
	"dishes-by-hand",
	"no-wash",
	"no-water",
	"bleach",
	"no-bleach",
	"tumble-dry",
	"no-tumble-dry",
	"line-dry",
	"dry-flat",
	"iron-low",
	"iron-medium",
	"no-iron",
	"dry-clean",
	"no-dry-clean",
	"leather-care",
	"wipe",
	"no-microwave",
] as const;
export type CareSymbol = (typeof CARE_SYMBOLS)[number];

export function careSymbols(names: readonly string[]): CareSymbol[] {
	return CARE_SYMBOLS.filter((symbol) => names.includes(symbol));
}
