/** More letters than any name has; each costs two or three replacements, and a query has only so many parameters. */
const MOST_LETTERS = 20;

const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Returns the other spellings of a letter: upper case, and decomposed in either case. */
function spellingsOf(letter: string): string[] {
	const upper = letter.toUpperCase();
	// The upper case of a few letters is several, as of the sharp s.
	const cases = [...upper].length === 1 ? [upper, letter] : [letter];
	const all = cases.flatMap((one) => [one.normalize("NFD"), one]).map(asciiLower);
	return [...new Set(all)].filter((one) => one !== letter);
}

/**
 * Returns the SQL that compares a stored text with a key in lower case and composed letters, whatever the case and composition of the stored
 * text (typed-4): `lower()` of the database knows ASCII letters alone. `first`: number of the first parameter that is free for `values`.
 */
export function isSpelledAs(column: string, key: string, first: number): { sql: string; values: string[] } {
	const letters = [...new Set(key)].filter((letter) => letter > "\u007f").slice(0, MOST_LETTERS);
	const values = [key];
	let sql = `lower(trim(${column}))`;
	for (const letter of letters) {
		const spellings = spellingsOf(letter);
		if (spellings.length === 0) continue;
		const to = first + values.push(letter) - 1;
		for (const spelling of spellings) sql = `replace(${sql}, ?${first + values.push(spelling) - 1}, ?${to})`;
	}
	return { sql: `${sql} = ?${first}`, values };
}
