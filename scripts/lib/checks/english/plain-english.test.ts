import { expect, test } from "vitest";
import { countPlainEnglish, findExcess, lowerCeilings } from "./plain-english.ts";

test.each([
	"// What is wrong with a field.",
	"\t/** Where it leads to. */",
	"/**\n * Of whom the platform speaks.\n */",
	"\t\t{/* Only now. */}",
	"// Without a script nothing comes of it.",
])("counts a comment that opens without a subject: %j", (source) =>
	expect(countPlainEnglish(source)).toEqual({ headless: 1, of: 0 }),
);

test.each([
	"// Returns what is wrong with a field.",
	"// Ofcom is an authority.",
	'const text = "// What is this?";',
	"<p>Where it leads</p>",
])("does not count other text: %j", (source) => expect(countPlainEnglish(source).headless).toBe(0));

test.each([
	"export function pagesOf(site: Site): Page[] {",
	"async function bodyOf<T>(response: Response) {",
	"const keyOf = (siteId: string): string => siteId;",
	"export const sizeOf = async (file: string) => 1;",
	"\tconst nameOf = name => name;",
	"export const optionsOf = (\n\tmethods: Method[],\n\tchosen?: string,\n): Options => ({",
])("counts a function named …Of: %j", (source) =>
	expect(countPlainEnglish(source)).toEqual({ headless: 0, of: 1 }),
);

test.each([
	"const profile = profileOf(site);",
	"const callsOf = new Map();",
	"type ShopEventOf<T> = T;",
	"const listPages = (site: Site): Page[] => [];",
])("does not count other declarations and uses: %j", (source) =>
	expect(countPlainEnglish(source).of).toBe(0),
);

test("a folder fails above its ceiling, and without a ceiling at the first case", () => {
	expect(findExcess({ client: { headless: 1, of: 2 } }, { client: { headless: 1, of: 2 } })).toEqual([]);
	expect(findExcess({ client: { headless: 2, of: 3 } }, { client: { headless: 1, of: 2 } })).toHaveLength(2);
	expect(findExcess({ fresh: { headless: 1, of: 0 } }, {})).toHaveLength(1);
});

test("a ceiling falls with its count and never rises", () => {
	const ceilings = { client: { headless: 3, of: 4 }, gone: { headless: 1, of: 1 } };
	expect(lowerCeilings({ client: { headless: 9, of: 1 } }, ceilings)).toEqual({
		client: { headless: 3, of: 1 },
		gone: { headless: 0, of: 0 },
	});
});
