import type { Frame } from "../layers.ts";

const REACH = 120;
const LONG = 3000;

/**
 * Removes the motifs of prints outside the macro view, which are most of a drawing. Paths with absolute commands after their first point
 * are outlines and stay. A drawing with groups is returned whole.
 */
export function cropMotifs(drawing: string, [x, y, wide, high]: Frame): string {
	if (drawing.includes("<g")) return drawing;
	const isSeen = (motif: string): boolean => {
		if (/[A-Y]/.test(motif)) return true;
		const [, left = "0", top = "0"] = /^(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(motif) ?? [];
		return (
			Number(left) > x - REACH &&
			Number(left) < x + wide + REACH &&
			Number(top) > y - REACH &&
			Number(top) < y + high + REACH
		);
	};
	return drawing.replace(/ d="M([^"]+)"/g, (whole, path: string) =>
		path.length < LONG ? whole : ` d="${keepMotifs(path.split("M").filter(isSeen))}"`,
	);
}

const keepMotifs = (motifs: readonly string[]): string =>
	motifs.length === 0 ? "M0 0" : motifs.map((motif) => `M${motif}`).join("");
