import { createTone, readChroma, shift } from "../colour.ts";
import { closed, n, p } from "../geometry.ts";
import { chooseGround, pedestal, pool } from "../parts/props.ts";
import { fill, linear, type Sketch, stroke } from "../sketch.ts";

const STRAPS = ["#5a2f20", "#20242c", "#9a6236", "#1c1a19", "#4d1826", "#2f3d31"] as const;

export function mount(sketch: Sketch, width: number, from: number, to: number): string {
	const ground = chooseGround(sketch);
	const cushion = shift(ground.wall, -0.03, 1.2);
	pedestal(sketch, 552, 206);
	pool(sketch, 34, 554, 160, 20, 0.5);
	const body = closed(p`-104 132, 0 116, 104 132, 138 334, 104 536, 0 552, -104 536, -138 334`);
	fill(sketch, body, cushion);
	fill(
		sketch,
		body,
		linear(
			sketch,
			[0, 116],
			[0, 552],
			[
				[0, ground.shadow, 0.34],
				[0.2, "#ffffff", 0.22],
				[0.42, "#ffffff", 0.42],
				[0.66, ground.shadow, 0.06],
				[1, ground.shadow, 0.5],
			],
		),
	);
	fill(
		sketch,
		body,
		linear(
			sketch,
			[-146, 0],
			[146, 0],
			[
				[0, ground.shadow, 0.3],
				[0.2, ground.shadow, 0],
				[0.7, ground.shadow, 0.04],
				[1, ground.shadow, 0.4],
			],
		),
	);
	const leather = strapTone(sketch);
	for (const [near, far, curl] of [
		[from, 124, -1],
		[to, 546, 1],
	] as const) {
		const half = width / 2;
		const tip = half * 0.86;
		const strap = closed(
			p`${-half} ${near}c, ${-half * 0.97} ${(near + far) / 2}, ${-tip} ${far}c, 0 ${far + curl * 6}, ${tip} ${far}c, ${half * 0.97} ${(near + far) / 2}, ${half} ${near}c`,
		);
		sketch.out.push('<g transform="translate(9 6)">');
		fill(sketch, strap, ground.shadow, 0.3);
		sketch.out.push("</g>");
		fill(
			sketch,
			strap,
			linear(
				sketch,
				[-half, 0],
				[half, 0],
				[
					[0, leather.deep],
					[0.12, leather.base],
					[0.3, leather.light],
					[0.5, leather.base],
					[0.85, leather.shade],
					[1, leather.deep],
				],
			),
		);
		let scales = "";
		for (let i = 1; i < 9; i++) {
			const t = 1 - (1 - i / 9) ** 1.5;
			const y = near + (far - near) * t;
			const wide = half - (half - tip) * t - 9;
			scales += `M${n(-wide)} ${n(y)}Q0 ${n(y + curl * 5)} ${n(wide)} ${n(y)}`;
			for (const x of i % 2 ? [-0.5, 0, 0.5] : [-0.25, 0.25])
				scales += `M${n(x * wide * 1.3)} ${n(y)}L${n(x * wide * 1.3)} ${n(near + (far - near) * (1 - (1 - (i + 1) / 9) ** 1.5))}`;
		}
		stroke(sketch, scales, leather.line, 1.5, { opacity: 0.42 });
		stroke(
			sketch,
			`M${-half + 6} ${near}Q${-half * 0.97 + 6} ${(near + far) / 2} ${-tip + 5} ${far}M${half - 6} ${near}Q${half * 0.97 - 6} ${(near + far) / 2} ${tip - 5} ${far}`,
			leather.gleam,
			1.7,
			{ dash: "6 3.600", opacity: 0.9, cap: "butt" },
		);
		fill(
			sketch,
			strap,
			linear(
				sketch,
				[0, near],
				[0, far],
				[
					[0, "#000000", 0.22],
					[0.14, "#000000", 0],
					[0.34, "#ffffff", 0.14],
					[0.6, "#000000", 0.05],
					[1, "#000000", 0.5],
				],
			),
		);
	}
	return body;
}

function strapTone(sketch: Sketch): ReturnType<typeof createTone> {
	if (sketch.pattern !== "solid") return sketch.accent;
	const gold = readChroma(sketch.tone.base) > 0.05;
	return createTone(STRAPS[(sketch.style + (gold ? 0 : 1)) % STRAPS.length] ?? "#5a2f20");
}
