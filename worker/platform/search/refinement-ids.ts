/** Attributes that hold a product's brand: the platform's own, and one by which a house describes its brands. */
const BRAND = new Set(["brand", "c_brand"]);
const SIZE = new Set(["size", "c_size"]);
/** Refinements that the platform includes although they are no filters of a list. */
const HIDDEN = new Set(["htype", "orderable_only", "c_brand"]);

/** The facet that counts sizes. */
export const SIZE_FACET = "c_size";

type Id = { id: string };

export const isBrand = ({ id }: Id): boolean => BRAND.has(id);
export const isSize = ({ id }: Id): boolean => SIZE.has(id);
/** Returns whether a refinement is a filter that a list offers and its address may name. */
export const isFilter = ({ id }: Id): boolean => !HIDDEN.has(id);
