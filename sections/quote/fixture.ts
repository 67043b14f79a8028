export const fixture = {
	text: "A coat that is worn for ten winters costs less than one that is worn for one.",
	source: "Il Filo, spring issue",
	link: { title: "Read the article", targetUrl: "https://filo.example/coats", queryParameters: null },
};

/** Other values of the fields, each by what is special about it. */
export const options = { "words alone": { source: null, link: null } };
