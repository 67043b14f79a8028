/** Identity providers that shoppers know, by the id that clients name (`hint`, `providerId`). */
export const providerNames = {
	apple: "Apple",
	facebook: "Facebook",
	google: "Google",
	line: "LINE",
} as const;

type ProviderId = keyof typeof providerNames;

export const isProviderId = (id: string): id is ProviderId => Object.hasOwn(providerNames, id);
