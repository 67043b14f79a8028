export type CardSpec = {
	cardType: "Visa" | "Master Card" | "Amex" | "JCB" | "UnionPay";
	name: string;
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

/** Brands that are recognised only to tell the shopper that they are not accepted. */
const otherCards: readonly Omit<CardSpec, "cardType" | "securityCodeLength">[] = [
	{ name: "Diners Club", numberPrefixes: ["300-305", "3095", "36", "38-39"], numberLengths: ["14-19"] },
	{ name: "Discover", numberPrefixes: ["6011", "644-649", "65"], numberLengths: ["16-19"] },
	{
		name: "Maestro",
		numberPrefixes: ["5018", "5020", "5038", "5893", "6304", "6759", "6761-6763"],
		numberLengths: ["12-19"],
	},
];

export const BRAND_PREFIXES = [...allCards, ...otherCards].map(
	({ name, numberPrefixes }) => [name, numberPrefixes] as const,
);

export function cardsOfCountry(countryCode: string): readonly CardSpec[] {
	return allCards.filter(
		({ cardType }) =>
			(cardType !== "JCB" || countryCode === "JP") &&
			(cardType !== "UnionPay" || ["CN", "HK", "SG"].includes(countryCode)),
	);
}

const NETWORKS: Readonly<Record<string, CardSpec["cardType"]>> = {
	visa: "Visa",
	mastercard: "Master Card",
	amex: "Amex",
	jcb: "JCB",
	chinaunionpay: "UnionPay",
};
export const brandOfNetwork = (network: string): CardSpec["cardType"] | undefined =>
	NETWORKS[network.toLowerCase()];

export const takenNetworks = (networks: readonly string[], countryCode: string): string[] =>
	networks.filter((network) =>
		cardsOfCountry(countryCode).some(({ cardType }) => cardType === brandOfNetwork(network)),
	);

export const isCardType = (name: string): boolean => allCards.some(({ cardType }) => cardType === name);

const within = (text: string, range: string): boolean => {
	const [from = "", to = from] = range.split("-");
	const start = Number(text.slice(0, from.length));
	return start >= Number(from) && start <= Number(to);
};

const amongBrands = <Spec extends Pick<CardSpec, "numberPrefixes" | "numberLengths">>(
	brands: readonly Spec[],
	number: string,
): Spec | undefined => {
	const digits = number.replace(/[ -]/g, "");
	if (!/^\d{12,19}$/.test(digits) || !hasCheckDigit(digits)) return undefined;
	return brands.find(
		({ numberPrefixes, numberLengths }) =>
			numberPrefixes.some((prefix) => within(digits, prefix)) &&
			numberLengths.some((length) => within(String(digits.length), length)),
	);
};

export const brandOfNumber = (number: string): CardSpec | undefined => amongBrands(allCards, number);

export const findRefusedBrand = (number: string): string | undefined => amongBrands(otherCards, number)?.name;

function hasCheckDigit(digits: string): boolean {
	const sum = [...digits].reverse().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

export function maskNumber(number: string): string {
	const digits = number.replace(/[ -]/g, "");
	return "*".repeat(Math.max(0, digits.length - 4)) + digits.slice(-4);
}

const LAST_ZONE_HOURS = 12;

/** Returns whether a card has expired everywhere: it is valid until its month ends in the holder's time zone, which is unknown. */
export function isExpired(month: number, year: number, now: Date): boolean {
	const there = new Date(now.getTime() - LAST_ZONE_HOURS * 3_600_000);
	return year * 12 + month < there.getUTCFullYear() * 12 + there.getUTCMonth() + 1;
}

export function isOutdated(
	card: { expirationMonth?: number | undefined; expirationYear?: number | undefined },
	now: Date,
): boolean {
	const { expirationMonth, expirationYear } = card;
	return (
		expirationMonth !== undefined &&
		expirationYear !== undefined &&
		isExpired(expirationMonth, expirationYear, now)
	);
}

export const isTooFarAhead = (year: number, now: Date, years: number): boolean =>
	year > now.getUTCFullYear() + years;
