import { expect, test } from "vitest";
import { findFrame, frameName, pointIn, readFrame, TOWN_SPAN } from "./store-map.ts";

const milan = { latitude: 45.46, longitude: 9.19 };
const palermo = { latitude: 38.13, longitude: 13.36 };
const stockholm = { latitude: 59.33, longitude: 18.07 };

// proves stores-4
test("the map shows every store, with room around it", () => {
	for (const places of [[milan], [milan, palermo], [milan, palermo, stockholm]]) {
		const frame = findFrame(places);
		for (const place of places) {
			const { x, y } = pointIn(frame, place);
			for (const part of [x, y])
				expect(part > 0.05 && part < 0.95, JSON.stringify({ frame, place })).toBe(true);
		}
	}
	expect(findFrame([milan], 4)).toEqual({ longitude: 9, latitude: 45, span: 4 });
	expect(findFrame([milan], TOWN_SPAN)).toEqual({ longitude: 9.2, latitude: 45.5, span: 0.5 });
});

// proves stores-4
test("north is up and east is right", () => {
	const frame = findFrame([milan, palermo]);
	expect(pointIn(frame, milan).y).toBeLessThan(pointIn(frame, palermo).y);
	expect(pointIn(frame, milan).x).toBeLessThan(pointIn(frame, palermo).x);
});

// proves stores-4
test("a map's name contains its frame, and other names are rejected", () => {
	const frame = { longitude: -58, latitude: -23, span: 96 };
	expect(readFrame(frameName(frame))).toEqual(frame);
	const town = { longitude: 9.2, latitude: -45.5, span: 0.5 };
	expect(readFrame(frameName(town))).toEqual(town);
	for (const name of [
		"9.2_45_8.svg",
		"9.25_45_0.5.svg",
		"1_1_7.svg",
		"200_1_8.svg",
		"1_89_8.svg",
		"01_1_8.svg",
		"-0_1_8.svg",
		"1_1_8.png",
		"",
	])
		expect(readFrame(name), name).toBeUndefined();
});
