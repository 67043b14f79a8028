import type { Point } from "../geometry.ts";
import type { Loop } from "./contour.ts";

export function writePath(list: readonly Loop[], tolerance = 0.15): string {
	let path = "";
	for (const loop of list) path += written(simplify(loop, tolerance), true);
	return path;
}

export function polyline(points: readonly Point[], close = false): string {
	const line: number[] = [];
	for (const [x, y] of points) line.push(x, y);
	return written(line, close);
}

function written(line: Loop, close: boolean): string {
	let lx = Math.round((line[0] as number) * 10);
	let ly = Math.round((line[1] as number) * 10);
	let path = `M${lx / 10} ${ly / 10}`;
	let begun = false;
	for (let i = 2; i < line.length; i += 2) {
		const rx = Math.round((line[i] as number) * 10);
		const ry = Math.round((line[i + 1] as number) * 10);
		if (rx === lx && ry === ly) continue;
		path += begun ? (rx >= lx ? " " : "") : "l";
		path += tenths(rx - lx) + (ry < ly ? "" : " ") + tenths(ry - ly);
		begun = true;
		lx = rx;
		ly = ry;
	}
	return begun ? path + (close ? "z" : "") : "";
}

function tenths(value: number): string {
	const at = value + REMEMBERED;
	if (at < 0 || at > REMEMBERED * 2) return write(value);
	texts[at] ??= write(value);
	return texts[at] as string;
}
const REMEMBERED = 512;
const texts: (string | undefined)[] = new Array(REMEMBERED * 2 + 1).fill(undefined);
const write = (value: number): string => String(value / 10).replace(/^(-?)0\./, "$1.");

function simplify(loop: Loop, tolerance: number): number[] {
	let ax = loop[0] as number;
	let ay = loop[1] as number;
	const out = [ax, ay];
	let since = 2;
	for (let i = 2; i < loop.length; i += 2) {
		const dx = (loop[i] as number) - ax;
		const dy = (loop[i + 1] as number) - ay;
		const most = tolerance * (Math.sqrt(dx * dx + dy * dy) || 1);
		for (let k = since; k < i; k += 2) {
			const off = ((loop[k] as number) - ax) * dy - ((loop[k + 1] as number) - ay) * dx;
			if (off <= most && off >= -most) continue;
			ax = loop[i - 2] as number;
			ay = loop[i - 1] as number;
			out.push(ax, ay);
			since = i;
			break;
		}
	}
	if (since < loop.length) out.push(loop[loop.length - 2] as number, loop[loop.length - 1] as number);
	return out;
}
