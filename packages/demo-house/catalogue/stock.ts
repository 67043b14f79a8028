import type { Stock } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import type { Random } from "./random.ts";
import type { StateId } from "./states.ts";

type StockPlan = (color: number, size: number) => Stock;

const units = (ats: number): Stock => ({ ats, stockLevel: ats, preorderable: false });
const preorder = (ats: number): Stock => ({ ats, stockLevel: 0, preorderable: true });

const plans: Partial<Record<StateId, StockPlan>> = {
	"last-pieces": (_, size) => units(1 + (size % 2)),
	"size-sold-out": (color, size) => units((size + color) % 3 === 1 ? 0 : 6 + size),
	"color-sold-out": (color, size) => units(color === 1 ? 0 : 5 + size),
	"sold-out": () => units(0),
	"sold-out-searchable": () => units(0),
	"sold-out-hidden": () => units(0),
	"standard-sold-out": () => units(0),
	preorder: (_, size) => preorder(20 + size),
	"preorder-or-sold-out": (_, size) => (size % 2 === 0 ? preorder(12) : units(0)),
	"preorder-some-sizes": (_, size) => (size % 3 === 2 ? preorder(10) : units(7)),
	"preorder-exhausted": () => preorder(0),
	"alternative-notify": (color, size) => units(color === 0 || size === 1 ? 0 : 8),
};

const usual = (random: Random): StockPlan => {
	const plenty: StockPlan = () => units(random.int(2, 24));
	const mood = random.next();
	if (mood < 0.64) return plenty;
	if (mood < 0.86) return () => units(random.chance(0.3) ? 0 : random.int(1, 15));
	if (mood < 0.92) return (color) => units(color === 1 ? 0 : random.int(1, 15));
	if (mood < 0.95) return () => units(random.int(0, 2));
	if (mood < 0.98) return () => units(0);
	return () => preorder(random.int(5, 30));
};

export const stockPlan = (state: StateId | undefined, random: Random): StockPlan =>
	state === undefined ? usual(random) : (plans[state] ?? ((_, size) => units(8 + (size % 5))));
