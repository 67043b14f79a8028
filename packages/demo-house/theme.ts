import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";

export const theme: Theme = {
	colors: {
		paper: "#faf8f4",
		paperDeep: "#f1ede5",
		ink: "#171411",
		stone: "#5c554c",
		stoneSoft: "#6b6359",
		stonePale: "#cfc8bc",
		accent: "#6d1522",
		onInk: "#faf8f4",
		onInkSoft: "#c9c1b5",
		studio: ["#f2eee6", "#e9e3d8", "#ede8de"],
		curtain: ["#a98f75", "#6f5a48"],
		map: { sea: "#f6f3ed", land: "#e6e0d4", coast: "#c4bbac" },
	},
};
