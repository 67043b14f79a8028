/** Brands whose names do not begin with a Latin letter are listed under "#" (catalogue-10). */

export const LETTERS = [..."abcdefghijklmnopqrstuvwxyz", "#"] as const;
export type Letter = (typeof LETTERS)[number];

export const findLetter = (name: string): Letter => {
	const first = name.trim().normalize("NFD").charAt(0).toLowerCase();
	return LETTERS.find((letter) => letter === first) ?? "#";
};

/** Search providers name a brand by its id or by its name: "north-sea" is "North Sea". */
export const foldBrand = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

export const byLetter = <B extends { label: string }>(
	brands: readonly B[],
	language: string,
): { letter: Letter; brands: B[] }[] => {
	const { compare } = new Intl.Collator(language, { sensitivity: "base", numeric: true });
	const groups = Map.groupBy(brands, ({ label }) => findLetter(label));
	return LETTERS.flatMap((letter) => {
		const group = groups.get(letter);
		return group ? [{ letter, brands: group.toSorted((a, b) => compare(a.label, b.label)) }] : [];
	});
};
