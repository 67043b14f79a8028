export const fixture = {
	mediaId: "editorial/arch-portrait.jpg",
	imageSm: "editorial/walk-portrait.jpg",
	imageMd: "editorial/arch-landscape.jpg",
	imageLg: "editorial/walk-landscape.jpg",
	imageXl: "editorial/rail-landscape.jpg",
	ratioSm: "3:4",
	ratioMd: "8:5",
	ratioLg: "2:1",
	ratioXl: "16:9",
	description: "An arch",
	width: 1200,
	height: 1600,
	lossless: true,
};

/** Other values of the fields, each by what is special about it. */
export const options = {
	"one source": {
		imageSm: null,
		imageMd: null,
		imageLg: null,
		imageXl: null,
		lossless: false,
		mediaId: "editorial/rail-landscape.jpg",
		width: 1600,
		height: 1000,
	},
};
