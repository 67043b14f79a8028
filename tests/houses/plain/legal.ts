import {
	type LegalFact,
	type LegalSet,
	type LegalSets,
	TO_BE_CONFIRMED,
} from "@vetrina/shop-rules/legal/legal-set.ts";

const fact = <Value>(value: Value): LegalFact<Value> => ({
	value,
	law: "Civil code",
	asOf: "2026-11-30",
	counsel: TO_BE_CONFIRMED,
});
const canada: LegalSet = {
	pages: fact({ privacy: "/privacy", terms: "/terms" }),
	withdrawal: fact(null),
	guaranteeYears: fact(null),
	guaranteeNotice: fact(false),
	newsletter: fact("single"),
	consents: fact(["privacy"]),
	guestConsents: fact({}),
	minimumAge: fact(16),
	priceNote: fact("none"),
	lowestPriceDays: fact(null),
	unitPrices: fact(false),
	contacts: fact([]),
	orderButton: fact("any"),
	names: fact({}),
};

export const legal: LegalSets = {
	CA: canada,
	DE: {
		...canada,
		pages: fact({ privacy: "/privacy", terms: "/terms", withdrawal: "/terms" }),
		withdrawal: fact({ days: 14, online: true }),
		priceNote: fact("taxIncludedPlusDelivery"),
		lowestPriceDays: fact(30),
	},
};
