import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import type { Store } from "../house/stores.ts";
import { house } from "../house.ts";

export const stores: readonly Store[] = house.stores;

const plain = (postalCode: string): string => plainText(postalCode).replace(/[ -]/g, "").toUpperCase();

export function placeOfPostalCode(
	countryCode: string,
	postalCode: string,
): { latitude: number; longitude: number } | undefined {
	const code = plain(postalCode);
	const store = stores.find((one) => one.countryCode === countryCode && plain(one.postalCode ?? "") === code);
	if (store) return store;
	const [area] = house.postalAreas
		.filter(([country, prefix]) => country === countryCode && code.startsWith(prefix))
		.sort(([, a], [, b]) => b.length - a.length);
	return area && { latitude: area[2], longitude: area[3] };
}
