import { blur, type Field, fieldOf, grow, shrink } from "./field.ts";
import type { LightFinish } from "./finish.ts";
import { noise } from "./weave.ts";

/** What the form says, all of one size: 0…1 inside a part, −1…1 lower or higher, and how much of it is cloth. */
export type Form = { inside: Field; relief: Field; cloth: Field };

/** How much darker (below 0) or lighter each place is, and how strongly the light is mirrored there. */
export type Light = { shade: Field; gleam: Field };

/** From the upper left, in front. The mirror looks more to the side, so that upright folds catch it. */
const SUN = [-0.5, -0.48, 0.72] as const;
const HALF = [-0.34, -0.2, 0.919] as const;

/** Softness in page units: the edge of a part, a fold or limb, the whole. */
const SCALES = [
	{ radius: 5, height: 3.2, small: 1 },
	{ radius: 15, height: 10, small: 2 },
	{ radius: 46, height: 22, small: 6 },
] as const;

/** Reads the form as a surface. `unit` is how many pixels of the form one page unit takes. */
export function lightOf(
	{ inside, relief, cloth }: Form,
	finish: LightFinish,
	unit: number,
	[left, top]: readonly [number, number],
): Light {
	const { width, height } = inside;
	const surface = fieldOf(width, height);
	let whole = inside;
	for (const scale of SCALES) {
		const by = Math.max(1, Math.round(scale.small * Math.min(2, Math.max(1, unit))));
		const soft = grow(blur(shrink(inside, by), (scale.radius * unit) / by), by, width, height);
		add(surface, soft, scale.height);
		whole = soft;
	}
	const folds = blur(relief, 2.4 * unit);
	const wide = grow(blur(shrink(relief, 2), (11 * unit) / 2), 2, width, height);
	add(surface, folds, 8 * finish.folds);
	add(surface, wide, 12 * finish.folds);

	if (finish.crumple) add(surface, crumpled(width, height, unit, left, top), finish.crumple);

	const shade = fieldOf(width, height);
	const gleam = fieldOf(width, height);
	for (let y = 0; y < height; y++) {
		const above = Math.max(0, y - 1) * width;
		const below = Math.min(height - 1, y + 1) * width;
		const line = y * width;
		for (let x = 0; x < width; x++) {
			const at = line + x;
			const own = cloth.data[at] as number;
			if (own === 0) continue;
			const dx =
				((surface.data[line + Math.min(width - 1, x + 1)] as number) -
					(surface.data[line + Math.max(0, x - 1)] as number)) *
				0.5 *
				unit;
			const dy = ((surface.data[below + x] as number) - (surface.data[above + x] as number)) * 0.5 * unit;
			const long = 1 / Math.sqrt(1 + dx * dx + dy * dy);
			const lit = (-dx * SUN[0] - dy * SUN[1] + SUN[2]) * long;
			const valley = (folds.data[at] as number) * 0.45 + (wide.data[at] as number) * 0.5;
			// What turns away from the eye shows its pile.
			const away = 1 - long;
			shade.data[at] =
				own *
				((lit / SUN[2] - 1) * finish.body +
					(valley < 0 ? valley * 0.8 : valley * 0.35) * finish.folds +
					(finish.worn ? finish.worn * ((whole.data[at] as number) - 0.8) : 0) -
					away * 0.25 +
					away * finish.sheen * 2.2);
			const mirror = (-dx * HALF[0] - dy * HALF[1] + HALF[2]) * long;
			if (finish.gleam === 0 || mirror < 0.7) continue;
			// A narrow light in a wide one, interrupted along the fall of the cloth.
			const bright = 0.62 * mirror ** finish.tight + 0.38 * mirror ** (finish.tight * 0.28);
			const flat = 0.62 * HALF[2] ** finish.tight + 0.38 * HALF[2] ** (finish.tight * 0.28);
			const part = finish.broken === 0 ? 1 : 1 - finish.broken * interrupted(left + x / unit, top + y / unit);
			gleam.data[at] = own * Math.max(0, bright - flat * 0.85) * finish.gleam * part;
		}
	}
	return { shade, gleam };
}

const CRUMPLE = 3;

/** Small creases that run this way and that, as linen and paper keep them. */
function crumpled(width: number, height: number, unit: number, left: number, top: number): Field {
	const by = Math.max(1, Math.round(CRUMPLE * unit));
	const small = fieldOf(Math.ceil(width / by), Math.ceil(height / by));
	for (let y = 0, i = 0; y < small.height; y++)
		for (let x = 0; x < small.width; x++, i++) {
			const px = left + (x * by) / unit;
			const py = top + (y * by) / unit;
			const crease = (value: number) => 1 - Math.abs(value * 2 - 1);
			small.data[i] =
				crease(noise(px + py * 0.5, py, 9, 6, 50)) * 5 +
				crease(noise(px * 1.7 - py, py * 1.4 + px * 0.3, 8, 9, 51)) * 2.6;
		}
	return grow(blur(small, 1), by, width, height);
}

/** 0 where the light runs through, 1 where it is lost; longer down than across. */
function interrupted(x: number, y: number): number {
	const value =
		noise(x * 0.9 + y * 0.12, y * 0.5, 12, 6, 40) * 0.65 + noise(x * 2, y * 0.9, 16, 8, 41) * 0.35;
	return Math.min(1, Math.max(0, (value - 0.36) * 3.2));
}

function add({ data }: Field, other: Field, factor: number): void {
	for (let i = 0; i < data.length; i++) data[i] = (data[i] as number) + (other.data[i] as number) * factor;
}
