import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { ImportLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import type { ImportOptions } from "../import-catalogue.ts";
import { readLines } from "./checks/source-lines.ts";
import { houseFile, houseFolder } from "./house.ts";
import { pictureUploads } from "./pictures/picture-uploads.ts";

/** How large a generated catalogue is; a catalogue that is a file has one size. */
export type SeedOptions = { scale?: number; maxSizes?: number };

/** The module that generates the house's catalogue, or else the file that holds it. */
export const seedFile = (): string =>
	existsSync(houseFile("seed")) ? houseFile("seed") : resolve(houseFolder, "catalogue.jsonl");

/** The catalogue that a first start loads, with the pictures next to a file. */
export async function readSeed(options: SeedOptions = {}): Promise<Pick<ImportOptions, "lines" | "prepare">> {
	const file = seedFile();
	if (file.endsWith(".jsonl")) return { lines: readLines(file), prepare: pictureUploads(houseFolder) };
	const seed: { catalogueLines: (options: SeedOptions) => Iterable<ImportLine> } = await import(file);
	return { lines: seed.catalogueLines(options) };
}
