import { PRODUCTS, productsSchema } from "../../worker/platform/content/product-fields.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({ name: "ProductGrid", fields: PRODUCTS, schema: productsSchema });

export type ProductGridEntry = EntryIn<typeof type>;
