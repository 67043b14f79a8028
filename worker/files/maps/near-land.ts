import type { mesh } from "topojson-client";

export type Atlas = Parameters<typeof mesh>[0] & {
	objects: { countries: NonNullable<Parameters<typeof mesh>[1]> };
};
/** In degrees. */
export type Box = { west: number; south: number; east: number; north: number };

type Ring = readonly number[];
type Countries = Atlas["objects"]["countries"] & { geometries: readonly Country[] };
type Country = { type: string; arcs?: readonly Ring[] | readonly (readonly Ring[])[] };

const overlap = (a: Box, b: Box): boolean =>
	a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

/** Arcs are differences between points, in whole numbers. */
function measureArcs({ arcs, transform }: Atlas): Box[] {
	const { scale = [1, 1], translate = [0, 0] } = transform ?? {};
	return arcs.map((arc) => {
		let [x, y] = [0, 0];
		const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
		for (const [dx = 0, dy = 0] of arc) {
			x += dx;
			y += dy;
			box.west = Math.min(box.west, x);
			box.east = Math.max(box.east, x);
			box.south = Math.min(box.south, y);
			box.north = Math.max(box.north, y);
		}
		return {
			west: box.west * scale[0] + translate[0],
			east: box.east * scale[0] + translate[0],
			south: box.south * scale[1] + translate[1],
			north: box.north * scale[1] + translate[1],
		};
	});
}

function uniteBoxes(boxes: readonly Box[]): Box {
	return {
		west: Math.min(...boxes.map(({ west }) => west)),
		south: Math.min(...boxes.map(({ south }) => south)),
		east: Math.max(...boxes.map(({ east }) => east)),
		north: Math.max(...boxes.map(({ north }) => north)),
	};
}

/** Returns the countries' polygons that reach into a box, because projecting the whole world takes ten times as long. */
export function findNearLand(atlas: Atlas, box: Box): Atlas["objects"]["countries"] {
	const arcs = measureArcs(atlas);
	const isNear = ([outline = []]: readonly Ring[]): boolean =>
		overlap(uniteBoxes(outline.flatMap((arc) => arcs[arc < 0 ? ~arc : arc] ?? [])), box);
	const countries = atlas.objects.countries as Countries;
	const geometries = countries.geometries.flatMap((country) => {
		const polygons = (
			country.type === "Polygon" ? [country.arcs] : (country.arcs ?? [])
		) as readonly (readonly Ring[])[];
		const near = polygons.filter(isNear);
		return near.length > 0 ? [{ ...country, type: "MultiPolygon", arcs: near }] : [];
	});
	return { ...countries, geometries } as Atlas["objects"]["countries"];
}
