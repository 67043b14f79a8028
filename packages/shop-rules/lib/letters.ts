export function replaceLetters(table: Readonly<Record<string, string>>): (text: string) => string {
	const letter = new RegExp(`[${Object.keys(table).join("")}]`, "g");
	return (text) => text.replace(letter, (match) => table[match] ?? match);
}
