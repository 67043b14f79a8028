export const fixture = { heading: "Try a new search", buttonLabel: "Find" };
