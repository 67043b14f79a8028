export const fixture = {
	mediaId: "editorial/arch-portrait.jpg",
	imageSm: "editorial/walk-portrait.jpg",
	imageMd: "editorial/arch-landscape.jpg",
	imageLg: "editorial/walk-landscape.jpg",
	imageXl: "editorial/rail-landscape.jpg",
	description: "An arch",
	width: 1200,
	height: 1600,
	lossless: true,
};
