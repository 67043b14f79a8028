import type { Frame } from "../layers.ts";

const REACH = 120;
const LONG = 3000;

/**
 * Removes motifs of prints outside the macro view, because they are most of its drawing. Motifs are written in relative coordinates after
 * their first point, outlines are not. A drawing with moved groups is kept whole.
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
