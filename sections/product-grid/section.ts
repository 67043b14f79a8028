import type { ProductRowView } from "../../shared/contracts/product-row-view.ts";
import { loadProducts } from "../load-products.ts";
import type { LoadSection } from "../section.ts";
import type { ProductGridEntry } from "./entry.ts";

export const load: LoadSection<ProductGridEntry, ProductRowView> = loadProducts;
