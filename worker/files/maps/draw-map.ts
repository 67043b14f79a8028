import { stackInstalled } from "@vetrina/shop-rules/theme/fonts.ts";
import { geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import { isOfTown, MAP_HEIGHT, MAP_WIDTH, type MapFrame } from "../../../shared/domain/stores/store-map.ts";
import { theme } from "../../base/house.ts";
import { type Atlas, findNearLand } from "./near-land.ts";
import { placeTowns, TOWN_TEXT, type Town } from "./place-towns.ts";

const { map, paper, stone } = theme.colors;
const families = stackInstalled(theme, "display", "Latn");
const DOT = 4;
const TO_TEXT = 12;

const escapeText = (text: string): string => text.replace(/[<>&"]/g, (one) => `&#${one.charCodeAt(0)};`);

const drawTowns = (towns: readonly Town[], frame: MapFrame): string =>
	placeTowns(towns, frame)
		.map(({ name, x, y, side }) => {
			const [left, top] = [Math.round(x), Math.round(y)];
			const text = side === "right" ? left + TO_TEXT : left - TO_TEXT;
			return `<circle cx="${left}" cy="${top}" r="${DOT}"/><text x="${text}" y="${top + TOWN_TEXT / 3}"${side === "left" ? ' text-anchor="end"' : ""}>${escapeText(name)}</text>`;
		})
		.join("");

/** Draws land and borders, and on a map of a town the towns around it. */
export const drawMap = (atlas: Atlas, frame: MapFrame, towns: readonly Town[] = []): string => {
	const { longitude, latitude, span } = frame;
	const isNear = isOfTown(frame);
	const countries = isNear
		? findNearLand(atlas, {
				west: longitude - span,
				east: longitude + span,
				south: latitude - span,
				north: latitude + span,
			})
		: atlas.objects.countries;
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
	const names = isNear
		? `<g fill="${stone}" font-family="${families}" font-style="italic" font-size="${TOWN_TEXT}">${drawTowns(towns, frame)}</g>`
		: "";
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}"><desc>Natural Earth; GeoNames (CC BY 4.0)</desc><rect width="100%" height="100%" fill="${map.sea}"/><path d="${land}" fill="${map.land}" stroke="${map.coast}" stroke-width="${isNear ? 1.5 : 0.75}" stroke-linejoin="round"/><path d="${borders}" fill="none" stroke="${paper}" stroke-width="${isNear ? 3 : 0.75}"/>${names}</svg>`;
};
