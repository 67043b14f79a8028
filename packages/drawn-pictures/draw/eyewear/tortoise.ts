import { readChroma, readHue, readLightness, shift, type Tone } from "../colour.ts";
import { type Anchor, closed, type Point } from "../geometry.ts";
import { print, type Sketch } from "../sketch.ts";
import type { GlassesCut } from "./glasses-cut.ts";
export const isTortoise = (tone: Tone): boolean => {
	const light = readLightness(tone.base);
	const hue = readHue(tone.base);
	return readChroma(tone.base) > 0.03 && light > 0.28 && light < 0.62 && hue > 30 && hue < 85;
};

export function tortoise(
	sketch: Sketch,
	cut: GlassesCut,
	at: (x: number, y: number, z?: number) => Point,
): void {
	const edge = polar(cut.frame);
	const hole = polar(cut.lens);
	let dark = "";
	let amber = "";
	for (const side of [-1, 1])
		for (let i = 0; i < 58; i++) {
			const angle = sketch.random.between(0, Math.PI * 2);
			const [inner, outer] = [hole(angle) + 2, edge(angle) - 2];
			const wide = (outer - inner) / 2;
			const r = sketch.random.between(inner + wide * 0.5, outer - wide * 0.5);
			const size = Math.min(wide * 0.5, sketch.random.between(5, 13));
			const long = sketch.random.between(1, 2.4);
			const points: Anchor[] = [];
			for (let k = 0; k < 7; k++) {
				const a = (k / 7) * Math.PI * 2;
				const rough = sketch.random.between(0.7, 1.2);
				const along = angle + (Math.cos(a) * size * long * rough) / r;
				const reach = Math.min(
					edge(along) - 1.5,
					Math.max(hole(along) + 1.5, r + Math.sin(a) * size * rough),
				);
				points.push([...at(side * (cut.centre + Math.cos(along) * reach), Math.sin(along) * reach, 1)]);
			}
			if (i % 3 === 0) amber += closed(points);
			else dark += closed(points);
		}
	const spot = sketch.pattern === "solid" ? shift(sketch.tone.base, -0.2, 0.9) : sketch.accent.shade;
	const clouded = sketch.pattern !== "solid" || isTortoise(sketch.tone) ? 1 : 0.12;
	print(sketch, amber, shift(sketch.tone.base, 0.13, 1.35), 0.5 * clouded);
	print(sketch, dark, spot, 0.66 * clouded);
}

function polar(anchors: readonly Anchor[]): (angle: number) => number {
	const count = anchors.length;
	const samples: (readonly [angle: number, reach: number])[] = [];
	for (let i = 0; i < count; i++) {
		const [a, b, c, d] = [-1, 0, 1, 2].map((k) => anchors[(i + k + count) % count]) as [
			Anchor,
			Anchor,
			Anchor,
			Anchor,
		];
		for (let k = 0; k < 10; k++) {
			const t = k / 10;
			const on = (m: 0 | 1) =>
				b[m] +
				0.5 *
					t *
					(c[m] - a[m] + t * (2 * a[m] - 5 * b[m] + 4 * c[m] - d[m] + t * (3 * (b[m] - c[m]) + d[m] - a[m])));
			samples.push([Math.atan2(on(1), on(0)), Math.hypot(on(0), on(1))]);
		}
	}
	return (angle) => {
		const targetAngle = Math.atan2(Math.sin(angle), Math.cos(angle));
		let best = samples[0] as readonly [number, number];
		let gap = 9;
		for (const sample of samples) {
			const off = Math.abs(Math.atan2(Math.sin(sample[0] - targetAngle), Math.cos(sample[0] - targetAngle)));
			if (off < gap) [gap, best] = [off, sample];
		}
		return best[1];
	};
}
