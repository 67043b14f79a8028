/**
 * The state of a preview (preview-3). `mode`: "preview" shows the shop as editors' tools frame it; "live" adds the inspector and live updates.
 * `at`: the moment in UTC, without milliseconds; now by default.
 */
export type PreviewState = {
	mode: "preview" | "live";
	hasDrafts: boolean;
	at?: string;
	group?: string;
	sourceCode?: string;
	device?: "mobile" | "desktop";
	/** The path that was previewed last, while the live shop is shown. */
	pausedAt?: string;
};

/** Returns the state in which the shop is shown. While a preview is paused, that is the live shop, past all caches and without the inspector. */
export const shownState = (state: PreviewState): PreviewState =>
	state.pausedAt === undefined ? state : { mode: "preview", hasDrafts: false };

export const FIRST_STATE: PreviewState = { mode: "preview", hasDrafts: true };
