import { takeApart } from "../../draw/form.ts";
import type { Frame, Layer, Shadow } from "../../draw/layers.ts";
import { blank, type Sketch } from "../../draw/sketch.ts";
import {
	type DrawnPicture,
	type PictureColor,
	type PictureFabric,
	type PicturePattern,
	type PictureType,
	pictureColors,
	type pictureTypes,
} from "../../picture-vocabulary.ts";

export type Stage = {
	readonly landscape: boolean;
	readonly width: number;
	readonly height: number;
	readonly layers: Layer[];
	wall: string;
	horizon: number;
	parts: number;
};
export type Scene = (stage: Stage) => void;

export function createStage(landscape: boolean): Stage {
	const [width, height] = landscape ? [1600, 1000] : [1200, 1600];
	return { landscape, width, height, layers: [], wall: "#d9cbb8", horizon: height * 0.8, parts: 0 };
}

export const by = <T>({ landscape }: Stage, wide: T, upright: T): T => (landscape ? wide : upright);

export const everything = ({ width, height }: Stage): string => `M-60 -60H${width + 60}V${height + 60}H-60Z`;

export function sketchFor(stage: Stage): Sketch {
	stage.parts += 1;
	return blank(`s${stage.parts}`);
}

const writeSvg = ({ defs, out }: Sketch): string => {
	const { svg } = takeApart(out.join(""));
	return `<defs>${defs.join("")}</defs>${svg}`;
};

const PLASTER = 1.8;

export function paint(stage: Stage, draw: (sketch: Sketch) => void, smooth = false, from?: number): void {
	const sketch = sketchFor(stage);
	draw(sketch);
	stage.layers.push({
		kind: "flat",
		svg: writeSvg(sketch),
		...(smooth && { smooth, rough: PLASTER }),
		...(from !== undefined && { from }),
	});
}

export function prop(
	stage: Stage,
	box: Frame,
	shadows: readonly Shadow[],
	draw: (sketch: Sketch) => void,
	fabric: PictureFabric = "glass",
	light = 1,
): void {
	const sketch = { ...sketchFor(stage), fabric };
	draw(sketch);
	const { svg, form } = takeApart(sketch.out.join(""));
	stage.layers.push({
		kind: "piece",
		svg: `<defs>${sketch.defs.join("")}</defs>${svg}`,
		form,
		box,
		scale: 1,
		fabric,
		shadows,
		light,
	});
}

export function look<T extends PictureType>(
	type: T,
	cut: (typeof pictureTypes)[T][number],
	fabric: PictureFabric,
	color: PictureColor,
	accent: PictureColor = "gold",
	pattern: PicturePattern = "solid",
): DrawnPicture {
	return {
		type,
		cut,
		fabric,
		pattern,
		color: pictureColors[color],
		accent: pictureColors[accent],
		view: "front",
	};
}
