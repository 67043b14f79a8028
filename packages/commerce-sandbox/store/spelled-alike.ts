/**
 * Number of letters that are compared in all spellings. A letter costs up to four parameters (й: itself and three spellings), and a query
 * may have a limited number of them.
 */
const MOST_LETTERS = 20;

const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

function listSpellings(letter: string): string[] {
	const upper = letter.toUpperCase();
	const cases = [...upper].length === 1 ? [upper, letter] : [letter];
	const all = cases.flatMap((one) => [one.normalize("NFD"), one]).map(asciiLower);
	return [...new Set(all)].filter((one) => one !== letter);
}

/**
 * Returns SQL that compares a stored text with a lower-case, composed key in any case and composition (typed-4). The database's `lower()`
 * knows ASCII alone. `first`: number of the first free parameter.
 */
export function isSpelledAs(column: string, key: string, first: number): { sql: string; values: string[] } {
	const letters = [...new Set(key)].filter((letter) => letter > "\u007f").slice(0, MOST_LETTERS);
	const values = [key];
	let sql = `lower(trim(${column}))`;
	for (const letter of letters) {
		const spellings = listSpellings(letter);
		if (spellings.length === 0) continue;
		const to = first + values.push(letter) - 1;
		for (const spelling of spellings) sql = `replace(${sql}, ?${first + values.push(spelling) - 1}, ?${to})`;
	}
	return { sql: `${sql} = ?${first}`, values };
}
