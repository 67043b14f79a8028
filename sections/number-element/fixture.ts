export const fixture = { text: "404" };

/** Other values of the fields, each by what is special about it. */
export const options = { word: { text: "1962" } };
