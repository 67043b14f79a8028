/** JSON that may stand inside a script element: nothing in it can end the element or open a comment. */
export const inlineJson = (value: unknown): string =>
	JSON.stringify(value).replace(
		/[<>\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
