import { shift } from "../../colour.ts";
import { n } from "../../geometry.ts";
import { bead, brilliant, gemTone } from "../../parts/gems.ts";
import { hammered, madeAs, metalTone, twisted } from "../../parts/polish.ts";
import { chooseGround, pedestal, pedestalOutline, pool, stage } from "../../parts/props.ts";
import {
	circle,
	frameMacro,
	look,
	type Stance,
	sum,
	sweep,
	sweptOutline,
	type Vector,
} from "../../parts/sweep.ts";
import { type Draw, fill, linear, radial, stroke } from "../../sketch.ts";

export const bracelet: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.chain as Draw))(sketch);

const shapes: Record<string, Draw> = {
	chain: (sketch) => {
		const ground = chooseGround(sketch);
		const face = shift(ground.wall, -0.17, 1.5);
		const [half, top] = [122, 236];
		const arch = `M${-half} 540V${top + half}A${half} ${half} 0 0 1 ${half} ${top + half}V540Z`;
		pedestal(sketch, 530, 236);
		pool(sketch, 60, 536, 210, 24, 0.45);
		sketch.out.push('<g transform="translate(40 -9)">');
		fill(sketch, arch, shift(face, -0.12));
		sketch.out.push("</g>");
		fill(
			sketch,
			arch,
			linear(
				sketch,
				[-half, top],
				[half, 560],
				[
					[0, shift(face, 0.075)],
					[0.5, shift(face, 0.03)],
					[1, shift(face, -0.03)],
				],
			),
		);
		const metal = metalTone(sketch.tone.base);
		const silhouette = [arch, pedestalOutline(530, 236)];
		const r = half + 16;
		const straight = 96;
		const length = 2 * straight + Math.PI * r;
		const along = (s: number): readonly [number, number, number] => {
			const centre = top + half;
			if (s < straight) return [-r, centre + straight - s, -90];
			if (s > length - straight) return [r, centre + s - (length - straight), 90];
			const a = Math.PI + (s - straight) / r;
			return [Math.cos(a) * r, centre + Math.sin(a) * r, (a * 180) / Math.PI - 270];
		};
		const [count, heavy, narrow] = (
			[
				[17, 6.4, 0.46],
				[13, 7.4, 0.38],
				[21, 6.2, 0.6],
			] as const
		)[sketch.style % 3] ?? [17, 6.4, 0.46];
		const focus = [-70, 262, 190] as const;
		const view = frameMacro(sketch, focus);
		const link = length / (count - 1);
		const order = [...Array(count).keys()].sort((a, b) => (a % 2) - (b % 2));
		for (const i of order) {
			const [x, y, turned] = along(i * link * 0.9999);
			const tipped = i % 2 === 0 ? 0.42 : -0.95;
			const [c, s] = [Math.cos(tipped), Math.sin(tipped)];
			const steps = sketch.macro ? 90 : 26;
			const loop = Array.from({ length: steps }, (_, k): Vector => {
				const a = (k / steps) * Math.PI * 2;
				const [lx, ly] = [Math.cos(a) * link * 0.66, Math.sin(a) * link * narrow];
				return [lx + Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.5 * 2, ly * c, ly * s];
			});
			sweep(
				sketch,
				{ yaw: 0, pitch: 0, roll: turned, x, y },
				{
					line: loop,
					axis: [0, -s, c],
					thick: heavy,
					wide: heavy,
					around: sketch.macro ? 30 : 10,
					...(view && { window: view }),
				},
				sketch.tone.base,
			);
			silhouette.push(
				`M${n(x - link * 0.5)} ${n(y)}a${n(link * 0.5)} ${n(link * 0.5)} 0 1 0 ${n(link)} 0a${n(link * 0.5)} ${n(link * 0.5)} 0 1 0 ${n(-link)} 0z`,
			);
		}
		const [cx, cy] = along(length);
		bead(sketch, cx, cy + 34, 8, metal);
		fill(
			sketch,
			`M${n(cx - 24)} ${n(cy + 64)}a24 24 0 1 0 48 0a24 24 0 1 0 -48 0z`,
			linear(
				sketch,
				[cx - 20, cy + 42],
				[cx + 20, cy + 88],
				[
					[0, metal.gleam],
					[0.3, metal.base],
					[0.55, metal.line],
					[0.8, metal.light],
					[1, metal.deep],
				],
			),
		);
		brilliant(sketch, cx, cy + 64, 15, gemTone(sketch));
		return { silhouette, box: stage(238, 206), stands: true, light: 0, focus };
	},

	bangle: (sketch) => {
		const ground = chooseGround(sketch);
		const TOP = 474;
		const stance: Stance = {
			yaw: sketch.back ? 150 : -20,
			pitch: 52,
			roll: 96,
			x: -12,
			y: TOP - 92,
			far: 1400,
		};
		pedestal(sketch, TOP, 236);
		pool(sketch, 70, TOP - 2, 190, 28, 0.44);
		const ball = [96, TOP - 96, 104] as const;
		fill(
			sketch,
			`M${ball[0] - ball[2]} ${ball[1]}a${ball[2]} ${ball[2]} 0 1 0 ${ball[2] * 2} 0a${ball[2]} ${ball[2]} 0 1 0 ${-ball[2] * 2} 0z`,
			radial(sketch, ball[0] - 38, ball[1] - 46, ball[2] * 1.55, [
				[0, shift(ground.wall, 0.075)],
				[0.4, shift(ground.wall, 0.02)],
				[0.78, shift(ground.wall, -0.11)],
				[0.93, shift(ground.wall, -0.15)],
				[1, shift(ground.wall, -0.1)],
			]),
		);
		pool(sketch, 30, TOP + 6, 150, 16, 0.4);
		const { grain } = madeAs(sketch, [{ grain: twisted }, { grain: undefined }, { grain: hammered }]);
		const gap = 0.26;
		const focus = [-60, 440, 190] as const;
		const view = frameMacro(sketch, focus);
		const steps = sketch.macro ? 260 : grain ? 170 : 100;
		const open = Array.from({ length: steps }, (_, i): Vector => {
			const a = gap + ((Math.PI * 2 - gap * 2) * i) / (steps - 1);
			return [Math.cos(a) * 158, Math.sin(a) * 136, 0];
		});
		const ends = [open[0] as Vector, open[steps - 1] as Vector];
		sweep(
			sketch,
			stance,
			{
				line: open,
				axis: [0, 0, 1],
				thick: 13,
				wide: 13,
				around: sketch.macro ? 46 : grain ? 26 : 18,
				open: true,
				...(view && { window: view }),
				swell: (t) => 0.78 + 0.32 * Math.sin(t * Math.PI),
				...(grain && { grain }),
			},
			sketch.tone.base,
		);
		const metal = metalTone(sketch.tone.base);
		for (const end of ends) {
			const [x, y] = look(stance, end);
			bead(sketch, x, y, 23, metal);
			stroke(sketch, `M${n(x - 17)} ${n(y + 12)}A23 23 0 0 0 ${n(x + 18)} ${n(y + 10)}`, metal.gleam, 2, {
				opacity: 0.8,
			});
		}
		return {
			silhouette: [
				sweptOutline(
					stance,
					circle(150, 60, [0, 0, 0], 130).map((v) => sum(v, [0, 0, 0])),
					12,
				),
				pedestalOutline(TOP, 236),
			],
			box: stage(238, 262),
			stands: true,
			light: 0,
			focus,
		};
	},
};
