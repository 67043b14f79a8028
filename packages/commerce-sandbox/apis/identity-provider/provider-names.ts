import { house } from "../../house.ts";

export const providerNames = {
	apple: "Apple",
	facebook: "Facebook",
	google: "Google",
	line: "LINE",
	house: house.name,
} as const;

type ProviderId = keyof typeof providerNames;

export const isProviderId = (id: string): id is ProviderId => Object.hasOwn(providerNames, id);
