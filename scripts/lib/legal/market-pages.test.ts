import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { house } from "@vetrina/demo-house/engine.ts";
import { expect, test } from "vitest";
import { root } from "../run.ts";
import { writeMarketPages } from "./market-pages.ts";

// proves legal-1
test("docs/markets has a page of each market, and each is up to date: npm run markets -- --write", () => {
	const folder = resolve(root, "docs/markets");
	const files = globSync("**/*.md", { cwd: folder }).map((file): [string, string] => [
		file,
		readFileSync(resolve(folder, file), "utf8"),
	]);
	expect(new Map(files.toSorted())).toEqual(new Map([...writeMarketPages(house)].toSorted()));
	expect(files).toHaveLength(house.countries.length);
});
