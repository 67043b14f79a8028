import { MAP_HEIGHT, MAP_WIDTH, type MapFrame, pointIn } from "../../../shared/domain/stores/store-map.ts";

export type Town = readonly [name: string, longitude: number, latitude: number];
export type TownLabel = { name: string; x: number; y: number; side: "left" | "right" };

/** In pixels of the drawing, which phones show at a third of its size. */
export const TOWN_TEXT = 25;
const MOST_TOWNS = 9;
const LETTER = TOWN_TEXT * 0.52;
const LINE = TOWN_TEXT * 1.5;
const GAP = 12;
const EDGE = 24;

type Rect = { x: number; y: number; width: number; height: number };
const touch = (a: Rect, b: Rect): boolean =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Reads rows of name, longitude and latitude, the largest town first. */
export const readTowns = (text: string): Town[] =>
	text.split("\n").flatMap((line) => {
		const [name = "", longitude, latitude] = line.split("\t");
		return name === "" ? [] : [[name, Number(longitude), Number(latitude)] as const];
	});

/** Returns the labels of the largest towns on a map, on either side of their dots, such that no two touch. */
export function placeTowns(towns: readonly Town[], frame: MapFrame): TownLabel[] {
	const labels: TownLabel[] = [];
	const taken: Rect[] = [];
	for (const [name, longitude, latitude] of towns) {
		if (labels.length === MOST_TOWNS) break;
		if (Math.abs(longitude - frame.longitude) > frame.span / 2) continue;
		const point = pointIn(frame, { longitude, latitude });
		const [x, y] = [point.x * MAP_WIDTH, point.y * MAP_HEIGHT];
		if (y < EDGE + LINE / 2 || y > MAP_HEIGHT - EDGE - LINE / 2) continue;
		const width = name.length * LETTER + GAP;
		for (const side of ["right", "left"] as const) {
			const rect = { x: side === "right" ? x : x - width, y: y - LINE / 2, width, height: LINE };
			const isInside = rect.x > EDGE && rect.x + width < MAP_WIDTH - EDGE;
			if (!isInside || taken.some((other) => touch(other, rect))) continue;
			labels.push({ name, x, y, side });
			taken.push(rect);
			break;
		}
	}
	return labels;
}
