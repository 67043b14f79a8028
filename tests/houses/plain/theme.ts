import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";

export const theme: Theme = {
	colors: {
		paper: "#ffffff",
		paperDeep: "#eef1f6",
		ink: "#0b1f4b",
		stone: "#33456f",
		stoneSoft: "#4a5a80",
		stonePale: "#b9c3d9",
		accent: "#a3123a",
		onInk: "#ffffff",
		onInkSoft: "#c3cde6",
		studio: ["#f3f6fb", "#e3e9f4", "#eaeff7"],
		curtain: ["#5d78b5", "#22396f"],
		map: { sea: "#eef3fb", land: "#d8e1f0", coast: "#a9b8d4" },
	},
};
