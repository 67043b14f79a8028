/**
 * `npm run markets` prints country × topic of the chosen house, and ends with code 1 if a country lacks what its law asks for (legal-1).
 * With `--write` it writes the pages of the house's markets to `docs/markets/`.
 */
import "./lib/checks/quiet.ts";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { House } from "@vetrina/commerce-sandbox/house/house.ts";
import { sandboxHouse } from "./lib/house.ts";
import { checkLegal } from "./lib/legal/check-legal.ts";
import { writeMarketPages } from "./lib/legal/market-pages.ts";
import { printMarkets } from "./lib/legal/print-markets.ts";
import { root } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";

function writePages(house: House): void {
	const folder = resolve(root, "docs/markets");
	rmSync(folder, { recursive: true, force: true });
	for (const [path, text] of writeMarketPages(house)) {
		const file = resolve(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}

try {
	const house = await sandboxHouse();
	if (process.argv.includes("--write")) writePages(house);
	console.log(printMarkets(house));
	await checkLegal();
} catch (error) {
	fail(error);
}
