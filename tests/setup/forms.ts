export type PageForm = { action: string; fields: [string, string][]; buttons: [string, string][] };

const unescaped = (text: string): string =>
	text
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");

const readAttribute = (tag: string, name: string): string | undefined => {
	const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
	return value === undefined ? undefined : unescaped(value);
};

export const mainOf = (html: string): string => /<main\b[\s\S]*?<\/main>/.exec(html)?.[0] ?? "";

const isSent = (tag: string): boolean =>
	!/\sdisabled=/.test(tag) && (!/\stype="(radio|checkbox)"/.test(tag) || /\schecked=/.test(tag));

export function formsIn(html: string, page: string): PageForm[] {
	return [...mainOf(html).matchAll(/<form\b[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => {
		const fields = [...form.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].flatMap(
			([tag]): [string, string][] => {
				const name = readAttribute(tag, "name");
				return name && isSent(tag) ? [[name, readAttribute(tag, "value") ?? ""]] : [];
			},
		);
		const buttons = [...form.matchAll(/<button\b[^>]*type="submit"[^>]*>/g)].map(
			([tag]): [string, string] => [readAttribute(tag, "name") ?? "", readAttribute(tag, "value") ?? ""],
		);
		return { action: readAttribute(form, "action") ?? page, fields, buttons };
	});
}

export const textIn = (html: string): string =>
	mainOf(html)
		.replace(/<(script|style|template|option)\b[\s\S]*?<\/\1>/g, "")
		.replace(/<[^>]*>/g, "\n")
		.replace(/\s+/g, " ");

/** Returns the opening tag of the field or message that a browser focuses as the page loads; undefined if there is none. */
export function focusedIn(html: string): string | undefined {
	const main = mainOf(html);
	const element = /<(\w+)\b[^>]*\sautofocus=""[^>]*>/i.exec(main);
	if (!element) return undefined;
	const [tag, name] = element;
	if (/^(input|select|textarea)$/.test(name ?? "")) return tag;
	const rest = main.slice(element.index + tag.length);
	const said = rest.slice(0, rest.indexOf(`</${name}>`)).replace(/<[^>]*>/g, "");
	return /\stabindex="-1"/i.test(tag) && said.trim() !== "" ? tag : undefined;
}
