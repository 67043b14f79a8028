import type { Text } from "../languages.ts";

export type GiftCardSetting = {
	euro: { least: number; most: number; suggested: readonly number[] };
	designs: readonly [GiftCardDesign, ...GiftCardDesign[]];
};

export type GiftCardDesign = {
	id: string;
	name: Text;
	picture: string;
};
