import type { Anchor } from "../geometry.ts";

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
