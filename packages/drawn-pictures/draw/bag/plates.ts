import { type Mesh, mesh } from "../solid/mesh.ts";
import { type Coat, paint } from "../solid/paint.ts";
import { countRows, put } from "../solid/scene.ts";
import type { Vec } from "../solid/vector.ts";
import type { Bag } from "./bag.ts";

export const roundBox =
	(left: number, bottom: number, right: number, top: number, r: number, rTop = r) =>
	(x: number, y: number): number => {
		const [cx, cy] = [(left + right) / 2, (bottom + top) / 2];
		const corner = y > cy ? rTop : r;
		const [dx, dy] = [
			Math.abs(x - cx) - (right - left) / 2 + corner,
			Math.abs(y - cy) - (top - bottom) / 2 + corner,
		];
		return corner - Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - Math.min(Math.max(dx, dy), 0);
	};
type Shape = (x: number, y: number) => number;

export function plate(
	bag: Bag,
	shape: Shape,
	[left, bottom, right, top]: readonly [number, number, number, number],
	z: number,
	roll: number,
	options: {
		span?: (y: number) => number;
		dome?: number;
		coat?: Coat;
		fold?: (x: number, y: number) => number;
		rows?: number;
	} = {},
): string {
	const facing = bag.sketch.back ? -1 : 1;
	const puff = bag.sketch.fabric === "patent" ? 2.2 : 1;
	const high = (x: number, y: number) => {
		const inside = Math.max(0, shape(x, y));
		const edge = inside < roll ? roll - Math.sqrt(Math.max(0, roll ** 2 - (roll - inside) ** 2)) : 0;
		const [mx, my] = [(left + right) / 2, (bottom + top) / 2];
		const swell = (1 - ((x - mx) / (right - mx)) ** 2) * (1 - ((y - my) / (top - my)) ** 2);
		return z - edge + (options.dome ?? 0) * puff * Math.max(0, swell) + (options.fold?.(x, y) ?? 0);
	};
	const form = mesh(countRows(bag, options.rows ?? 64), countRows(bag, options.rows ?? 56), (t, w) => {
		const even = (value: number) => {
			const from = 2 * value - 1;
			return 0.5 + (1.38 * from - 0.38 * from ** 3) / 2;
		};
		const y = top + (bottom - top) * even(w);
		const half = options.span?.(y) ?? (right - left) / 2;
		const x = facing * ((left + right) / 2 + (2 * even(t) - 1) * half);
		return [x, y, facing * high(x, y)];
	});
	const outline = paint(bag.sketch, bag.stage, form, {
		cloth: true,
		edge: 0.8,
		raised: true,
		...options.coat,
		where: [...(options.coat?.where ?? []), ([x, y]) => shape(x, y)],
	});
	if (outline) bag.outlines.push(outline);
	return outline;
}

export function rimWall(bag: Bag, outline: readonly Vec[], depth: number, coat: Coat = {}, bulge = 3): Mesh {
	const form = mesh(
		countRows(bag, 120),
		13,
		(t, w) => {
			const at = t * (outline.length - 1);
			const i = Math.min(outline.length - 2, Math.floor(at));
			const [a, b] = [outline[i] as Vec, outline[i + 1] as Vec];
			const f = at - i;
			const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
			const long = Math.hypot(dx, dy) || 1;
			const out = bulge * Math.sin(Math.PI * w);
			return [a[0] + dx * f - (dy / long) * out, a[1] + dy * f + (dx / long) * out, depth / 2 - depth * w];
		},
		true,
	);
	put(bag, form, { cloth: true, edge: 0.7, ...coat });
	return form;
}

export function around(left: number, bottom: number, right: number, top: number, r: number, rTop = r): Vec[] {
	const list: Vec[] = [];
	const corner = (cx: number, cy: number, radius: number, from: number) => {
		for (let i = 0; i <= 12; i++) {
			const a = ((from - (i / 12) * 90) * Math.PI) / 180;
			list.push([cx + Math.cos(a) * radius, cy + Math.sin(a) * radius, 0]);
		}
	};
	const middle: Vec = [(left + right) / 2, bottom, 0];
	list.push(middle);
	corner(left + r, bottom + r, r, 270);
	corner(left + rTop, top - rTop, rTop, 180);
	corner(right - rTop, top - rTop, rTop, 90);
	corner(right - r, bottom + r, r, 0);
	list.push(middle);
	return dense(list);
}

function dense(list: readonly Vec[]): Vec[] {
	const out: Vec[] = [];
	list.forEach((point, i) => {
		const before = list[i - 1];
		if (before) {
			const parts = Math.ceil(Math.hypot(point[0] - before[0], point[1] - before[1]) / 8);
			for (let k = 1; k < parts; k++)
				out.push([
					before[0] + ((point[0] - before[0]) * k) / parts,
					before[1] + ((point[1] - before[1]) * k) / parts,
					0,
				]);
		}
		out.push(point);
	});
	return out;
}

export function inset(
	outline: readonly Vec[],
	by: number,
	z: number,
	keep: (x: number, y: number) => boolean = () => true,
): Vec[][] {
	const pieces: Vec[][] = [[]];
	outline.forEach((point, i) => {
		const a = outline[Math.max(0, i - 1)] as Vec;
		const b = outline[Math.min(outline.length - 1, i + 1)] as Vec;
		const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
		const long = Math.hypot(dx, dy) || 1;
		const spot: Vec = [point[0] + (dy / long) * by, point[1] - (dx / long) * by, z];
		if (keep(spot[0], spot[1])) (pieces[pieces.length - 1] as Vec[]).push(spot);
		else if ((pieces[pieces.length - 1] as Vec[]).length > 0) pieces.push([]);
	});
	return pieces.filter((piece) => piece.length > 1);
}
