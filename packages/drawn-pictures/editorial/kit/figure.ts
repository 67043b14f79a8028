import { shift } from "../../draw/colour.ts";
import { takeApart } from "../../draw/form.ts";
import { type Anchor, closed, ellipse, line, n, p } from "../../draw/geometry.ts";
import { cloth, createSketch, print, type Sketch, stroke } from "../../draw/sketch.ts";
import type { PictureFabric } from "../../picture-vocabulary.ts";
import { fallen, reached } from "./shadows.ts";
import type { Stage } from "./stage.ts";

export type Part = { fabric: PictureFabric; colour: string; draw: (sketch: Sketch) => void };

type Pose = { x: number; floor: number; high: number };
type Stature = Omit<Pose, "x">;

/** In a landscape picture, which wide screens crop at its top and foot. */
export const WIDE_FIGURE: Stature = { floor: 846, high: 676 };

/** In a portrait picture, whose foot is left to the words that a hero lays on it. */
export const UPRIGHT_FIGURE: Stature = { floor: 1100, high: 950 };
export const FIGURE_HORIZON = { wide: 736, upright: 1015 } as const;

const TALL = 1500;
export const SKIN: PictureFabric = "cashmere";

export function figure(stage: Stage, { x, floor, high }: Pose, parts: readonly Part[]): void {
	const scale = high / TALL;
	const group = `<g transform="translate(${n(x)} ${n(floor - high)}) scale(${Math.round(scale * 1000) / 1000})">`;
	const frame = ({ svg }: { svg: string }) => {
		const [left, top, right, bottom] = measureBounds(svg);
		return [
			x + left * scale,
			floor - high + top * scale,
			(right - left) * scale,
			(bottom - top) * scale,
		] as const;
	};
	const drawnParts = parts.map(({ fabric, colour, draw }) => {
		stage.parts += 1;
		const sketch = createSketch(
			{ type: "coat", cut: "", fabric, pattern: "solid", color: colour, accent: "#c9a55c", view: "front" },
			`f${stage.parts}`,
		);
		draw(sketch);
		const { svg, form } = takeApart(sketch.out.join(""));
		return { fabric, svg, form };
	});
	const whole = drawnParts.map(({ svg }) => svg).join("");
	stage.layers.push({
		kind: "piece",
		svg: `${group}${whole}</g>`,
		form: "",
		box: frame({ svg: whole }),
		scale,
		fabric: "glass",
		shadows: fallen(floor, high * 1.05, 0.8),
	});
	for (const { fabric, svg, form } of drawnParts)
		stage.layers.push({
			kind: "piece",
			svg: `${group}${svg}</g>`,
			form: `${group}${form}</g>`,
			box: frame({ svg }),
			scale: fabric === SKIN ? 0.01 : scale,
			fabric,
			shadows: [
				reached(110 * scale, 50 * scale),
				{ dx: 14 * scale, dy: 17 * scale, blur: Math.max(3, 14 * scale), opacity: 0.32 },
			],
		});
}

/** Returns the bounds of the paths, [left, top, right, bottom], with a margin of 12. Paths must have absolute coordinates. */
function measureBounds(svg: string): readonly [number, number, number, number] {
	const xs: number[] = [];
	const ys: number[] = [];
	for (const [, path = ""] of svg.matchAll(/ d="([^"]*)"/g))
		for (const [, command, values = ""] of path.matchAll(/([MLCA])([^A-Z]*)/g)) {
			const numbers = (values.match(/-?[\d.]+/g) ?? []).map(Number);
			const points = command === "A" ? numbers.slice(-2) : numbers;
			const reach = command === "A" ? Math.max(numbers[0] ?? 0, numbers[1] ?? 0) : 0;
			points.forEach((value, i) => {
				(i % 2 === 0 ? xs : ys).push(value - reach, value + reach);
			});
		}
	return [Math.min(...xs) - 12, Math.min(...ys) - 12, Math.max(...xs) + 12, Math.max(...ys) + 12];
}

export function limb(places: readonly (readonly [x: number, y: number, half: number])[]): string {
	const side = (by: number): Anchor[] =>
		places.map(([x, y, half], i) => {
			const [x0, y0] = places[Math.max(0, i - 1)] ?? [x, y];
			const [x1, y1] = places[Math.min(places.length - 1, i + 1)] ?? [x, y];
			const long = Math.hypot(x1 - x0, y1 - y0) || 1;
			return [x - ((y1 - y0) / long) * half * by, y + ((x1 - x0) / long) * half * by];
		});
	return closed([...side(1), ...side(-1).toReversed()]);
}

export type Hair = "bun" | "loose" | "short";

export function head(skin: string, hair: string, worn: Hair = "bun"): [face: Part, crown: Part] {
	return [
		{
			fabric: SKIN,
			colour: skin,
			draw: (sketch) => {
				cloth(sketch, closed(p`-34 140c, -38 196, -44 256c, 36 256c, 26 204, 30 140c`), shift(skin, -0.02));
				print(
					sketch,
					closed(p`-36 172c, -12 188, 28 172c, 30 204, 32 236c, 0 216, -34 204`),
					shift(skin, -0.2, 1.2),
					0.3,
				);
				cloth(
					sketch,
					closed(
						p`-58 58, -62 92, -70 104, -64 118, -58 148, -38 176, -12 168, 22 142, 40 100, 38 50, 0 14, -40 24`,
					),
					skin,
				);
			},
		},
		{
			fabric: "silk",
			colour: hair,
			draw: (sketch) => {
				if (worn === "short") {
					short(sketch, skin, hair);
					return;
				}
				const cap = p`-58 62c, -62 26, -34 -8, 8 -12, 52 10, 68 62, 62 118, 48 158c, 34 150, 28 118, 20 96c, -4 84, -30 66, -46 46c`;
				if (worn === "bun") cloth(sketch, ellipse(72, 140, 36, 33), hair);
				else {
					cloth(
						sketch,
						closed(
							p`20 20, 66 50, 112 120, 190 168, 300 176c, 236 200, 200 204, 262 232c, 180 236, 120 222, 70 196, 44 156, 24 100`,
						),
						hair,
					);
					for (const [a, b] of [
						[0, 0],
						[-14, 22],
						[-26, 44],
					] as const)
						stroke(
							sketch,
							line(
								p`${44 + a * 0.3} ${70 + b * 0.6}, ${100 + a} ${140 + b * 0.7}, ${180 + a} ${176 + b}, ${250 + a * 2} ${190 + b}`,
							),
							shift(hair, 0.16),
							1.6,
							{ opacity: 0.5 },
						);
				}
				cloth(sketch, closed(cap), hair);
				for (const [a, b] of [
					[-40, 22],
					[-22, 8],
					[0, 0],
				] as const)
					stroke(
						sketch,
						line(p`${a} ${b + 26}, ${a + 46} ${b + 32}, ${a + 62} ${b + 78}`),
						shift(hair, 0.16),
						1.6,
						{ opacity: 0.5 },
					);
				print(sketch, ellipse(18, 112, 8, 13), shift(skin, 0.03));
				stroke(sketch, ellipse(17, 139, 12, 14), "#c9a55c", 4);
			},
		},
	];
}

function short(sketch: Sketch, skin: string, hair: string): void {
	cloth(sketch, closed(p`16 60c, 24 98, 34 132, 44 160c, 58 140, 64 104, 62 60`), shift(hair, -0.04));
	cloth(
		sketch,
		closed(p`-60 60c, -70 26, -52 -14, -8 -26, 40 -8, 66 34, 64 70c, 40 56, 20 62c, -2 56, -34 40, -48 44c`),
		hair,
	);
	for (const a of [-30, -12, 8])
		stroke(sketch, line(p`${a - 14} 28, ${a + 8} ${4 + a * 0.2}, ${a + 44} 22`), shift(hair, 0.14), 1.5, {
			opacity: 0.5,
		});
	print(sketch, ellipse(20, 108, 9, 15), shift(skin, 0.02));
	print(
		sketch,
		closed(p`-60 128, -52 152, -36 176, -10 170, 16 150, 24 134, 0 150, -30 148`),
		shift(skin, -0.14, 0.8),
		0.35,
	);
}
