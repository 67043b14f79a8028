import { type Anchor, mirror } from "../../geometry.ts";
import { type Panel, panel } from "../../parts/panel.ts";

export function legLine(back: boolean, half: number, hip: number, low: number): Anchor[] {
	const deep = low - hip;
	return back
		? [
				[half, hip, "c"],
				[half * 0.82, hip + deep * 0.36],
				[half * 0.5, hip + deep * 0.72],
				[24, low - 4, "c"],
			]
		: [
				[half, hip, "c"],
				[half * 0.66, hip + deep * 0.29],
				[half * 0.36, hip + deep * 0.64],
				[19, low - 4, "c"],
			];
}

export type Legs = { half: number; hip: number; low: number };

export function bodyPanel(
	top: readonly Anchor[],
	left: readonly Anchor[],
	right: readonly Anchor[],
	{ half, hip, low }: Legs,
	back: boolean,
): Panel {
	const leg = legLine(back, half, hip, low);
	const other = mirror(leg);
	const [a, b] = [other[3] as Anchor, leg[3] as Anchor];
	return panel({
		top,
		left: [...left.slice(0, -1), ...other],
		right: [...right.slice(0, -1), ...leg],
		bottom: [a, [0, low], b],
	});
}
