import type { Tone } from "../colour.ts";
import { readLightness } from "../colour.ts";
import { encodeWeave, formLine } from "../form.ts";
import { n } from "../geometry.ts";
import { type Sketch, stroke } from "../sketch.ts";

export function softStroke(
	sketch: Sketch,
	path: string,
	colour: string,
	width: number,
	opacity: number,
	cap: "butt" | "round" = "butt",
): void {
	for (const part of [1, 0.72, 0.48, 0.26])
		stroke(sketch, path, colour, width * part, { opacity: opacity / 3, cap });
}

export function castShadow(
	sketch: Sketch,
	path: string,
	dx: number,
	dy: number,
	spread: number,
	opacity: number,
): void {
	const colour = sketch.tone.deep;
	const parts = [1, 0.6, 0.25].map(
		(part) =>
			`<path d="${path}" fill="${colour}" fill-opacity="${n3(opacity / 3)}" stroke="${colour}" stroke-opacity="${n3(opacity / 3)}" stroke-width="${n(spread * part)}" stroke-linejoin="round"/>`,
	);
	sketch.out.push(`<g transform="translate(${n(dx)} ${n(dy)})">${parts.join("")}</g>`);
}

function lit(sketch: Sketch, path: string, colour: string, width: number, opacity: number, dash = ""): void {
	sketch.out.push(
		`<path d="${path}" transform="translate(${n(width * 0.8)} ${n(width)})" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-opacity="${n3(opacity)}"${dash ? ` stroke-dasharray="${dash}"` : ""}/>`,
	);
}

export const ridge = (tone: Tone): number => (readLightness(tone.base) < 0.36 ? 0.5 : 0.2);

export function groove(sketch: Sketch, path: string, width = 1.2, strength = 1, tone = sketch.tone): void {
	stroke(sketch, path, tone.deep, width * 4.5, { opacity: 0.1 * strength, cap: "butt" });
	stroke(sketch, path, tone.line, width, { opacity: 0.6 * strength });
	lit(sketch, path, tone.gleam, width * 0.9, ridge(tone) * strength);
	dent(sketch, path, width * 4, 0.5 * strength);
}

export const dent = (sketch: Sketch, path: string, width: number, amount: number): void => {
	sketch.out.push(formLine(path, encodeWeave(0), width, -amount));
};

export function rim(sketch: Sketch, path: string, width = 1.1, tone = sketch.tone): void {
	stroke(sketch, path, tone.line, width, { opacity: 0.62 });
	if (readLightness(tone.base) < 0.36) lit(sketch, path, tone.gleam, width, 0.42);
}

export function stitching(sketch: Sketch, path: string, colour?: string, width = 1): void {
	const { tone } = sketch;
	const dark = readLightness(tone.base) < 0.36;
	stroke(sketch, path, tone.deep, width * 2.6, { opacity: 0.16, cap: "butt" });
	stroke(sketch, path, colour ?? (dark ? tone.gleam : tone.line), width, {
		opacity: colour ? 0.95 : dark ? 0.5 : 0.62,
		dash: "3.700 2.100",
		cap: "butt",
	});
	dent(sketch, path, 3.6, 0.22);
}

const n3 = (value: number): string => String(Math.round(value * 1000) / 1000);
