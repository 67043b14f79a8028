/** Stand-ins for scripts of other companies: wallets (cloud-20) and identity providers (cloud-24). */

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

/** Common parts of sheets in a shop's page, isolated from the shop's styles. TEXTS and STYLE must be defined. */
export const sheetParts = `
const pageLanguage = () => document.documentElement.lang.slice(0, 2);
const textsHere = () => TEXTS[pageLanguage()] ?? TEXTS.en;
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
