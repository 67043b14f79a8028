export const sandboxCards: readonly { number: string; brand: string; what: string }[] = [
	{ number: "4242 4242 4242 4242", brand: "Visa", what: "approved" },
	{ number: "5555 5555 5555 4444", brand: "Mastercard", what: "approved" },
	{ number: "3782 822463 10005", brand: "American Express", what: "approved" },
	{ number: "3530 1113 3330 0000", brand: "JCB", what: "approved in Japan" },
	{ number: "6200 0000 0000 0005", brand: "UnionPay", what: "approved in China, Hong Kong and Singapore" },
	{ number: "4000 0000 0000 0002", brand: "Visa", what: "declined: card_declined" },
	{ number: "4000 0000 0000 9995", brand: "Visa", what: "declined: insufficient_funds" },
	{ number: "4000 0000 0000 3220", brand: "Visa", what: "challenge: the bank asks for a code" },
	{ number: "4000 0000 0000 0119", brand: "Visa", what: "timeout" },
];
