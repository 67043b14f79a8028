/** Counts, by language, the texts that were shown in another language because they lack this one (locale-8). */
const counts = new Map<string, number>();

export function noteFallback(language: string, times = 1): void {
	if (times === 0) return;
	const before = counts.get(language);
	if (before === undefined)
		console.log(`Texts in ${language} are missing: texts of its fallback languages are shown.`);
	counts.set(language, (before ?? 0) + times);
}

export const countFallbacks = (): Record<string, number> => Object.fromEntries(counts);
