const statement = (text: string) => ({ __typename: "Statement", text });

export const fixture = {
	title: "From the window",
	slidesCollection: { items: ["Coats", "Shoes", "Bags"].map(statement) },
	autoplay: true,
	autoplayTimeout: 5000,
	loop: true,
	spaceBetween: 20,
	slidesPerView: 1.2,
	enableNavigation: true,
	enablePagination: true,
	breakpoints: { "768": { slidesPerView: 2.5 }, "1200": { slidesPerView: 3, spaceBetween: 40 } },
};

const picture = (name: string) => ({
	__typename: "Image",
	id: name,
	mediaId: `editorial/${name}-portrait.jpg`,
	description: "An arch",
	width: 1200,
	height: 1600,
});

/** Other values of the fields, each by what is special about it. */
export const options = {
	"pictures without buttons": {
		slidesCollection: { items: ["arch", "walk", "rail", "steps"].map(picture) },
		autoplay: false,
		loop: false,
		enableNavigation: false,
		enablePagination: false,
		title: null,
	},
	"one slide": { title: "The house", slidesPerView: 1, spaceBetween: 0, breakpoints: null, autoplay: false },
};
