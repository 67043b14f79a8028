import { encodeWeave, formEdge, formFill, formRelief } from "../form.ts";
import { type Anchor, lerp, xy } from "../geometry.ts";
import { between, lay } from "../parts/cloth.ts";
import { type Panel, panel } from "../parts/panel.ts";
import { fill, linear, type Sketch } from "../sketch.ts";
import { groove, softStroke } from "./marks.ts";

export function swell(anchors: readonly Anchor[], from: number, count: number, out: number): Anchor[] {
	const straight = panel({ left: anchors, right: anchors.map(([x, y, c]): Anchor => [x + 1, y, c]) });
	const points: Anchor[] = [];
	for (let i = 0; i <= count; i++) {
		const v = lerp(from, 1, i / count);
		const [x, y] = straight.at(0, v);
		points.push([x, y, "c"]);
		if (i === count) break;
		for (const part of [0.22, 0.5, 0.8]) {
			const [mx, my] = straight.at(0, lerp(from, 1, (i + part) / count));
			points.push([mx + out * (part === 0.5 ? 1 : 0.78), my]);
		}
	}
	return points;
}

export function puff(sketch: Sketch, body: Panel, count: number): void {
	const { tone, random } = sketch;
	lay(sketch, body, { round: 0.6, edge: 1 });
	const weave = encodeWeave(90);
	let seams = "";
	let puckers = "";
	let ridges = "";
	for (let i = 0; i < count; i++) {
		const [from, to] = [i / count, (i + 1) / count];
		const channel = between(body, 0, 1, from, to);
		const high = body.height / count;
		sketch.out.push(
			formFill(channel, weave),
			formEdge(channel, weave, high * 0.62, 0.3),
			formEdge(channel, weave, high * 0.3, 0.4),
			formEdge(channel, weave, 7, 0.6),
		);
		if (i > 0) seams += row(body, from);
		for (let k = 0; k < 15; k++) {
			const u = clampUnit((k + 0.5 + random.between(-0.4, 0.4)) / 15);
			const long = random.between(0.14, 0.42) / count;
			const slip = random.between(-0.022, 0.022);
			for (const down of [1, -1]) {
				const v = down > 0 ? from : to;
				const [x, y] = body.at(u, v);
				const [x2, y2] = body.at(clampUnit(u + slip), v + down * long);
				const blade = `M${xy([x - 3.4, y])}Q${xy([(x + x2) / 2 - 1, (y + y2) / 2])} ${xy([x2, y2])}Q${xy([(x + x2) / 2 + 2, (y + y2) / 2])} ${xy([x + 3.4, y])}Z`;
				if (k % 3 === 2) ridges += blade;
				else puckers += blade;
			}
		}
		const [top, bottom] = [body.at(0.5, from), body.at(0.5, to)];
		fill(
			sketch,
			channel,
			linear(sketch, top, bottom, [
				[0, tone.deep, 0.2],
				[0.16, tone.gleam, 0.05],
				[0.34, tone.gleam, 0.12],
				[0.6, tone.deep, 0],
				[0.88, tone.deep, 0.22],
				[1, tone.deep, 0.4],
			]),
		);
	}
	sketch.out.push(formRelief(puckers, weave, -0.28), formRelief(ridges, weave, 0.2));
	softStroke(sketch, seams, tone.deep, 9, 0.3);
	groove(sketch, seams, 1.1);
}

const clampUnit = (value: number): number => Math.min(0.985, Math.max(0.015, value));

function row(body: Panel, v: number): string {
	const points: string[] = [];
	for (let i = 0; i <= 18; i++) points.push(xy(body.at(i / 18, v + Math.sin((i / 18) * Math.PI) * 0.006)));
	return `M${points.join("L")}`;
}
