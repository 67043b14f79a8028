import type { ImportLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { type CatalogueOptions, generateCatalogue } from "./catalogue/generate-catalogue.ts";

export const catalogueLines = (options: CatalogueOptions = {}): Iterable<ImportLine> =>
	generateCatalogue(options);
