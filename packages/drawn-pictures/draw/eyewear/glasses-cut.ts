import type { Anchor } from "../geometry.ts";

/** Right lens around its own middle, and the frame around it. */
export type GlassesCut = {
	lens: readonly Anchor[];
	frame: readonly Anchor[];
	wire?: boolean;
	/** Height of the bridge and of the hinges, from the middle of the lens. */
	bridge: number;
	hinge: number;
	/** Height of the temples at the hinge. */
	temple: number;
	/** From the middle of the nose to the middle of the lens. */
	centre: number;
};

export type Placed = (anchors: readonly Anchor[], side: number, z?: number) => Anchor[];
