import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";

export type Model3d = {
	src: string;
	turn: number;
	tilt: number;
};

const MODEL_FILE = /^\/dw\/model\/[\w-]{1,80}\.glb$/;
const USUAL = { turn: -30, tilt: 12 } as const;

const degrees = (value: unknown, limit: number, usual: number): number =>
	typeof value === "number" && Math.abs(value) <= limit ? value : usual;

/**
 * Returns the model's file and its angles in degrees; null if the JSON names no file of the media service (media-7, catalogue-8). `models`
 * has a file for each colour, `src` a file for all.
 */
export function parseModel3d(json: string | undefined, colour: string | undefined): Model3d | null {
	const value = readJson(json);
	if (typeof value !== "object" || value === null) return null;
	const { models, src, turn, tilt } = value as Record<string, unknown>;
	const byColour =
		typeof models === "object" && models !== null ? new Map(Object.entries(models)) : new Map();
	const file: unknown = byColour.get(colour) ?? src;
	if (typeof file !== "string" || !MODEL_FILE.test(file)) return null;
	return { src: file, turn: degrees(turn, 180, USUAL.turn), tilt: degrees(tilt, 60, USUAL.tilt) };
}
