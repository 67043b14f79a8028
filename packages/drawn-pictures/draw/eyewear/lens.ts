import { oklch, readChroma, readHue } from "../colour.ts";
import type { Anchor } from "../geometry.ts";
import { linear, print, type Sketch, stroke } from "../sketch.ts";
import type { GlassesCut } from "./glasses-cut.ts";

type Lens = { top: string; low: string; edge: string };

export function lensColours(sketch: Sketch, cut: GlassesCut): Lens {
	const own = cut.wire ? (readChroma(sketch.tone.base) > 0.04 ? 118 : 250) : readHue(sketch.tone.base);
	const hue = [own, own, 128, 252, 28][sketch.style % 5] ?? own;
	const chroma =
		cut.wire || hue !== own ? 0.035 : Math.min(0.045, 0.015 + readChroma(sketch.tone.base) * 0.35);
	return {
		top: oklch(0.27, chroma, hue),
		low: oklch(0.66, chroma * 1.5, hue),
		edge: oklch(0.18, chroma, hue),
	};
}

export function glass(sketch: Sketch, path: string, lens: readonly Anchor[], colours: Lens): void {
	const xs = lens.map(([x]) => x);
	const ys = lens.map(([, y]) => y);
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	print(
		sketch,
		path,
		linear(
			sketch,
			[0, top],
			[0, bottom],
			[
				[0, colours.top, 0.97],
				[0.5, colours.top, 0.9],
				[1, colours.low, 0.72],
			],
		),
	);
	print(
		sketch,
		path,
		linear(
			sketch,
			[left, top],
			[left + (right - left) * 0.86, bottom + 30],
			[
				[0, "#ffffff", 0.42],
				[0.2, "#ffffff", 0.2],
				[0.3, "#ffffff", 0.12],
				[0.302, "#ffffff", 0.02],
				[0.4, "#ffffff", 0.02],
				[0.402, "#ffffff", 0.15],
				[0.52, "#ffffff", 0.09],
				[0.522, "#ffffff", 0],
				[0.8, "#ffffff", 0],
				[1, "#fff3e2", 0.32],
			],
		),
	);
	stroke(sketch, path, colours.edge, 2.2, { opacity: 0.5 });
}
