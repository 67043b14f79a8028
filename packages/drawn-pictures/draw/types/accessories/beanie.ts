import { shift } from "../../colour.ts";
import { encodeWeave, formLine } from "../../form.ts";
import { closed, n, type Point, p, xy } from "../../geometry.ts";
import { between, type Fold, lay } from "../../parts/cloth.ts";
import { letter } from "../../parts/labels.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { acrossForm, type Draw, print, radial, type Sketch, stroke } from "../../sketch.ts";

export const beanie: Draw = (sketch) => {
	const { tone } = sketch;
	const bobble = sketch.cut === "pompom";
	const dome = panel({
		left: p`-104 318, -152 400, -166 520`,
		right: p`110 314, 154 400, 168 520`,
		top: p`-104 318, -60 276, 4 264, 66 274, 110 314`,
		bottom: p`-166 520, 0 540, 168 520`,
	});
	if (bobble) pompom(sketch, 4, 236, 78);
	knit(
		sketch,
		dome,
		1.2,
		[0.22, 0.4, 0.58, 0.76].map((u, i) => ({
			from: [0.5 + (u - 0.5) * 0.5, 0.02] as const,
			to: [u, 0.34 + (i % 2) * 0.1] as const,
			width: 16,
			shape: "top" as const,
		})),
	);
	ribs(sketch, dome, bobble ? 15 : 11, true);
	volume(sketch, dome.outline, -168, 170);
	print(sketch, closed(p`-164 492, 0 510, 166 490, 168 520, 0 540, -166 520`), tone.line, 0.22);
	const cuff = panel({
		left: p`-172 486, -182 540, -174 590`,
		right: p`174 484, 184 540, 176 588`,
		top: p`-172 486, -90 502, 0 506, 90 502, 174 484`,
		bottom: p`-174 590, -90 604, 2 608, 92 603, 176 588`,
	});
	knit(sketch, cuff, 1.3, []);

	ribs(sketch, cuff, bobble ? 12 : 11, false);
	volume(sketch, cuff.outline, -182, 184);
	if (!sketch.back) label(sketch);
	return {
		silhouette: [dome.outline, cuff.outline],
		box: [-184, bobble ? 154 : 260, 186, 606],
		stands: true,
		focus: bobble ? [30, 350, 240] : [40, 470, 230],
	};
};

function knit(sketch: Sketch, cloth: Panel, swell: number, dark: readonly Fold[]): void {
	lay(sketch, cloth, { round: swell, dark, pattern: sketch.pattern !== "stripe" });
	if (sketch.pattern !== "stripe") return;
	const step = 52 / cloth.height;
	let bands = "";
	for (let v = 0.12; v < 0.98; v += step) bands += between(cloth, 0, 1, v, Math.min(1, v + step * 0.42));
	print(sketch, bands, sketch.accent.base, 0.94);
}

function ribs(sketch: Sketch, cloth: Panel, wide: number, gathered: boolean): void {
	const count = Math.round(cloth.maxWidth / wide);
	let path = "";
	for (let i = 1; i < count; i++) {
		const u = i / count;
		const points: Point[] = [];
		for (let k = 0; k <= 8; k++) {
			const v = 0.01 + (k / 8) * 0.98;
			const lean = gathered ? 0.72 + 0.28 * Math.min(1, v * 1.7) : 1;
			points.push(cloth.at(0.5 + (u - 0.5) * lean, v));
		}
		path += `M${points.map(xy).join("L")}`;
	}
	sketch.out.push(formLine(path, encodeWeave(0), wide * 0.42, -0.3));
	stroke(sketch, path, sketch.tone.line, wide * 0.22, { opacity: 0.2 });
}

const volume = (sketch: Sketch, path: string, left: number, right: number): void => {
	const { gleam, line: dark } = sketch.tone;
	acrossForm(sketch, path, left, right, [
		[0, dark, 0.2],
		[0.16, dark, 0],
		[0.3, gleam, 0.2],
		[0.48, gleam, 0],
		[0.8, dark, 0.22],
		[1, dark, 0.42],
	]);
};

function label(sketch: Sketch): void {
	const ink = sketch.accent.base;
	sketch.out.push('<g transform="translate(78 556) rotate(-3)">');
	print(sketch, "M-30 -17h62v36h-62z", shift(sketch.tone.base, -0.24), 0.5);
	print(sketch, "M-31 -18h62v36h-62z", "#211c19");
	print(sketch, letter(0, -11, 20), ink);
	stroke(sketch, "M-27 -14v28M27 -14v28", ink, 1.4, { dash: "3 2", opacity: 0.8 });
	sketch.out.push("</g>");
}

function pompom(sketch: Sketch, x: number, y: number, r: number): void {
	const { tone, random } = sketch;
	const edge: string[] = [];
	for (let i = 0; i < 90; i++) {
		const a = (i / 90) * Math.PI * 2;
		const reach = r * (i % 2 ? random.between(0.96, 1.05) : random.between(0.86, 0.93));
		edge.push(`${n(x + Math.cos(a) * reach)} ${n(y + Math.sin(a) * reach * 0.96)}`);
	}
	const ball = `M${edge.join("L")}Z`;
	print(sketch, ball, tone.shade);
	print(
		sketch,
		ball,
		radial(sketch, x - r * 0.3, y - r * 0.36, r * 1.5, [
			[0, tone.gleam, 0.9],
			[0.35, tone.light, 0.7],
			[0.65, tone.base, 0.4],
			[1, tone.line, 0.6],
		]),
	);
	for (const [colour, opacity, count, width] of [
		[tone.line, 0.34, 190, 2.2],
		[tone.light, 0.65, 210, 2.4],
		[tone.gleam, 0.6, 120, 1.6],
	] as const) {
		let strands = "";
		for (let i = 0; i < count; i++) {
			const a = random.between(0, Math.PI * 2);
			const from = r * Math.sqrt(random.between(0, 0.86));
			const bright = colour !== tone.line;
			const side = Math.cos(a + 2.3) * (from / r);
			if (bright ? side < -0.5 : side > 0.55) continue;
			const long = random.between(7, 17);
			const bend = random.between(-0.3, 0.3);
			strands += `M${n(x + Math.cos(a) * from)} ${n(y + Math.sin(a) * from * 0.96)}l${n(Math.cos(a + bend) * long)} ${n(Math.sin(a + bend) * long)}`;
		}
		stroke(sketch, strands, colour, width, { opacity });
	}
}
