import type { ImageGroupDocument } from "./product-images.ts";

export function parseVariation(texts: readonly string[]): ReadonlyMap<string, string> | undefined {
	const pairs = texts.map((text) => /^(\w{1,100})=(.{1,256})$/su.exec(text));
	if (pairs.some((pair) => pair === null)) return undefined;
	return new Map(pairs.map((pair) => [pair?.[1] ?? "", pair?.[2] ?? ""]));
}

export function matchingGroups(
	groups: readonly ImageGroupDocument[],
	variation: ReadonlyMap<string, string>,
): ImageGroupDocument[] {
	const matching = groups.filter(({ variationAttributes = [] }) =>
		variationAttributes.every(({ id, values }) => {
			const requestedValue = variation.get(id);
			return requestedValue === undefined || values.some(({ value }) => value === requestedValue);
		}),
	);
	const namedGroups = matching.filter(({ variationAttributes = [] }) =>
		variationAttributes.some(({ id }) => variation.has(id)),
	);
	return namedGroups.length > 0 ? namedGroups : matching;
}
