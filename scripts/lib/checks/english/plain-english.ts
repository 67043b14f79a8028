/** `headless`: comment lines that open without a subject. `of`: functions named `…Of`, where a verb is meant. */
export type Counts = { headless: number; of: number };

const HEADLESS =
	/^\s*(?:\/\/|\{?\/\*\*?|\*)\s+(?:What|Where|Who|Whose|Of|By|Those|As|Only|Nor|Which|Without)\b/gm;
const OF =
	/\bfunction\*?\s+\w+Of\s*[(<]|\b(?:const|let)\s+\w+Of\s*(?::[^=\n]*(?:=>[^=\n]*)?)?=\s*(?:async\s*)?(?:<[^>\n]*>\s*)?(?:\w+\s*=>|\([^()]*(?:\([^()]*\)[^()]*)*\)\s*(?::[^=;]*)?=>)/g;

export const countPlainEnglish = (source: string): Counts => ({
	headless: source.match(HEADLESS)?.length ?? 0,
	of: source.match(OF)?.length ?? 0,
});

export const findExcess = (
	counts: Readonly<Record<string, Counts>>,
	ceilings: Readonly<Record<string, Counts>>,
): string[] =>
	Object.entries(counts).flatMap(([folder, count]) => {
		const ceiling = ceilings[folder] ?? { headless: 0, of: 0 };
		return [
			...(count.headless > ceiling.headless
				? [`${folder}: ${count.headless} comments open without a subject, at most ${ceiling.headless} may`]
				: []),
			...(count.of > ceiling.of
				? [`${folder}: ${count.of} functions are named …Of, at most ${ceiling.of} may be`]
				: []),
		];
	});

export const lowerCeilings = (
	counts: Readonly<Record<string, Counts>>,
	ceilings: Readonly<Record<string, Counts>>,
): Record<string, Counts> =>
	Object.fromEntries(
		Object.entries(ceilings).map(([folder, ceiling]) => {
			const count = counts[folder] ?? { headless: 0, of: 0 };
			return [
				folder,
				{ headless: Math.min(ceiling.headless, count.headless), of: Math.min(ceiling.of, count.of) },
			];
		}),
	);
