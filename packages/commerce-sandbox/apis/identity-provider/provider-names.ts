import { house } from "../../house.ts";

/** Identity providers that shoppers know, by the id that clients name (`hint`, `providerId`). */
export const providerNames = {
	apple: "Apple",
	facebook: "Facebook",
	google: "Google",
	line: "LINE",
	/** The house's own accounts, as of its other brands or its app. */
	house: house.name,
} as const;

type ProviderId = keyof typeof providerNames;

export const isProviderId = (id: string): id is ProviderId => Object.hasOwn(providerNames, id);
