import { closed, ellipse, n, p } from "../geometry.ts";
import { metalTone } from "../parts/polish.ts";
import { chooseGround, stage } from "../parts/props.ts";
import { box } from "../parts/rounded-box.ts";
import { type Draw, fill, linear, type Sketch, stroke } from "../sketch.ts";
import { brushed, caseBack, crystal, hands, INK, signature, Y } from "./dial.ts";
import { mount } from "./mount.ts";
export const tank: Draw = (sketch) => {
	const metal = metalTone(sketch.tone.base);
	const pillow = mount(sketch, 116, Y - 112, Y + 112);
	const [w, h] = [94, 134];
	const shade = chooseGround(sketch).shadow;
	fill(sketch, box(-w + 12, Y - h + 16, w * 2, h * 2, 14), shade, 0.32);
	fill(sketch, box(-w + 6, Y - h + 8, w * 2, h * 2, 14), shade, 0.3);
	fill(sketch, box(w - 4, Y - 15, 22, 30, 4), linear(sketch, [0, Y - 15], [0, Y + 15], brushed(metal)));
	fill(sketch, closed(p`${w + 17} ${Y - 10}c, ${w + 29} ${Y}, ${w + 17} ${Y + 10}c`), "#27408f");
	fill(sketch, ellipse(w + 20, Y - 3, 2.4), "#ffffff", 0.9);
	fill(
		sketch,
		box(-w + 20, Y - h + 20, w * 2 - 40, h * 2 - 40, 4),
		linear(sketch, [0, Y - h], [0, Y + h], brushed(metal)),
	);
	for (const side of [-1, 1]) {
		const x = side < 0 ? -w : w - 32;
		fill(sketch, box(x, Y - h, 32, h * 2, 15), linear(sketch, [x, 0], [x + 32, 0], brushed(metal)));
		fill(
			sketch,
			box(x, Y - h, 32, h * 2, 15),
			linear(
				sketch,
				[0, Y - h],
				[0, Y + h],
				[
					[0, metal.line, 0.6],
					[0.08, "#ffffff", 0.4],
					[0.24, "#ffffff", 0],
					[0.8, metal.line, 0.05],
					[1, metal.line, 0.7],
				],
			),
		);
		stroke(sketch, box(x, Y - h, 32, h * 2, 15), metal.line, 1, { opacity: 0.6 });
	}
	const [fw, fh] = [w - 32, h - 36];
	const face = box(-fw, Y - fh, fw * 2, fh * 2, 3);
	if (sketch.back) {
		caseBack(sketch, metal, face, fw);
		return {
			silhouette: [pillow, box(-w, Y - h, w * 2, h * 2, 14)],
			box: stage(208, 112),
			stands: true,
			light: 0,
			focus: [0, Y, 260],
		};
	}
	fill(sketch, face, "#f7f3ea");
	fill(
		sketch,
		face,
		linear(
			sketch,
			[-fw, Y - fh],
			[fw, Y + fh],
			[
				[0, "#ffffff", 0.7],
				[0.5, "#f7f3ea", 0],
				[1, "#b7ab95", 0.6],
			],
		),
	);
	stroke(sketch, face, metal.line, 2);
	const track = (inset: number, width: number) =>
		stroke(
			sketch,
			box(-fw + inset, Y - fh + inset * 1.3, (fw - inset) * 2, (fh - inset * 1.3) * 2, 1),
			INK,
			width,
		);
	track(30, 1);
	track(36, 1);
	numerals(sketch, fw, fh);
	signature(sketch, Y - 46);
	hands(sketch, 66, "#2b4a9a");
	stroke(sketch, face, "#000000", 3, { opacity: 0.16 });
	crystal(sketch, `M${-fw + 6} ${Y + 20}V${Y - fh + 8}H${fw * 0.3}Z`, 0.2);
	return {
		silhouette: [pillow, box(-w, Y - h, w * 2, h * 2, 14)],
		box: stage(208, 112),
		stands: true,
		light: 0,
		focus: [14, Y - 20, 240],
	};
};

function numerals(sketch: Sketch, fw: number, fh: number): void {
	const words = ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];
	const places: readonly (readonly [number, number])[] = [
		[0, -1],
		[0.52, -1],
		[0.92, -0.56],
		[0.94, 0],
		[0.92, 0.56],
		[0.52, 1],
		[0, 1],
		[-0.52, 1],
		[-0.92, 0.56],
		[-0.94, 0],
		[-0.92, -0.56],
		[-0.52, -1],
	];
	let bold = "";
	let thin = "";
	words.forEach((word, i) => {
		const [px, py] = places[i] as readonly [number, number];
		const flat = Math.abs(py) < 1;
		const [x, y] = [px * (fw - 15), Y + py * (fh - 19)];
		const [sx, sy] = flat ? [0.82, 0.8] : [0.78, 1.1];
		const advance = { I: 6, V: 12, X: 12 } as const;
		const width = [...word].reduce((all, c) => all + advance[c as "I" | "V" | "X"], 0) * sx;
		let at = x - width / 2;
		for (const c of word) {
			const w = advance[c as "I" | "V" | "X"] * sx;
			const [l, r, t, b] = [at + 1.4, at + w - 1.4, y - 10 * sy, y + 10 * sy];
			if (c === "I") bold += `M${n((l + r) / 2)} ${n(t)}V${n(b)}`;
			if (c === "V") {
				bold += `M${n(l)} ${n(t)}L${n((l + r) / 2)} ${n(b)}`;
				thin += `M${n(r)} ${n(t)}L${n((l + r) / 2)} ${n(b)}`;
			}
			if (c === "X") {
				bold += `M${n(l)} ${n(t)}L${n(r)} ${n(b)}`;
				thin += `M${n(r)} ${n(t)}L${n(l)} ${n(b)}`;
			}
			at += w;
		}
	});
	stroke(sketch, bold, INK, 2.6, { cap: "butt" });
	stroke(sketch, thin, INK, 1, { cap: "butt" });
}
