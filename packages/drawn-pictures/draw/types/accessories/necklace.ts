import { createTone, readChroma } from "../../colour.ts";
import { type Anchor, closed, curve, distance, ellipse, n, type Point, p } from "../../geometry.ts";
import { bead, brilliant, gemTone, pearls } from "../../parts/gems.ts";
import { letter } from "../../parts/labels.ts";
import { metalTone } from "../../parts/polish.ts";
import { bust, chooseGround, pool, stage } from "../../parts/props.ts";
import { type Draw, fill, linear, type Sketch, stroke } from "../../sketch.ts";

export const necklace: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.pendant as Draw))(sketch);

function steps(anchors: readonly Anchor[], step: number): (readonly [x: number, y: number, angle: number])[] {
	const through: Point[] = [];
	for (let i = 0; i + 1 < anchors.length; i++) {
		const inner = curve([anchors[i] as Anchor, anchors[i + 1] as Anchor]);
		for (let k = 0; k < 12; k++) through.push(inner.at(k / 12));
	}
	const out: (readonly [number, number, number])[] = [];
	let rest = 0;
	for (let i = 0; i + 1 < through.length; i++) {
		const [a, b] = [through[i] as Point, through[i + 1] as Point];
		const length = distance(a, b);
		const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
		while (rest <= length) {
			const t = length === 0 ? 0 : rest / length;
			out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, angle]);
			rest += step;
		}
		rest -= length;
	}
	return out;
}

function hanging(left: Point, right: Point, deep: number, sharp: number): Anchor[] {
	return Array.from({ length: 41 }, (_, i): Anchor => {
		const t = (i / 40) * 2 - 1;
		const x = (left[0] + right[0]) / 2 + ((right[0] - left[0]) / 2) * t;
		const y = left[1] + (right[1] - left[1]) * (i / 40) + deep * (1 - Math.abs(t) ** sharp);
		return [x, y];
	});
}

function links(sketch: Sketch, anchors: readonly Anchor[], size: number): void {
	const metal = metalTone(sketch.tone.base);
	const places = steps(anchors, size * 0.92);
	let open = "";
	let edge = "";
	let lit = "";
	places.forEach(([x, y, angle], i) => {
		const [c, s] = [Math.cos(angle), Math.sin(angle)];
		const [hx, hy] = [c * size * 0.62, s * size * 0.62];
		if (i % 2) edge += `M${n(x - hx)} ${n(y - hy)}L${n(x + hx)} ${n(y + hy)}`;
		else {
			const turned = n((angle * 180) / Math.PI);
			open += `M${n(x - hx)} ${n(y - hy)}A${n(size * 0.62)} ${n(size * 0.4)} ${turned} 1 1 ${n(x + hx)} ${n(y + hy)}A${n(size * 0.62)} ${n(size * 0.4)} ${turned} 1 1 ${n(x - hx)} ${n(y - hy)}Z`;
			lit += `M${n(x - hx * 0.8 + s * size * 0.2)} ${n(y - hy * 0.8 - c * size * 0.2)}L${n(x + s * size * 0.4)} ${n(y - c * size * 0.4)}`;
		}
	});
	const ground = chooseGround(sketch);
	sketch.out.push('<g transform="translate(4 7)">');
	stroke(sketch, open + edge, ground.shadow, size * 0.34, { opacity: 0.22 });
	sketch.out.push("</g>");
	stroke(sketch, edge, metal.line, size * 0.36);
	stroke(sketch, edge, metal.light, size * 0.2);
	stroke(sketch, open, metal.line, size * 0.27);
	stroke(sketch, open, metal.base, size * 0.19);
	stroke(sketch, lit, metal.gleam, size * 0.11);
}

const shapes: Record<string, Draw> = {
	pendant: (sketch) => {
		const outline = bust(sketch);
		const metal = metalTone(sketch.tone.base);
		links(sketch, hanging([-92, 148], [94, 148], 236, 1.7), 11);
		if (sketch.feature === "engraved" || (sketch.feature !== "hammered" && sketch.style % 2 === 1)) {
			medallion(sketch);
			return { silhouette: [outline], box: stage(240, 14), stands: true, light: 0, focus: [0, 420, 210] };
		}
		links(sketch, hanging([-76, 128], [78, 128], 118, 2.1), 7.5);
		bead(sketch, 1, 252, 11, metal);
		brilliant(sketch, 1, 252, 8.4, gemTone(sketch));
		const y = 396;
		pool(sketch, 14, y + 64, 74, 76, 0.34);
		stroke(sketch, ellipse(1, y - 4, 7, 12), metal.line, 5.6);
		stroke(sketch, ellipse(1, y - 4, 7, 12), metal.light, 3.4);
		const shell = closed(
			p`1 ${y + 4}c, 34 ${y + 18}, 62 ${y + 54}, 54 ${y + 98}, 1 ${y + 138}c, -52 ${y + 98}, -60 ${y + 54}, -32 ${y + 18}`,
		);
		fill(
			sketch,
			shell,
			linear(
				sketch,
				[-58, y + 10],
				[60, y + 130],
				[
					[0, metal.deep],
					[0.1, metal.base],
					[0.22, metal.gleam],
					[0.36, metal.light],
					[0.5, metal.base],
					[0.62, metal.line],
					[0.74, metal.shade],
					[0.88, metal.gleam],
					[1, metal.deep],
				],
			),
		);
		const inner = closed(
			p`1 ${y + 16}c, 28 ${y + 28}, 51 ${y + 58}, 44 ${y + 94}, 1 ${y + 126}c, -42 ${y + 94}, -49 ${y + 58}, -26 ${y + 28}`,
		);
		stroke(sketch, inner, metal.line, 2, { opacity: 0.7 });
		sketch.out.push('<g transform="translate(1.2 1.6)">');
		stroke(sketch, inner, metal.gleam, 1.4, { opacity: 0.9 });
		sketch.out.push("</g>");
		let rays = "";
		for (let i = 0; i < 28; i++) {
			const a = (i / 28) * Math.PI * 2;
			const [c, s] = [Math.cos(a), Math.sin(a)];
			const out = s > 0.4 ? 44 : 38;
			rays += `M${n(1 + c * 35)} ${n(y + 66 + s * 35)}L${n(1 + c * out)} ${n(y + 66 + s * out)}`;
		}
		stroke(sketch, rays, metal.line, 1.2, { opacity: 0.7 });
		stroke(sketch, ellipse(1, y + 66, 32), metal.line, 4.4);
		stroke(sketch, ellipse(1, y + 66, 32), metal.gleam, 1.6);
		brilliant(sketch, 1, y + 66, 30, gemTone(sketch));
		for (let i = 0; i < 6; i++) {
			const a = (i * Math.PI) / 3 + 0.5;
			bead(sketch, 1 + Math.cos(a) * 31, y + 66 + Math.sin(a) * 31, 4.2, metal);
		}
		return { silhouette: [outline], box: stage(240, 14), stands: true, light: 0, focus: [0, 420, 210] };
	},

	pearls: (sketch) => {
		const outline = bust(sketch, true);
		const warm = readChroma(sketch.tone.base) > 0.05;
		const pearl = pearls(sketch, createTone(warm ? "#efe5d6" : "#e6e6e6"));
		const metal = metalTone(sketch.tone.base);
		const strand = (left: Point, right: Point, deep: number, sharp: number, small: number, large: number) => {
			const path = hanging(left, right, deep, sharp);
			const fine = steps(path, 1);
			const places: [number, number, number][] = [];
			let next = 0;
			let before = 0;
			fine.forEach(([x, y], i) => {
				if (i < next) return;
				const size = small + (large - small) * Math.sin((i / fine.length) * Math.PI) ** 1.4;
				places.push([x, y, size]);
				next = i + size * 2 + (before > size ? -0.6 : 0.3);
				before = size;
			});
			const shade = chooseGround(sketch).shadow;
			for (const [x, y, r] of places) fill(sketch, ellipse(x + r * 0.5, y + r * 0.75, r * 1.1), shade, 0.13);
			for (const [x, y, r] of places) fill(sketch, ellipse(x + r * 0.25, y + r * 0.4, r * 1.05), shade, 0.16);
			for (const [x, y, r] of places) pearl(x, y, r);
			return places;
		};
		if (sketch.style % 3 !== 1) strand([-78, 130], [80, 130], 110, 2.2, 9.5, 14.5);
		if (sketch.style % 3 === 2) strand([-90, 146], [92, 146], 162, 2.1, 10, 15);
		strand([-98, 156], [100, 156], 214, 1.95, 10.5, 19.5);
		bead(sketch, -64, 190, 15, metal);
		brilliant(sketch, -64, 190, 11, gemTone(sketch));
		for (let i = 0; i < 9; i++) {
			const a = (i / 9) * Math.PI * 2;
			bead(sketch, -64 + Math.cos(a) * 15, 190 + Math.sin(a) * 15, 4, metal);
		}
		return { silhouette: [outline], box: stage(240, 14), stands: true, light: 0, focus: [20, 330, 200] };
	},
};

function medallion(sketch: Sketch): void {
	const metal = metalTone(sketch.tone.base);
	const y = 452;
	pool(sketch, 14, y + 12, 82, 84, 0.34);
	const coin = (r: number, flip: boolean) =>
		fill(
			sketch,
			ellipse(1, y, r),
			linear(sketch, flip ? [r, y - r] : [-r, y - r], flip ? [-r, y + r] : [r, y + r], [
				[0, metal.light],
				[0.2, metal.gleam],
				[0.38, metal.base],
				[0.55, metal.deep],
				[0.72, metal.light],
				[0.86, metal.gleam],
				[1, metal.deep],
			]),
		);
	stroke(sketch, ellipse(1, y - 72, 9, 13), metal.line, 7);
	stroke(sketch, ellipse(1, y - 72, 9, 13), metal.light, 4.6);
	fill(sketch, ellipse(3, y + 3, 64), metal.line);
	coin(63, false);
	coin(56, true);
	let rays = "";
	for (let i = 0; i < 72; i++) {
		const a = (i / 72) * Math.PI * 2;
		const from = i % 2 ? 46 : 42;
		rays += `M${n(1 + Math.cos(a) * from)} ${n(y + Math.sin(a) * from)}L${n(1 + Math.cos(a) * 54)} ${n(y + Math.sin(a) * 54)}`;
	}
	stroke(sketch, rays, metal.line, 1.3, { opacity: 0.6 });
	coin(39, false);
	stroke(sketch, ellipse(1, y, 39), metal.line, 1.2, { opacity: 0.6 });
	fill(sketch, letter(2.5, y - 22.5, 44), metal.line, 0.8);
	fill(sketch, letter(0.5, y - 25, 44), metal.gleam);
	for (let i = 0; i < 4; i++) {
		const a = (i * Math.PI) / 2 + Math.PI / 4;
		brilliant(sketch, 1 + Math.cos(a) * 48, y + Math.sin(a) * 48, 6.4, gemTone(sketch));
	}
}
