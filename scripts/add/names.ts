/** A name in the forms that sources need. */
export type Name = {
	kebab: string;
	camel: string;
	pascal: string;
	/** In capitals with underscores, as platforms write ids. */
	id: string;
	/** In words, such as "Look book". */
	words: string;
};

const LONGEST = 40;

export function toName(text: string): Name {
	const kebab = text.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
	const camel = kebab.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
	const words = kebab.replaceAll("-", " ");
	return {
		kebab,
		camel,
		pascal: (camel[0] ?? "").toUpperCase() + camel.slice(1),
		id: kebab.replaceAll("-", "_").toUpperCase(),
		words: (words[0] ?? "").toUpperCase() + words.slice(1),
	};
}

/** Tells whether a script may declare a constant of this name, which excludes the words of JavaScript. */
function isIdentifier(name: string): boolean {
	try {
		new Function(`"use strict"; const ${name} = 1;`);
		return /^[A-Za-z]\w*$/.test(name);
	} catch {
		return false;
	}
}

const FORMS = {
	kebab: { form: /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, example: "gift-guide" },
	camel: { form: /^[a-z][A-Za-z\d]*$/, example: "giftGuideEnabled" },
};

/** Returns why a text is no name of this form, or undefined. */
export function findNameFault(text: string, form: keyof typeof FORMS): string | undefined {
	const { form: pattern, example } = FORMS[form];
	if (text === "") return `A name is missing, such as ${example}.`;
	if (!pattern.test(text)) return `"${text}" is no name such as ${example}.`;
	if (text.length > LONGEST) return `"${text}" is longer than ${LONGEST} characters.`;
	const { camel } = toName(text);
	return isIdentifier(camel)
		? undefined
		: `"${text}" would become \`${camel}\`, which is a word of JavaScript.`;
}
