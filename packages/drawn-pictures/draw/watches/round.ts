import { closed, ellipse, n, p } from "../geometry.ts";
import { metalTone } from "../parts/polish.ts";
import { chooseGround, stage } from "../parts/props.ts";
import { box } from "../parts/rounded-box.ts";
import { type Draw, fill, linear, radial, stroke } from "../sketch.ts";
import { brushed, caseBack, crystal, DIALS, type Dial, hands, INK, signature, Y } from "./dial.ts";
import { mount } from "./mount.ts";
export const round: Draw = (sketch) => {
	const metal = metalTone(sketch.tone.base);
	const dial = DIALS[sketch.style % DIALS.length] as Dial;
	const pillow = mount(sketch, 104, Y - 104, Y + 104);
	const r = 124;
	fill(sketch, ellipse(12, Y + 15, r), chooseGround(sketch).shadow, 0.34);
	fill(sketch, ellipse(7, Y + 9, r), chooseGround(sketch).shadow, 0.3);
	for (const side of [-1, 1])
		for (const end of [-1, 1]) {
			const lug = closed(
				p`${side * 46} ${Y + end * 106}c, ${side * 51} ${Y + end * 142}, ${side * 62} ${Y + end * 150}, ${side * 74} ${Y + end * 139}, ${side * 84} ${Y + end * 82}c`,
			);
			fill(
				sketch,
				lug,
				linear(
					sketch,
					[side * 40, Y + end * 84],
					[side * 84, Y + end * 150],
					[
						[0, metal.shade],
						[0.26, metal.base],
						[0.5, metal.gleam],
						[0.74, metal.light],
						[1, end * side < 0 ? metal.deep : metal.shade],
					],
				),
			);
			stroke(sketch, lug, metal.line, 1, { opacity: 0.7 });
		}
	fill(sketch, box(r - 6, Y - 16, 30, 32, 5), linear(sketch, [0, Y - 16], [0, Y + 16], brushed(metal)));
	let notches = "";
	for (let y = -12; y <= 12; y += 4) notches += `M${r + 4} ${Y + y}h19`;
	stroke(sketch, notches, metal.line, 1.3, { opacity: 0.8 });
	fill(sketch, ellipse(0, Y, r), linear(sketch, [-100, Y - 110], [100, Y + 110], brushed(metal)));
	fill(sketch, ellipse(0, Y, r - 9), linear(sketch, [100, Y - 100], [-100, Y + 100], brushed(metal)));
	stroke(sketch, ellipse(0, Y, r - 9), metal.line, 1, { opacity: 0.6 });
	fill(sketch, ellipse(0, Y, r - 21), metal.line);
	const face = r - 23;
	if (sketch.back) {
		caseBack(sketch, metal, ellipse(0, Y, face), face);
		return {
			silhouette: [pillow, ellipse(0, Y, r)],
			box: stage(208, 112),
			stands: true,
			light: 0,
			focus: [0, Y, 260],
		};
	}
	fill(
		sketch,
		ellipse(0, Y, face),
		radial(sketch, -30, Y - 40, face * 1.6, [
			[0, dial.light],
			[0.5, dial.base],
			[1, dial.dark],
		]),
	);
	let rays = "";
	for (let i = 0; i < 72; i++) {
		const a = (i / 72) * Math.PI * 2;
		rays += `M0 ${Y}L${n(Math.cos(a) * face * 0.66)} ${n(Y + Math.sin(a) * face * 0.66)}`;
	}
	stroke(sketch, rays, dial.line, 0.7, { opacity: 0.2 });
	stroke(sketch, ellipse(0, Y, face * 0.68), dial.line, 0.8, { opacity: 0.6 });
	let minutes = "";
	for (let i = 0; i < 60; i++) {
		const a = (i / 60) * Math.PI * 2;
		const from = face * (i % 5 ? 0.92 : 0.9);
		minutes += `M${n(Math.sin(a) * from)} ${n(Y - Math.cos(a) * from)}L${n(Math.sin(a) * face * 0.96)} ${n(Y - Math.cos(a) * face * 0.96)}`;
	}
	stroke(sketch, minutes, dial.ink, 1.1, { cap: "butt" });
	for (let i = 0; i < 12; i++) {
		const [from, to, w] = [face * (i % 3 ? 0.7 : 0.66), face * 0.87, i % 3 ? 2.8 : 4.6];
		sketch.out.push(`<g transform="translate(0 ${Y}) rotate(${i * 30})">`);
		fill(sketch, `M${-w + 1} ${-to + 1.5}h${2 * w}v${n(to - from)}h${-2 * w}z`, "#000000", 0.16);
		fill(sketch, `M${-w} ${-to}h${2 * w}v${n(to - from)}h${-2 * w}z`, metal.deep);
		fill(sketch, `M${-w} ${-to}h${w}v${n(to - from)}h${-w}z`, metal.light);
		sketch.out.push("</g>");
	}
	signature(sketch, Y - 58, dial.ink);
	fill(sketch, ellipse(0, Y + 46, 26), dial.dark, 0.5);
	stroke(sketch, ellipse(0, Y + 46, 26), dial.line, 1);
	let ticks = "";
	for (let i = 0; i < 12; i++) {
		const a = (i * Math.PI) / 6;
		ticks += `M${n(Math.sin(a) * 20)} ${n(Y + 46 - Math.cos(a) * 20)}L${n(Math.sin(a) * 24)} ${n(Y + 46 - Math.cos(a) * 24)}`;
	}
	stroke(sketch, ticks, dial.ink, 1);
	stroke(sketch, `M0 ${Y + 46}L-13 ${Y + 58}`, dial.ink, 1.6);
	hands(sketch, face, dial.ink === INK ? "#23314f" : metal.gleam);
	stroke(sketch, ellipse(0, Y, face), "#000000", 3.4, { opacity: 0.2 });
	crystal(
		sketch,
		closed(p`-86 ${Y - 32}, -54 ${Y - 78}, 8 ${Y - 94}, -26 ${Y - 62}, -62 ${Y - 10}, -82 ${Y + 12}`),
	);
	return {
		silhouette: [pillow, ellipse(0, Y, r)],
		box: stage(208, 112),
		stands: true,
		light: 0,
		focus: [16, Y - 14, 250],
	};
};
