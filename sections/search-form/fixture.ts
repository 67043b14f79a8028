export const fixture = {
	heading: "Try a new search",
	buttonLabel: "Find",
	placeholder: "A coat, a colour, a designer",
};

/** Other values of the fields, each by what is special about it. */
export const options = { "the house's words": { buttonLabel: null, placeholder: null } };
