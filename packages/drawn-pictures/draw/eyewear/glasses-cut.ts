import type { Anchor } from "../geometry.ts";

/** The right lens and its frame, measured from the middle of the lens. */
export type GlassesCut = {
	lens: readonly Anchor[];
	frame: readonly Anchor[];
	wire?: boolean;
	bridge: number;
	hinge: number;
	temple: number;
	centre: number;
};

export type Placed = (anchors: readonly Anchor[], side: number, z?: number) => Anchor[];
