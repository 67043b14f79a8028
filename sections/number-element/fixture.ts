export const fixture = { text: "404" };
