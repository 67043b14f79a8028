import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { allParts, listPartNames } from "./all-parts.ts";
import { allStills } from "./all-stills.ts";
import { type PageWithParts, partName } from "./parts.ts";

/** Lists names with the file that their type comes from: `withPage<typeof import("./kit.part.tsx")>("kit")`. */
const listNames = (factory: "withPage" | "serverOnly"): Map<string, string> =>
	new Map(
		globSync("{client,pages}/**/*.tsx").flatMap((source) =>
			[
				...readFileSync(source, "utf8").matchAll(
					new RegExp(`${factory}<\\s*typeof import\\("([^"]+)"\\)\\s*>\\(\\s*"(\\w+)"`, "g"),
				),
			].map(([, file = "", name = ""]): [string, string] => [join(dirname(source), file), name]),
		),
	);

test("a payment method has at most one part, by the name of its folder, of pages that offer it", () => {
	const files = globSync("payments/*/*.part.tsx");
	expect(files.length).toBeGreaterThan(0);
	expect(new Set(files.map(partName)).size).toBe(files.length);
	for (const file of files) {
		const name = partName(file);
		expect(name).toBe(`payment-${file.split("/")[1]}`);
		expect(allParts(name), name).toBeTypeOf("function");
		const offering = (method: string) =>
			listPartNames({ kind: "checkout", data: { payments: [{ name: method }] } } as unknown as PageWithParts);
		expect(offering(name.replace("payment-", ""))).toEqual([name]);
		expect(offering("another")).toEqual([]);
	}
});

// proves shell-32
test("the styles of a header type come with the pages that have one", () => {
	const list = (headerType?: string) =>
		listPartNames({ kind: "content", data: { sections: [] }, headerType } as unknown as PageWithParts);
	expect(list("white")).toEqual(["headerType"]);
	expect(list()).toEqual([]);
});

test.each([
	["withPage", "part", allParts],
	["serverOnly", "still", allStills],
] as const)("each use of %s names a file, and each *.%s.tsx is used", (factory, suffix, find) => {
	const names = listNames(factory);
	expect([...names.keys()].toSorted()).toEqual(globSync(`client/features/**/*.${suffix}.tsx`).toSorted());
	for (const [file, name] of names) {
		expect(partName(file)).toBe(name);
		expect(find(name), name).toBeTypeOf("function");
	}
});

const listReached = (file: string, reached = new Set<string>()): Set<string> => {
	if (reached.has(file)) return reached;
	reached.add(file);
	for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(/"(\.\.?\/[^"*{]+\.tsx?)"/g))
		listReached(join(dirname(file), imported), reached);
	return reached;
};

// proves budget-1
test("a page whose data has a field named like a part shows that part, because the field loads it", () => {
	const names = [...listNames("withPage").values()];
	const loaded = globSync("pages/*/contract.ts").flatMap((contract) => {
		const text = readFileSync(contract, "utf8");
		return names
			.filter((name) => new RegExp(`^\\s+${name}\\??:`, "m").test(text))
			.map((name) => ({ page: dirname(contract), name }));
	});
	expect(loaded.map(({ name }) => name)).toContain("productExpress");
	const unused = loaded.filter(
		({ page, name }) =>
			![...listReached(join(page, "screen.tsx"))].some((file) =>
				new RegExp(`withPage<[^>]+>\\(\\s*"${name}"`).test(readFileSync(file, "utf8")),
			),
	);
	expect(unused).toEqual([]);
});
