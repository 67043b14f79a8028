import { geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import { MAP_HEIGHT, MAP_WIDTH, type MapFrame } from "../../shared/domain/stores/store-map.ts";

export type Atlas = Parameters<typeof mesh>[0] & {
	objects: { countries: NonNullable<Parameters<typeof mesh>[1]> };
};
const COLOURS = { sea: "#f6f3ed", land: "#e6e0d4", coast: "#c4bbac", border: "#faf8f4" };

export const drawMap = (atlas: Atlas, { longitude, latitude, span }: MapFrame): string => {
	const { countries } = atlas.objects;
	const projection = geoMercator()
		.rotate([-longitude, 0])
		.center([0, latitude])
		.scale((MAP_WIDTH / span) * (180 / Math.PI))
		.translate([MAP_WIDTH / 2, MAP_HEIGHT / 2])
		.clipExtent([
			[-2, -2],
			[MAP_WIDTH + 2, MAP_HEIGHT + 2],
		]);
	const path = geoPath(projection).digits(1);
	const land = path(feature(atlas, countries)) ?? "";
	const borders = path(mesh(atlas, countries, (a, b) => a !== b)) ?? "";
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}"><rect width="100%" height="100%" fill="${COLOURS.sea}"/><path d="${land}" fill="${COLOURS.land}" stroke="${COLOURS.coast}" stroke-width=".75" stroke-linejoin="round"/><path d="${borders}" fill="none" stroke="${COLOURS.border}" stroke-width=".75"/></svg>`;
};
