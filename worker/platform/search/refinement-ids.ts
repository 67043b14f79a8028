const BRAND = new Set(["brand", "c_brand"]);
const SIZE = new Set(["size", "c_size"]);
const HIDDEN = new Set(["htype", "orderable_only", "c_brand"]);

export const SIZE_FACET = "c_size";

/** The filter offers families of colours in place of the colours, if the platform has them (catalogue-28). */
const COLOUR = "c_color";
const COLOUR_FAMILY = "c_colorGroup";

type Id = { id: string };

export const isBrand = ({ id }: Id): boolean => BRAND.has(id);
export const isSize = ({ id }: Id): boolean => SIZE.has(id);
export const isColour = ({ id }: Id): boolean => id === COLOUR;
export const isColourFamily = ({ id }: Id): boolean => id === COLOUR_FAMILY;
export const isFilter = ({ id }: Id): boolean => !HIDDEN.has(id);
