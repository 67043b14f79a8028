import type { Text } from "../languages.ts";

/** Gift cards as a house sells them. */
export type GiftCardSetting = {
	/** What one may be worth, in euro; elsewhere about that. */
	euro: { least: number; most: number; suggested: readonly number[] };
	/** How one may look; the first is meant unless another is chosen. */
	designs: readonly [GiftCardDesign, ...GiftCardDesign[]];
};

export type GiftCardDesign = {
	/** Lower-case letters. */
	id: string;
	/** Describes the picture to shoppers who choose one and cannot see it. */
	name: Text;
	/** As content names it. */
	picture: string;
};
