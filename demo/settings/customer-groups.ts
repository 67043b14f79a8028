/** The customer groups of the restricted products, by their fields (`c_customerGroupA`, `c_customerGroupB`). */
export const restrictedGroups = { a: "private-clients", b: "press" } as const;
