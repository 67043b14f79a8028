import type { BrandDirectoryView } from "../../shared/contracts/brand-directory-view.ts";

export type BrandsData = BrandDirectoryView & { title: string };
