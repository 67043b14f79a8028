const BRAND = new Set(["brand", "c_brand"]);
const SIZE = new Set(["size", "c_size"]);
const HIDDEN = new Set(["htype", "orderable_only", "c_brand"]);

export const SIZE_FACET = "c_size";

type Id = { id: string };

export const isBrand = ({ id }: Id): boolean => BRAND.has(id);
export const isSize = ({ id }: Id): boolean => SIZE.has(id);
export const isFilter = ({ id }: Id): boolean => !HIDDEN.has(id);
