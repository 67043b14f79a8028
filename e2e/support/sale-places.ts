export type SalePlace = {
	locale: string;
	siteId: string;
	giftCard: { currency: string; amount: number };
	address: Record<string, string>;
	name: string;
	wallets: readonly string[];
	addsTax?: true;
};

const WALLETS = ["DW_APPLE_PAY", "apmgw_GooglePay", "PAYPAL", "AMAZON_PAY_V2"];

/** These places cover Latin letters with accents, right to left, a name in two scripts, and tax by state. */
export const SALE_PLACES: readonly SalePlace[] = [
	{
		locale: "en-it",
		siteId: "vetrina-eu",
		giftCard: { currency: "EUR", amount: 20 },
		name: "Anna Rossi",
		address: {
			firstName: "Anna",
			lastName: "Rossi",
			address1: "Via Roma 1",
			postalCode: "20121",
			city: "Milano",
			stateCode: "MI",
			phone: "02 1234 5678",
		},
		wallets: WALLETS,
	},
	{
		locale: "it-it",
		siteId: "vetrina-eu",
		giftCard: { currency: "EUR", amount: 20 },
		name: "Niccolò D’Amico",
		address: {
			firstName: "Niccolò",
			lastName: "D’Amico",
			address1: "Via della Libertà 8",
			postalCode: "90139",
			city: "Palermo",
			stateCode: "PA",
			phone: "091 1234 567",
		},
		wallets: WALLETS,
	},
	{
		locale: "ar-sa",
		siteId: "vetrina-me",
		giftCard: { currency: "SAR", amount: 80 },
		name: "سارة العتيبي",
		address: {
			firstName: "سارة",
			lastName: "العتيبي",
			latinName: "Sara Alotaibi",
			address1: "شارع التحلية 12",
			city: "الرياض",
			phone: "050 123 4567",
		},
		wallets: WALLETS.slice(0, 2),
	},
	{
		locale: "ja-jp",
		siteId: "vetrina-ap",
		giftCard: { currency: "JPY", amount: 3000 },
		name: "山田 花子",
		address: {
			lastName: "山田",
			firstName: "花子",
			lastNameFurigana: "ヤマダ",
			firstNameFurigana: "ハナコ",
			latinName: "Hanako Yamada",
			postalCode: "104-0061",
			stateCode: "東京都",
			address1: "中央区銀座1-2-3",
			phone: "090-1234-5678",
		},
		wallets: WALLETS,
	},
	{
		locale: "en-us",
		addsTax: true,
		siteId: "vetrina-us",
		giftCard: { currency: "USD", amount: 20 },
		name: "Anna Rossi",
		address: {
			firstName: "Anna",
			lastName: "Rossi",
			address1: "1 Mercer Street",
			city: "New York",
			stateCode: "NY",
			postalCode: "10013",
			phone: "(212) 555-0123",
		},
		wallets: WALLETS,
	},
];
