import { xy } from "./geometry.ts";
import type { Panel } from "./panel.ts";

/** A column of the cloth as a line: ribs, pleats, wales. */
export function columnPath(cloth: Panel, u: number, from: number, to: number, steps = 10): string {
	const points: string[] = [];
	for (let i = 0; i <= steps; i++) points.push(xy(cloth.at(u, from + ((to - from) * i) / steps)));
	return `M${points.join("L")}`;
}
