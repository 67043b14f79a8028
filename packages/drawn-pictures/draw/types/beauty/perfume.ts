import { column } from "../../bottles/column.ts";
import { flacon } from "../../bottles/flacon.ts";
import { moon } from "../../bottles/moon.ts";
import type { Draw } from "../../sketch.ts";

const shapes: Record<string, Draw> = { flacon, round: moon, tall: column };

export const perfume: Draw = (sketch) => (shapes[sketch.cut] ?? flacon)(sketch);
