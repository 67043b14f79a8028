import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { findFrame, MAP_HEIGHT, MAP_WIDTH, TOWN_SPAN } from "../../../shared/domain/stores/store-map.ts";
import { drawMap } from "./draw-map.ts";
import { type Atlas, findNearLand } from "./near-land.ts";
import { placeTowns, readTowns, TOWN_TEXT } from "./place-towns.ts";

const readAtlas = (name: string): Atlas =>
	JSON.parse(readFileSync(resolve(`node_modules/world-atlas/${name}.json`), "utf8")) as Atlas;
const towns = readTowns(readFileSync(resolve(import.meta.dirname, "towns.tsv"), "utf8"));
const STORES: Record<string, { latitude: number; longitude: number }> = {
	milano: { latitude: 45.4761, longitude: 9.1878 },
	lisboa: { latitude: 38.7119, longitude: -9.1445 },
	"new-york": { latitude: 40.7245, longitude: -73.9996 },
	tokyo: { latitude: 35.6505, longitude: 139.7033 },
};

// proves stores-4
test.each(Object.entries(STORES))(
	"the map of a store in %s names towns whose labels do not touch",
	(_, place) => {
		const labels = placeTowns(towns, findFrame([place], TOWN_SPAN));
		expect(labels.length).toBeGreaterThan(4);
		for (const [at, one] of labels.entries()) {
			expect(one.x > 0 && one.x < MAP_WIDTH && one.y > 0 && one.y < MAP_HEIGHT).toBe(true);
			for (const other of labels.slice(at + 1))
				if (Math.abs(one.y - other.y) < TOWN_TEXT)
					expect(Math.abs(one.x - other.x)).toBeGreaterThan(TOWN_TEXT);
		}
	},
);

// proves stores-4
test("the map of a store names its own town", () => {
	const names = placeTowns(towns, findFrame([STORES.milano as never], TOWN_SPAN)).map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(["Milan", "Monza", "Sesto San Giovanni"]));
});

// proves stores-4
test("only land that reaches into the map is projected", () => {
	const near = (west: number, south: number) => {
		const box = { west, south, east: west + 1, north: south + 1 };
		const land = findNearLand(readAtlas("countries-110m"), box) as unknown as {
			geometries: { properties: { name: string } }[];
		};
		return land.geometries.map(({ properties }) => properties.name).toSorted();
	};
	expect(near(-9.5, 38.5)).toEqual(expect.arrayContaining(["Portugal"]));
	expect(near(-9.5, 38.5)).not.toContain("Japan");
	expect(near(-40, 40)).not.toContain("Portugal");
});

// proves stores-4
test("names of towns are written as text", () => {
	const frame = findFrame([STORES.milano as never], TOWN_SPAN);
	const svg = drawMap(readAtlas("countries-110m"), frame, [["<Rho> & “Pero”", 9.1, 45.5]]);
	expect(svg).toContain("&#60;Rho&#62; &#38; “Pero”");
});
