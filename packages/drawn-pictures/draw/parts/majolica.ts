import { clamp, n, type Point, xy } from "../geometry.ts";
import { print, type Sketch } from "../sketch.ts";
import { type Body, band, wrapped } from "./lathe.ts";
import { patterns } from "./pattern.ts";

const OCHRE = "#d59a2e";
const LEAF = "#5d7f4d";

type Place = (dx: number, dy: number) => Point;

function petal(place: Place, turn: number, long: number, wide: number, off = 0): string {
	const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
	const points: string[] = [];
	const along = [0, 0.2, 0.45, 0.7, 0.9, 1, 0.9, 0.7, 0.45, 0.2];
	const across = [0, 0.34, 0.5, 0.42, 0.2, 0, -0.2, -0.42, -0.5, -0.34];
	along.forEach((t, i) => {
		const [a, b] = [(across[i] ?? 0) * wide, -(off + t * long)];
		points.push(xy(place(a * c - b * s, a * s + b * c)));
	});
	return `M${points.join("L")}Z`;
}
function disc(place: Place, r: number, dx = 0, dy = 0): string {
	const points = Array.from({ length: 14 }, (_, i) =>
		xy(place(dx + Math.cos((i / 14) * 6.283) * r, dy + Math.sin((i / 14) * 6.283) * r)),
	);
	return `M${points.join("L")}Z`;
}

export function bloom(sketch: Sketch, place: Place, r: number): void {
	let blue = "";
	let green = "";
	let pale = "";
	for (let i = 0; i < 4; i++) {
		green += petal(place, 45 + i * 90, r * 0.92, r * 0.34, r * 0.34);
		for (const side of [-1, 1]) green += petal(place, 45 + i * 90 + side * 21, r * 0.5, r * 0.17, r * 0.46);
	}
	for (let i = 0; i < 8; i++) {
		blue += petal(place, i * 45, r * 0.62, r * 0.36, r * 0.12);
		pale += petal(place, i * 45, r * 0.34, r * 0.13, r * 0.26);
	}
	print(sketch, green, LEAF, 0.92);
	print(sketch, blue, sketch.accent.base);
	print(sketch, pale, sketch.tone.light, 0.8);
	print(sketch, disc(place, r * 0.2), OCHRE);
	print(sketch, disc(place, r * 0.09), sketch.accent.deep);
}

export function paint(sketch: Sketch, body: Body): void {
	const { pattern, accent } = sketch;
	const high = body.bottom - body.top;
	if (pattern === "solid") return;
	if (pattern === "stripe") {
		let broad = "";
		let fine = "";
		for (let y = body.top + 20; y < body.bottom - 12; y += 42) {
			broad += band(body, y, y + 15);
			fine += band(body, y + 22, y + 25);
		}
		print(sketch, broad, accent.base, 0.94);
		print(sketch, fine, accent.base, 0.8);
		return;
	}
	if (pattern !== "majolica") {
		patterns[pattern](sketch, wrapped(body));
		return;
	}
	const line = (at: number, thick: number, colour = accent.base) =>
		print(sketch, band(body, body.top + high * at, body.top + high * at + thick), colour);
	const place =
		(degrees: number, y: number): Place =>
		(dx, dy) => {
			const r = Math.max(30, body.radius(y));
			return body.at(
				clamp(degrees + ((dx / r) * 180) / Math.PI, -90, 90),
				clamp(y + dy, body.top, body.bottom),
			);
		};
	line(0.02, 5);
	line(0.05, 2, OCHRE);
	const rim = body.top + high * 0.1;
	let waves = "";
	let dots = "";
	for (let d = -96; d <= 96; d += 16) {
		const put = place(d, rim);
		const small = Math.min(1, body.radius(rim) / 110) * Math.min(1, high / 260);
		for (const turn of [-58, 0, 58]) waves += petal(put, turn, 17 * small, 8 * small);
		dots += disc(put, 2.6 * small, 0, 6 * small);
	}
	print(sketch, waves, accent.base);
	print(sketch, dots, OCHRE);
	line(0.145, 2.4);
	const heights = Array.from({ length: 21 }, (_, i) => body.top + high * (0.3 + i * 0.02));
	const belly = heights.reduce(
		(best, y) => (body.radius(y) > body.radius(best) + 0.5 ? y : best),
		body.top + high * 0.44,
	);
	const size = Math.min(body.radius(belly) * 0.42, high * 0.17);
	const step = (size * 2.5 * 180) / Math.PI / body.radius(belly);
	for (let d = -Math.ceil(110 / step) * step; d <= 110; d += step) {
		if (Math.abs(d) < 100) bloom(sketch, place(d, belly), size);
		const between = place(d + step / 2, belly);
		if (Math.abs(d + step / 2) > 88) continue;
		let sprig = "";
		for (const [turn, long] of [
			[0, 0.9],
			[180, 0.9],
		] as const)
			sprig += petal(between, turn, size * long, size * 0.28, size * 0.08);
		print(sketch, sprig, accent.base, 0.9);
		print(sketch, disc(between, size * 0.13), OCHRE);
	}
	line(0.74, 2.4);
	line(0.765, 5.5);
	let leaves = "";
	let veins = "";
	const foot = body.top + high * 0.985;
	for (let d = -84; d <= 84; d += 14) {
		leaves += petal(place(d, foot), 0, high * 0.19, Math.min(22, high * 0.07));
		veins += petal(place(d + 7, foot), 0, high * 0.1, 7);
	}
	print(sketch, leaves, accent.base, 0.95);
	print(sketch, veins, OCHRE, 0.95);
}

export function paintRound(
	sketch: Sketch,
	x: number,
	y: number,
	r: number,
	squash: number,
	hub: number,
): void {
	const { pattern, accent } = sketch;
	const flat = (dx: number, dy: number): Point => [x + dx, y + dy * squash];
	const ring = (outer: number, inner: number) =>
		circle(x, y, outer, squash) + circle(x, y, inner, squash, true);
	if (pattern === "stripe") {
		for (const [outer, inner] of [
			[0.97, 0.9],
			[0.86, 0.84],
			[0.62, 0.6],
			[0.3, 0.24],
		] as const)
			print(sketch, ring(r * outer, r * inner), accent.base, 0.92);
		return;
	}
	if (pattern === "solid") return;
	const round = (radius: number, degrees: number): Place => {
		const a = (degrees * Math.PI) / 180;
		return (dx, dy) => {
			const [px, py] = [radius - dy, dx];
			return flat(px * Math.cos(a) - py * Math.sin(a), px * Math.sin(a) + py * Math.cos(a));
		};
	};
	if (pattern === "dot") {
		let dots = "";
		for (const [rows, count] of [
			[0.9, 36],
			[0.76, 30],
			[0.5, 18],
			[0.3, 11],
			[0.1, 4],
		] as const)
			for (let i = 0; i < count; i++) dots += disc(round(r * rows, (i * 360) / count), r * 0.024);
		print(sketch, dots, accent.base);
		return;
	}
	print(sketch, ring(r * 0.985, r * 0.95), accent.base);
	print(sketch, ring(r * 0.93, r * 0.917), OCHRE);
	const count = 12;
	let blue = "";
	let green = "";
	let gold = "";
	for (let i = 0; i < count; i++) {
		const turn = (i * 360) / count;
		const at = round(r * (hub + 0.03 + (0.9 - hub) * 0.34), turn);
		const wide = r * (0.9 - hub);
		for (const side of [-52, -26, 0, 26, 52])
			blue += petal(at, side, wide * (0.56 - Math.abs(side) * 0.004), wide * 0.17);
		const next = round(r * (hub + 0.04), turn + 180 / count);
		green +=
			petal(next, 0, wide * 0.7, wide * 0.2) +
			petal(next, 34, wide * 0.44, wide * 0.14) +
			petal(next, -34, wide * 0.44, wide * 0.14);
		gold += disc(round(r * 0.86, turn + 180 / count), wide * 0.085) + disc(at, wide * 0.08);
	}
	print(sketch, green, LEAF, 0.92);
	print(sketch, blue, accent.base);
	print(sketch, gold, OCHRE);
	print(sketch, ring(r * (hub + 0.015), r * (hub - 0.01)), accent.base);
	print(sketch, ring(r * (hub - 0.03), r * (hub - 0.042)), OCHRE);
	bloom(sketch, flat, r * hub * 0.66);
	let small = "";
	for (let i = 0; i < 16; i++) {
		const at = round(r * (hub - 0.1), i * 22.5 + 11.25);
		small += petal(at, 180, r * hub * 0.2, r * hub * 0.09);
	}
	print(sketch, small, accent.base, 0.9);
}

export function paintInside(sketch: Sketch, y: number, r: number, tip: number, deep: number): void {
	const { accent } = sketch;
	const wall = (degrees: number, d: number): Point => {
		const angle = (degrees * Math.PI) / 180;
		const narrow = 1 - 0.42 * (d / deep) ** 2;
		return [Math.cos(angle) * r * narrow, y + d - Math.sin(angle) * tip * narrow];
	};
	const seen = ([px, py]: Point) => (px / r) ** 2 + ((py - y) / tip) ** 2 < 0.985;
	const line = (d: number, thick: number, colour: string) => {
		const over: string[] = [];
		const under: string[] = [];
		for (let a = 2; a <= 178; a += 4) {
			const [from, to] = [wall(a, d), wall(a, d + thick)];
			if (!seen(from) || !seen(to)) continue;
			over.push(xy(from));
			under.unshift(xy(to));
		}
		if (over.length > 1) print(sketch, `M${over.join("L")}L${under.join("L")}Z`, colour, 0.95);
	};
	line(5, 6, accent.base);
	line(15, 2.4, OCHRE);
	if (sketch.pattern === "stripe") {
		line(34, 8, accent.base);
		return;
	}
	if (sketch.pattern !== "majolica" && sketch.pattern !== "floral") return;
	let blue = "";
	let green = "";
	let gold = "";
	for (let a = 14; a <= 166; a += 15.2) {
		const place: Place = (dx, dy) => wall(a - (dx / r) * 57.3, 40 - dy * 0.8);
		if (![-12, 0, 12].every((dx) => seen(place(dx, -16)) && seen(place(dx, 20)))) continue;
		for (const turn of [-50, 0, 50]) blue += petal(place, turn + 180, 24, 11);
		for (const turn of [-130, 130]) green += petal(place, turn + 180, 18, 8);
		gold += disc(place, 4);
	}
	print(sketch, green, LEAF, 0.9);
	print(sketch, blue, accent.base, 0.95);
	print(sketch, gold, OCHRE);
}

const circle = (x: number, y: number, r: number, squash: number, reverse = false): string =>
	`M${n(x - r)} ${n(y)}A${n(r)} ${n(r * squash)} 0 1 ${reverse ? 0 : 1} ${n(x + r)} ${n(y)}A${n(r)} ${n(r * squash)} 0 1 ${reverse ? 0 : 1} ${n(x - r)} ${n(y)}Z`;
