import type { Text } from "../languages.ts";

/** Gift cards as a house sells them. */
export type GiftCardSetting = {
	euro: { least: number; most: number; suggested: readonly number[] };
	designs: readonly [GiftCardDesign, ...GiftCardDesign[]];
};

export type GiftCardDesign = {
	id: string;
	/** Describes the picture to shoppers who choose one and cannot see it. */
	name: Text;
	/** The id that content uses. */
	picture: string;
};
