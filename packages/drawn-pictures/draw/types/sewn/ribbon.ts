import { type Anchor, curve, lerp, type Point } from "../../geometry.ts";
import { type Panel, panel } from "../../parts/panel.ts";

export function ribbon(middle: readonly Anchor[], widths: readonly number[]): Panel {
	const spine = curve(middle);
	const steps = 10;
	const left: Anchor[] = [];
	const right: Anchor[] = [];
	for (let i = 0; i <= steps; i++) {
		const t = i / steps;
		const [x, y] = spine.at(t);
		const [nx, ny] = normal(spine.at, t);
		const half = widthAt(widths, t) / 2;
		left.push([x - nx * half, y - ny * half]);
		right.push([x + nx * half, y + ny * half]);
	}
	return panel({ left, right });
}

function normal(at: (t: number) => Point, t: number): Point {
	const [x0, y0] = at(Math.max(0, t - 0.06));
	const [x1, y1] = at(Math.min(1, t + 0.06));
	const length = Math.hypot(x1 - x0, y1 - y0) || 1;
	return [(y1 - y0) / length, -(x1 - x0) / length];
}

function widthAt(widths: readonly number[], t: number): number {
	const place = t * (widths.length - 1);
	const i = Math.min(widths.length - 2, Math.floor(place));
	const [a, b] = [widths[Math.max(0, i)] ?? 0, widths[i + 1] ?? widths[0] ?? 0];
	return lerp(a, b, place - Math.max(0, i));
}
