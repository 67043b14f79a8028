/**
 * `npm run --silent catalogue -- [--scale N] [--max-sizes N] > FILE.jsonl` writes the demo catalogue as import lines, or a catalogue of
 * about N variation groups (1,000 to 100,000). `commerce:import` reads the file.
 */
import { once } from "node:events";
import { parseArgs } from "node:util";
import { readSeed } from "./lib/house-seed.ts";
import { fail } from "./lib/stop.ts";

const parseNumber = (
	name: string,
	text: string | undefined,
	least: number,
	most: number,
): number | undefined => {
	if (text === undefined) return undefined;
	const value = Number(text);
	if (!Number.isInteger(value) || value < least || value > most)
		throw new Error(`--${name} is a whole number from ${least} to ${most}`);
	return value;
};

try {
	const { values } = parseArgs({ options: { scale: { type: "string" }, "max-sizes": { type: "string" } } });
	const scale = parseNumber("scale", values.scale, 1000, 100_000);
	const maxSizes = parseNumber("max-sizes", values["max-sizes"], 1, 20);
	const { lines } = await readSeed({ ...(scale ? { scale } : {}), ...(maxSizes ? { maxSizes } : {}) });
	for await (const line of lines) {
		const text = "json" in line ? line.json : JSON.stringify(line);
		if (!process.stdout.write(`${text}\n`)) await once(process.stdout, "drain");
	}
} catch (error) {
	fail(error);
}
