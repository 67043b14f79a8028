import { oneLine, plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import {
	brandOfNumber,
	findRefusedBrand,
	isExpired,
	isTooFarAhead,
	maskNumber,
} from "../../../payments/payment-cards.ts";

export type CardFault = "number" | "brand" | "holder" | "expiry" | "securityCode";

export type ReadCard = {
	cardType: string;
	maskedNumber: string;
	holder: string;
	expirationMonth: number;
	expirationYear: number;
};

const readExpiry = (typed: string): { month: number; year: number } | undefined => {
	const [, month = "", year = ""] = /^(\d{1,2}) ?[/\-. ]? ?(\d{2}|\d{4})$/.exec(plainText(typed)) ?? [];
	const [asMonth, asYear] = [Number(month), Number(year)];
	if (month === "" || asMonth < 1 || asMonth > 12) return undefined;
	return { month: asMonth, year: year.length === 2 ? 2000 + asYear : asYear };
};

/** Returns a card with a masked number, or its faults. `yearsAhead`: the latest expiry in years from `now` (checkout-3). */
export function readCard(
	form: Record<string, unknown>,
	{ now, yearsAhead }: { now: Date; yearsAhead: number },
): { ok: ReadCard } | { faults: CardFault[] } {
	const text = (name: string): string => {
		const value = form[name];
		return typeof value === "string" ? value.slice(0, 256).trim() : "";
	};
	const number = plainText(text("number")).replace(/[ .-]/g, "");
	const brand = brandOfNumber(number);
	const expiry = readExpiry(text("expiry"));
	const holder = oneLine(text("holder"));
	const code = plainText(text("securityCode"));
	const isRefused = findRefusedBrand(number) !== undefined;
	const isGood = expiry && !isExpired(expiry.month, expiry.year, now);
	const faults: CardFault[] = [
		...(brand ? [] : [isRefused ? ("brand" as const) : ("number" as const)]),
		...(holder === "" ? (["holder"] as const) : []),
		...(isGood && !isTooFarAhead(expiry.year, now, yearsAhead) ? [] : (["expiry"] as const)),
		...(/^\d+$/.test(code) && code.length === (brand?.securityCodeLength ?? 3)
			? []
			: (["securityCode"] as const)),
	];
	if (faults.length > 0 || !brand || !expiry) return { faults };
	return {
		ok: {
			cardType: brand.cardType,
			maskedNumber: maskNumber(number),
			holder,
			expirationMonth: expiry.month,
			expirationYear: expiry.year,
		},
	};
}
