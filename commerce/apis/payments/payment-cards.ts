/** The card brands that the house takes, as the platform describes them. */
export type CardSpec = {
	cardType: "Visa" | "Master Card" | "Amex" | "JCB" | "UnionPay";
	name: string;
	/** Ranges are written "51-55". */
	numberPrefixes: readonly string[];
	numberLengths: readonly string[];
	securityCodeLength: number;
};

const visa: CardSpec = {
	cardType: "Visa",
	name: "Visa",
	numberPrefixes: ["4"],
	numberLengths: ["13", "16"],
	securityCodeLength: 3,
};
const masterCard: CardSpec = {
	cardType: "Master Card",
	name: "Mastercard",
	numberPrefixes: ["2221-2720", "51-55"],
	numberLengths: ["16"],
	securityCodeLength: 3,
};
const amex: CardSpec = {
	cardType: "Amex",
	name: "American Express",
	numberPrefixes: ["34", "37"],
	numberLengths: ["15"],
	securityCodeLength: 4,
};
const jcb: CardSpec = {
	cardType: "JCB",
	name: "JCB",
	numberPrefixes: ["3528-3589"],
	numberLengths: ["16"],
	securityCodeLength: 3,
};
const unionPay: CardSpec = {
	cardType: "UnionPay",
	name: "UnionPay",
	numberPrefixes: ["62"],
	numberLengths: ["16-19"],
	securityCodeLength: 3,
};
const allCards: readonly CardSpec[] = [visa, masterCard, amex, jcb, unionPay];

/** What a number that is being typed begins with, by the brand's name; ranges are written "51-55". */
export const BRAND_PREFIXES = allCards.map(({ name, numberPrefixes }) => [name, numberPrefixes] as const);

/** The brands taken in a country: JCB in Japan, UnionPay where Chinese cards are common, the others everywhere. */
export function cardsOfCountry(countryCode: string): readonly CardSpec[] {
	return allCards.filter(
		({ cardType }) =>
			(cardType !== "JCB" || countryCode === "JP") &&
			(cardType !== "UnionPay" || ["CN", "HK", "SG"].includes(countryCode)),
	);
}

export const isCardType = (name: string): boolean => allCards.some(({ cardType }) => cardType === name);

const within = (text: string, range: string): boolean => {
	const [from = "", to = from] = range.split("-");
	const start = Number(text.slice(0, from.length));
	return start >= Number(from) && start <= Number(to);
};

/** The brand of a full number whose length and check digit are right; of any other none. */
export function brandOfNumber(number: string): CardSpec | undefined {
	const digits = number.replace(/[ -]/g, "");
	if (!/^\d{12,19}$/.test(digits) || !hasCheckDigit(digits)) return undefined;
	return allCards.find(
		({ numberPrefixes, numberLengths }) =>
			numberPrefixes.some((prefix) => within(digits, prefix)) &&
			numberLengths.some((length) => within(String(digits.length), length)),
	);
}

/** Luhn. */
function hasCheckDigit(digits: string): boolean {
	const sum = [...digits].reverse().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** All but the last four digits as asterisks. */
export function maskNumber(number: string): string {
	const digits = number.replace(/[ -]/g, "");
	return "*".repeat(Math.max(0, digits.length - 4)) + digits.slice(-4);
}

/** Is the month of expiry over? The card is good to its last day. */
export function isExpired(month: number, year: number, now: Date): boolean {
	return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}
