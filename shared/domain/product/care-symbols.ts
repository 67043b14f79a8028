/** Care symbols that a product may name (product-8); what each looks like is client/features/product/care-sign.tsx's matter. */
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

/** In the order in which labels show them: wash, bleach, dry, iron, clean. Symbols without a drawing are left out. */
export function careSymbols(named: readonly string[]): CareSymbol[] {
	return CARE_SYMBOLS.filter((symbol) => named.includes(symbol));
}
