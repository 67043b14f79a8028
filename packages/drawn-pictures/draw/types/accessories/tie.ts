import { shift } from "../../colour.ts";
import { type Anchor, closed, line, p, xy } from "../../geometry.ts";
import { lay } from "../../parts/cloth.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { acrossForm, cloth, type Draw, linear, print, type Sketch, stroke } from "../../sketch.ts";

export const tie: Draw = (sketch) => (sketch.cut === "bow-tie" ? bowTie(sketch) : knotted(sketch));

function biased(sketch: Sketch, one: Panel, rise: number): void {
	if (sketch.pattern !== "stripe") return;
	const half = one.maxWidth / 2 + 6;
	const band = (y: number, wide: number): string => {
		const over: string[] = [];
		const under: string[] = [];
		for (let i = 0; i <= 10; i++) {
			const x = -half + (2 * half * i) / 10;
			over.push(xy(one.cloth(x, y - x * rise)));
			under.unshift(xy(one.cloth(x, y + wide - x * rise)));
		}
		return `M${over.join("L")}L${under.join("L")}Z`;
	};
	let broad = "";
	let fine = "";
	for (let y = -half; y < one.height + half; y += 58) {
		broad += band(y, 22);
		fine += band(y + 29, 5);
	}
	print(sketch, broad, sketch.accent.base, 0.95);
	print(sketch, fine, sketch.accent.base, 0.8);
}

const plain = (sketch: Sketch) => ({ pattern: sketch.pattern !== "stripe" });

const sheen = (sketch: Sketch, path: string, left: number, right: number): void => {
	const { gleam, line: dark } = sketch.tone;
	acrossForm(sketch, path, left, right, [
		[0, dark, 0.24],
		[0.16, dark, 0.02],
		[0.32, gleam, 0.3],
		[0.5, gleam, 0.04],
		[0.8, dark, 0.14],
		[1, dark, 0.36],
	]);
};

function knotted(sketch: Sketch): ReturnType<Draw> {
	const { tone } = sketch;
	const far = closed(
		p`-118 60c, -96 -18, -40 -62, 4 -70, 52 -62, 104 -18, 122 60c, 100 92c, 78 26, 40 -14, 4 -22, -34 -14, -76 28, -96 92c`,
	);
	cloth(sketch, far, shift(tone.base, -0.13));
	stroke(sketch, line(p`-104 62, -84 -2, -36 -40, 4 -47, 46 -40, 90 -2, 108 62`), sketch.accent.base, 1.4, {
		opacity: 0.5,
		dash: "5 4",
	});
	const near = (side: number): Panel => {
		const outer = p`${side * 124} 40, ${side * 104} 106, ${side * 62} 172, ${side * 24} 214`;
		const inner = p`${side * 86} 40, ${side * 72} 92, ${side * 38} 146, ${side * 2} 186`;
		const one = panel(
			side < 0
				? { left: outer, right: inner, top: p`-124 40, -106 30, -86 40` }
				: { left: inner, right: outer, top: p`86 40, 106 30, 124 40` },
		);
		lay(sketch, one, { round: 1.1, ...plain(sketch) });
		biased(sketch, one, 0.7 * side);
		print(sketch, one.outline, side > 0 ? tone.line : tone.gleam, side > 0 ? 0.24 : 0.1);
		return one;
	};
	const loop = [near(-1), near(1)];
	const tail = panel({
		left: p`-6 220, 18 420, 26 600, 28 690`,
		right: p`30 220, 74 420, 96 600, 104 684`,
		bottom: p`28 690, 72 742c, 104 684`,
	});
	lay(sketch, tail, { round: 1, ...plain(sketch) });
	biased(sketch, tail, 0.8);
	print(sketch, tail.outline, tone.line, 0.3);
	const blade = panel({
		left: p`-36 238, -58 360, -84 560, -104 770`,
		right: p`34 240, 52 360, 74 560, 86 774`,
		top: p`-36 238, 0 246, 34 240`,
		bottom: p`-104 770, -8 866c, 86 774`,
	});
	lay(sketch, blade, {
		round: 1.2,
		...plain(sketch),
		dark: [
			{ from: [0.5, 0], to: [0.5, 0.26], width: 13, shape: "top" },
			{ from: [0.2, 0], to: [0.26, 0.34], width: 9, shape: "top" },
			{ from: [0.82, 0], to: [0.76, 0.4], width: 10, shape: "top" },
		],
		light: [
			{ from: [0.34, 0], to: [0.38, 0.3], width: 9, shape: "top" },
			{ from: [0.66, 0], to: [0.64, 0.28], width: 8, shape: "top" },
		],
	});
	biased(sketch, blade, 0.8);
	sheen(sketch, blade.outline, -104, 86);
	print(sketch, closed(p`-6 244, 4 244, 6 300, 0 340, -5 300`), tone.line, 0.3);
	print(sketch, closed(p`-38 238, 0 246, 36 240, 40 262, 0 274, -44 262`), tone.line, 0.3);
	const knot = panel({
		left: p`-62 170, -52 206, -36 254`,
		right: p`66 164, 56 204, 38 254`,
		top: p`-62 170, -30 154, 20 152, 66 164`,
		bottom: p`-36 254, 0 264, 38 254`,
	});
	lay(sketch, knot, {
		round: 1.4,
		...plain(sketch),
		dark: [{ from: [0.86, 0.04], to: [0.56, 0.9], width: 12, shape: "top" }],
	});
	biased(sketch, knot, -0.7);
	sheen(sketch, knot.outline, -62, 66);
	stroke(sketch, line(p`-104 770, -8 866, 86 774`), tone.line, 1.6, { opacity: 0.4 });
	if (sketch.back) {
		stroke(sketch, line(p`-2 262, -6 560, -8 850`), tone.line, 1.8, { opacity: 0.6 });
		cloth(sketch, "M-44 520h84v44h-84z", "#211c19");
		stroke(sketch, "M-26 542h48", sketch.accent.base, 2.4, { opacity: 0.9 });
	}
	return {
		silhouette: [far, ...loop.map((one) => one.outline), tail.outline, blade.outline, knot.outline],
		box: [-130, -74, 130, 868],
		stands: false,
		focus: [0, 270, 210],
	};
}

function bowTie(sketch: Sketch): ReturnType<Draw> {
	const { tone } = sketch;
	const band = (side: number): string =>
		closed(
			p`${side * 30} 372c, ${side * 150} 350, ${side * 262} 336, ${side * 300} 344c, ${side * 304} 376c, ${side * 250} 384, ${side * 150} 402, ${side * 30} 420c`,
		);
	for (const side of [-1, 1]) {
		cloth(sketch, band(side), shift(tone.base, -0.1));
		stroke(sketch, line(p`${side * 60} 374, ${side * 180} 352, ${side * 298} 350`), tone.line, 1.2, {
			opacity: 0.4,
		});
	}
	const wing = (side: number, back: boolean): Panel => {
		const dy = back ? 26 : -8;
		const wide = back ? 224 : 246;
		const inner: Anchor[] = p`${side * 18} ${372 + dy * 0.3}, ${side * 16} ${398 + dy * 0.2}, ${side * 18} ${424 + dy * 0.3}`;
		const outer: Anchor[] = p`${side * wide} ${278 + dy + (side > 0 ? 4 : 0)}, ${side * (wide - 12)} ${398 + dy}, ${side * (wide + 4)} ${512 + dy - (side > 0 ? 6 : 0)}`;
		const upper: Anchor[] = [
			inner[0] as Anchor,
			...p`${side * 70} ${348 + dy * 0.6}, ${side * 150} ${292 + dy}`,
			outer[0] as Anchor,
		];
		const lower: Anchor[] = [
			inner[2] as Anchor,
			...p`${side * 70} ${446 + dy * 0.6}, ${side * 150} ${500 + dy}`,
			outer[2] as Anchor,
		];
		const one = panel(
			side > 0
				? { left: inner, right: outer, top: upper, bottom: lower }
				: { left: outer, right: inner, top: upper.toReversed(), bottom: lower.toReversed() },
		);
		const at = (u: number) => (side > 0 ? u : 1 - u);
		lay(sketch, one, {
			round: 1.2,
			...plain(sketch),
			dark: [
				{ from: [at(0.02), 0.5], to: [at(0.62), 0.4], width: 16, shape: "top" },
				{ from: [at(0.02), 0.3], to: [at(0.44), 0.14], width: 13, shape: "top" },
				{ from: [at(0.02), 0.72], to: [at(0.5), 0.84], width: 14, shape: "top" },
			],
			light: [
				{ from: [at(0.04), 0.42], to: [at(0.7), 0.26], width: 16, shape: "top" },
				{ from: [at(0.04), 0.62], to: [at(0.66), 0.62], width: 15, shape: "top" },
			],
		});
		biased(sketch, one, 0.7);
		print(
			sketch,
			one.outline,
			linear(
				sketch,
				[side * 18, 300],
				[side * wide, 480],
				[
					[0, tone.line, 0.52],
					[0.2, tone.line, 0.1],
					[0.5, tone.gleam, side < 0 ? 0.24 : 0.12],
					[0.78, tone.gleam, 0],
					[1, tone.line, side > 0 ? 0.3 : 0.12],
				],
			),
		);
		if (back) print(sketch, one.outline, tone.line, 0.28);
		return one;
	};
	const parts = [wing(-1, true), wing(1, true), wing(-1, false), wing(1, false)];
	const knot = panel({
		left: p`-36 352, -40 398, -34 444`,
		right: p`36 348, 41 396, 38 446`,
		top: p`-36 352, 0 344, 36 348`,
		bottom: p`-34 444, 2 454, 38 446`,
	});
	for (const [dx, o] of [
		[12, 0.16],
		[6, 0.22],
	] as const) {
		sketch.out.push(`<g transform="translate(${dx} 8)">`);
		print(sketch, knot.outline, tone.line, o);
		sketch.out.push("</g>");
	}
	lay(sketch, knot, {
		round: 1.5,
		...plain(sketch),
		dark: [
			{ from: [0.32, 0.02], to: [0.4, 0.9], width: 7, shape: "middle" },
			{ from: [0.7, 0.1], to: [0.62, 0.98], width: 8, shape: "middle" },
		],
	});
	biased(sketch, knot, 0.5);
	sheen(sketch, knot.outline, -40, 41);
	return {
		silhouette: [...parts.map((one) => one.outline), knot.outline, band(-1), band(1)],
		box: [-306, 262, 306, 546],
		stands: false,
		focus: [-40, 390, 230],
	};
}
