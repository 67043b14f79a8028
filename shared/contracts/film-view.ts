/** The icons of a player's buttons. */
export type FilmIcon =
	| "play"
	| "play-circle"
	| "pause"
	| "pause-circle"
	| "sound"
	| "silence"
	| "note"
	| "note-off";

export type FilmControls = {
	/** False hides the buttons while the film plays, until a pointer or the keyboard comes to it. */
	isShown: boolean;
	/** Width of an icon in pixels. */
	size: number;
	play: FilmIcon;
	pause: FilmIcon;
	mute: FilmIcon;
	unmute: FilmIcon;
};

export type FilmView = {
	label: string;
	/** Missing where another picture shows behind the film. */
	poster: string | undefined;
	src: string;
	/** The film for phones. */
	mobileSrc?: string;
	ratioHref: string;
	/** If this is missing, the film is muted and plays in a loop by itself. */
	playing?: { isAutomatic: boolean; isMuted: boolean; isLooped: boolean; controls: FilmControls };
};
