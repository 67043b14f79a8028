import type { BrandDirectoryView } from "../../shared/contracts/brand-directory-view.ts";
import { soon } from "../../worker/cache/single-flight.ts";
import { loadBrandDirectory } from "../../worker/present/sections/brand-directory.ts";
import type { LoadSection } from "../section.ts";
import type { BrandsDirectoryEntry } from "./entry.ts";

export type BrandsDirectoryView = BrandDirectoryView & BrandsDirectoryEntry;

export const load: LoadSection<BrandsDirectoryEntry, BrandsDirectoryView> = async (entry, cx) => {
	const directory = await soon(loadBrandDirectory(cx));
	return directory.groups.length > 0 ? { ...entry, ...directory } : null;
};
