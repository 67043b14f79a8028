export const fixture = { elementId: "recommendations" };

/** Other values of the fields, each by what is special about it. */
export const options = { subcategories: { elementId: "subcategories" } };
