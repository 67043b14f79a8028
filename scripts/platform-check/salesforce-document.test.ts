import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ABSENCES } from "../../worker/platform/breakers/absences.ts";
import { root } from "../lib/run.ts";

const read = (file: string): string => readFileSync(resolve(root, file), "utf8");
const page = read("docs/salesforce.md");
const metadata = read("docs/salesforce-metadata.xml");

// proves platform-20
test("every custom name that the storefront reads or writes is an attribute to import, or is explained", () => {
	const sources = globSync("{worker,payments}/**/*.ts", { cwd: root }).filter(
		(file) => !/\.test\.ts$|testing/.test(file),
	);
	const names = new Set(sources.flatMap((file) => read(file).match(/\bc_[a-zA-Z]\w*/g) ?? []));
	expect(names.size).toBeGreaterThan(150);
	const isStored = (name: string) => metadata.includes(`attribute-id="${name.slice(2)}"`);
	expect([...names].filter((name) => !isStored(name) && !page.includes(`\`${name}\``))).toEqual([]);
	const attributes = [...metadata.matchAll(/attribute-definition attribute-id="(\w+)"/g)].map(
		([, id]) => `c_${id}`,
	);
	expect(attributes.filter((name) => !names.has(name))).toEqual([]);
});

// proves platform-19
test("the page says what the shop does without each family", () => {
	const rows = Object.entries(ABSENCES).map(
		([family, { sells, says }]) => `| \`${family}\`${sells ? "" : " (needed)"} | ${says} |`,
	);
	expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});
