import { createTone } from "../../colour.ts";
import { p } from "../../geometry.ts";
import { label } from "../../parts/labels.ts";
import { createBody, glaze } from "../../parts/lathe.ts";
import { vessel } from "../../parts/vessel.ts";
import { type Draw, stroke } from "../../sketch.ts";

const CORK = createTone("#c49a6c");

export const oilBottle: Draw = (sketch) => {
	const body = vessel(
		sketch,
		p`40 214, 36 224, 30 236, 30 292, 44 330, 96 366, 110 410, 108 500, 104 578, 92 600`,
		6,
		400,
		570,
	);
	const cork = createBody(p`27 168, 30 172, 30 178, 25 226`);
	glaze(sketch, cork, CORK);
	stroke(sketch, "M-16 188h7M4 196h9M-8 206h6M10 182h5", CORK.deep, 2, { opacity: 0.5 });
	if (!sketch.back) label(sketch, 0, 420, 112, 118);
	return {
		silhouette: [body.outline, cork.outline],
		box: [-112, 160, 112, 604],
		stands: true,
		light: 0,
		focus: [-4, 400, 240],
	};
};
