import type { ImportLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { type CatalogueOptions, generateCatalogue } from "./catalogue/generate-catalogue.ts";

/** The catalogue that a first start loads. */
export const catalogueLines = (options: CatalogueOptions = {}): Iterable<ImportLine> =>
	generateCatalogue(options);
