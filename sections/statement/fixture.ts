export const fixture = {
	text: "We make few things, and we make them to be worn for a long time.",
	link: { title: "How we work", targetUrl: "/about", variant: "outline", icon: "next" },
};

/** Other values of the fields, each by what is special about it. */
export const options = { "without a link": { link: null } };
