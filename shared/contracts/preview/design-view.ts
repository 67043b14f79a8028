/** A page of Shopper Experience with design metadata, as Page Designer's SDK reads it. */
export type RegionMetadata = {
	id: string;
	name?: string;
	contentLinkUuids?: string[];
	componentTypeInclusions?: string[];
	componentTypeExclusions?: string[];
	maxComponents?: number;
};
export type ComponentMetadata = {
	id: string;
	contentLinkUuid?: string;
	isFragment: boolean;
	isVisible: boolean;
	isLocalized: boolean;
	name?: string;
	regionDefinitions?: RegionMetadata[];
};
/** `total`: the number of all entries of a list of which the region holds the first ones. */
export type DesignedRegion = {
	id: string;
	components: DesignedComponent[];
	designMetadata?: RegionMetadata;
	total?: number;
};
export type DesignedComponent = {
	id: string;
	typeId: string;
	data?: Record<string, unknown>;
	regions?: DesignedRegion[];
	designMetadata?: ComponentMetadata;
};

/** EDIT frames each section and region; PREVIEW shows the page as shoppers see it, and tells the editor its address. */
export type DesignMode = "EDIT" | "PREVIEW";

/** The page in an editor's frame. `origin`: the editor's. `until`: milliseconds at which the editor's token ends. */
export type DesignView = { mode: DesignMode; origin: string; until?: number; page: DesignedComponent };

/** The space that a live preview follows, with the locale of the page. `origins`: the windows of its editors that may frame the page. */
export type SpaceView = { id: string; environment: string; locale: string; origins: readonly string[] };

/**
 * The live preview (preview-14): sections name their entries, and the page follows the drafts. `studio`: the origin of the editor's tool. `space`:
 * the content is in a space, whose SDK tells of changes (preview-17).
 */
export type LiveView = { mode: "LIVE"; studio?: string; space?: SpaceView };
