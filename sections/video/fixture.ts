export const fixture = {
	provider: "Thron",
	videoId: "5f3c1c1e-2a7e-4c41-9a55-0f2b8a6c9d10",
	mobileVideoId: "5f3c1c1e-2a7e-4c41-9a55-0f2b8a6c9d10",
	aspectRatio: "16:9",
	showControls: true,
	autoplay: false,
	muted: false,
	loop: false,
	controlsConfig: {
		playIcon: "play-circle",
		pauseIcon: "pause-circle",
		muteIcon: "note",
		unmuteIcon: "note-off",
		size: 30,
	},
	poster: { mediaId: "editorial/arch-landscape.jpg", description: "An arch" },
};

/** Other values of the fields, each by what is special about it. */
export const options = {
	"plays by itself, without buttons": {
		showControls: false,
		autoplay: true,
		muted: true,
		loop: true,
		aspectRatio: "21:9",
	},
};
