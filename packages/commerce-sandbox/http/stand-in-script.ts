export const standInScript = (...parts: readonly string[]): Response =>
	new Response(`(() => {\n${parts.join("\n")}\n})();\n`, {
		headers: {
			"content-type": "text/javascript; charset=utf-8",
			"cache-control": "public, max-age=300",
			"cross-origin-resource-policy": "cross-origin",
			"access-control-allow-origin": "*",
		},
	});

export const scriptConstant = (name: string, value: unknown): string =>
	`const ${name} = ${JSON.stringify(value)};`;

export const sheetParts = `
const pageLanguage = () => document.documentElement.lang;
const textsHere = (tag = pageLanguage()) =>
	TEXTS[tag] ?? (tag.includes("-") ? textsHere(tag.slice(0, tag.lastIndexOf("-"))) : TEXTS.en);
const make = (tag, attributes = {}, ...children) => {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	element.append(...children);
	return element;
};
const newPlace = () => {
	const host = document.createElement("div");
	const root = host.attachShadow({ mode: "open" });
	const style = new CSSStyleSheet();
	style.replaceSync(STYLE);
	root.adoptedStyleSheets = [style];
	return { host, root };
};
`;
