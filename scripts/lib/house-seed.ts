import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { ImportLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import type { ImportOptions } from "../import-catalogue.ts";
import { readLines } from "./checks/source-lines.ts";
import { houseFile, houseFolder } from "./house.ts";
import { pictureUploads } from "./pictures/picture-uploads.ts";

export type SeedOptions = { scale?: number; maxSizes?: number };

export const seedFile = (): string =>
	existsSync(houseFile("seed")) ? houseFile("seed") : resolve(houseFolder, "catalogue.jsonl");

export async function readSeed(options: SeedOptions = {}): Promise<Pick<ImportOptions, "lines" | "prepare">> {
	const file = seedFile();
	if (file.endsWith(".jsonl")) return { lines: readLines(file), prepare: pictureUploads(houseFolder) };
	const seed: { catalogueLines: (options: SeedOptions) => Iterable<ImportLine> } = await import(file);
	return { lines: seed.catalogueLines(options) };
}
