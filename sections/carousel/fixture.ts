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
