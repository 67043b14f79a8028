import { shift } from "../colour.ts";
import { type Anchor, n } from "../geometry.ts";
import { linear, print, type Sketch, stroke } from "../sketch.ts";
import { caustic, liquidTone } from "./glassware.ts";
import { type Body, createBody, glaze, glint, mouth, shadeOver } from "./lathe.ts";
import { paint } from "./majolica.ts";

export function vessel(
	sketch: Sketch,
	profile: readonly Anchor[],
	lip: number,
	glintFrom: number,
	glintTo: number,
): Body {
	const body = createBody(profile);
	const high = body.radius(body.top) * 0.17;
	if (sketch.fabric === "glass") {
		blown(sketch, body, high);
		return body;
	}
	if (sketch.pattern === "solid") {
		glaze(sketch, body, sketch.tone);
		mouth(sketch, body, sketch.tone, high, lip);
		turningLines(sketch, body);
	} else {
		print(sketch, body.outline, shift(sketch.tone.base, 0.001));
		paint(sketch, body);
		shadeOver(sketch, body, sketch.tone);
		mouth(sketch, body, sketch.tone, high, lip);
	}
	if (sketch.fabric !== "linen")
		glint(sketch, body, glintFrom, glintTo, sketch.pattern === "solid" ? 0.62 : 0.7);
	return body;
}

function turningLines(sketch: Sketch, body: Body): void {
	let rings = "";
	for (let y = body.top + 16; y < body.bottom - 10; y += 13 + sketch.random.between(0, 5)) {
		const r = body.radius(y) * 0.97;
		rings += `M${n(-r)} ${n(y)}Q0 ${n(y + r * 0.22)} ${n(r)} ${n(y)}`;
	}
	stroke(sketch, rings, sketch.tone.deep, 1.1, { opacity: 0.13 });
}

function blown(sketch: Sketch, body: Body, high: number): void {
	const tone = liquidTone(sketch.tone.base);
	const r = body.radius(body.top);
	caustic(sketch, 0, body.radius(body.bottom - 20) * 1.05, tone);
	const back = `M${n(-r)} ${n(body.top)}A${n(r)} ${n(high)} 0 1 1 ${n(r)} ${n(body.top)}A${n(r)} ${n(high)} 0 1 1 ${n(-r)} ${n(body.top)}Z`;
	print(sketch, back, tone.light, 0.4);
	print(sketch, body.outline, tone.light, 0.42);
	for (let i = 0; i < 9; i++) {
		const inner = 0.62 + 0.36 * (i / 9) ** 0.7;
		print(sketch, body.part(-1, -inner), tone.deep, 0.07);
		print(sketch, body.part(inner, 1), tone.deep, 0.08);
	}
	print(sketch, body.part(-0.95, -0.9), "#ffffff", 0.55);
	print(sketch, body.part(0.9, 0.96), "#ffffff", 0.5);
	print(sketch, body.part(-0.84, -0.5), "#ffffff", 0.14);
	print(
		sketch,
		body.outline,
		linear(
			sketch,
			[0, body.top],
			[0, body.bottom],
			[
				[0, "#ffffff", 0.2],
				[0.3, "#ffffff", 0],
				[0.72, tone.base, 0.12],
				[0.86, tone.shade, 0.42],
				[0.9, tone.gleam, 0.6],
				[0.94, tone.deep, 0.55],
				[0.98, "#ffffff", 0.7],
				[1, tone.deep, 0.6],
			],
		),
	);
	stroke(sketch, body.outline, tone.line, 1.4, { opacity: 0.4 });
	stroke(sketch, back, "#ffffff", 3.4, { opacity: 0.85 });
	stroke(sketch, back, tone.deep, 1, { opacity: 0.5 });
	glint(
		sketch,
		body,
		body.top + (body.bottom - body.top) * 0.34,
		body.top + (body.bottom - body.top) * 0.8,
		0.85,
	);
}
