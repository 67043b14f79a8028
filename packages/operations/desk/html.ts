/** HTML that is safe to send. */
export class Html {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

type Value = string | number | Html | readonly Value[] | null | undefined | false;

const ESCAPES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};
/** Characters that reverse or hide text around them, by which a logged message could read as another. */
const DECEPTIVE = /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu;

const escapeText = (text: string): string =>
	text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "").replace(DECEPTIVE, "\ufffd");

const write = (value: Value): string => {
	if (value === null || value === undefined || value === false) return "";
	if (value instanceof Html) return value.text;
	if (typeof value === "object") return value.map(write).join("");
	return escapeText(String(value));
};

/** Escapes every value that is not HTML itself; attributes must be in double quotes. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
	new Html(strings.reduce((text, part, index) => text + write(values[index - 1]) + part));
