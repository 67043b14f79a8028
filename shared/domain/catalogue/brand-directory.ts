/** The brands of a shop from A to Z (catalogue-10). */

/** Letters that have a place of their own; whatever begins with something else stands under "#". */
export const LETTERS = [..."abcdefghijklmnopqrstuvwxyz", "#"] as const;
export type Letter = (typeof LETTERS)[number];

/** The letter that a name is found under: its first one without accents. */
export const letterOf = (name: string): Letter => {
	const first = name.trim().normalize("NFD").charAt(0).toLowerCase();
	return LETTERS.find((letter) => letter === first) ?? "#";
};

/** Brands under their letters, both in the order of the alphabet; letters without a brand are left out. */
export const byLetter = <B extends { label: string }>(
	brands: readonly B[],
	language: string,
): { letter: Letter; brands: B[] }[] => {
	const { compare } = new Intl.Collator(language, { sensitivity: "base", numeric: true });
	const groups = Map.groupBy(brands, ({ label }) => letterOf(label));
	return LETTERS.flatMap((letter) => {
		const found = groups.get(letter);
		return found ? [{ letter, brands: found.toSorted((a, b) => compare(a.label, b.label)) }] : [];
	});
};
