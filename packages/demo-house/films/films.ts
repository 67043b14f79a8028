import type { FilmRecord } from "@vetrina/commerce-sandbox/house/media.ts";
import { pictureColors } from "@vetrina/drawn-pictures/picture-vocabulary.ts";

export type DemoFilm = FilmRecord & { motion: "sway" | "glide" };

const dress = (color: string, view: string): string =>
	`drawn:dress?cut=tiered&fabric=silk&pattern=solid&color=${color.slice(1)}&accent=${pictureColors.gold.slice(1)}&view=${view}&style=3&feature=embroidered`;

export const THRON_KEY = "dm5x3a";

export const films: readonly DemoFilm[] = [
	{
		provider: "thron",
		id: "5f3c1c1e-2a7e-4c41-9a55-0f2b8a6c9d10",
		title: "A breeze goes through the tiered dress",
		width: 720,
		height: 960,
		duration: 7,
		pictures: [dress(pictureColors.terracotta, "front"), dress(pictureColors.black, "front")],
		motion: "sway",
	},
	{
		provider: "vimeo",
		id: "912345678",
		title: "The smocking of the tiered dress, from near",
		width: 720,
		height: 960,
		duration: 6,
		pictures: [dress(pictureColors.terracotta, "detail")],
		motion: "glide",
	},
];
