import { Parser } from "htmlparser2";
import { expect } from "vitest";

type Live = { tag: string; attributes: Record<string, string>; text: string };

const listElements = (html: string): Live[] => {
	const all: Live[] = [];
	let open: Live | undefined;
	const parser = new Parser({
		onopentag: (tag, attributes) => {
			open = { tag, attributes, text: "" };
			all.push(open);
		},
		ontext: (part) => {
			if (open) open.text += part;
		},
	});
	parser.end(html);
	return all;
};

/** Expects that a page contains no handler, no address that runs a script, and no script with the words of the tests' attack, `steal`. */
export const expectNothingLive = (html: string): void => {
	const elements = listElements(html);
	expect(elements.length).toBeGreaterThan(100);
	for (const { tag, attributes, text } of elements) {
		expect(Object.keys(attributes).filter((name) => /^on/.test(name))).toEqual([]);
		for (const name of ["href", "src", "action", "srcset", "poster"])
			expect(attributes[name] ?? "").not.toMatch(/^\s*(?:javascript|data|vbscript):|^x$/i);
		expect(attributes.style ?? "").not.toMatch(/url\(|expression/);
		if (tag === "script" && !/json/.test(attributes.type ?? "")) expect(text).not.toContain("steal");
	}
};
