import type { Availability, SizeState } from "../catalogue/availability.ts";

/** Contains the facts that decide which buttons a product page has (product-1, product-2, product-3). */
export type PurchaseFacts = {
	availability: Availability;
	closed?: boolean;
	chosenState: SizeState | null;
	single: boolean;
	buyNowEnabled: boolean;
	expressEnabled: boolean;
	expressMethods: number;
};

export type PurchaseButtons = {
	main: "add" | "preorder" | "notify" | null;
	asksForSize: boolean;
	buyNow: boolean;
	express: boolean;
};

const NOTHING: PurchaseButtons = { main: null, asksForSize: false, buyNow: false, express: false };

type Row = { when: (facts: PurchaseFacts) => boolean; main: PurchaseButtons["main"] };

const MAIN: readonly Row[] = [
	{ when: ({ availability }) => availability === "banned", main: null },
	{ when: ({ closed }) => closed === true, main: null },
	{ when: ({ availability }) => availability === "noPrice", main: null },
	{
		when: ({ availability, chosenState }) => availability === "soldOut" || chosenState === "soldOut",
		main: "notify",
	},
	{ when: ({ chosenState }) => chosenState === "preorder", main: "preorder" },
	{
		when: ({ availability, chosenState }) => availability === "preorder" && chosenState === null,
		main: "preorder",
	},
	{ when: () => true, main: "add" },
];

export function purchaseButtons(facts: PurchaseFacts): PurchaseButtons {
	const main = MAIN.find(({ when }) => when(facts))?.main ?? null;
	if (main === null || main === "notify") return { ...NOTHING, main };
	const wallets = facts.expressEnabled && facts.expressMethods > 0;
	return {
		main,
		asksForSize: !facts.single && facts.chosenState === null,
		// A wallet's button replaces "buy now", because it is the quicker way to pay.
		buyNow: main === "add" && facts.buyNowEnabled && !wallets,
		express: main === "add" && wallets,
	};
}
