import { dropper } from "../../bottles/dropper.ts";
import { jar } from "../../bottles/jar.ts";
import { tube } from "../../bottles/tube.ts";
import type { Draw } from "../../sketch.ts";

const shapes: Record<string, Draw> = { dropper, jar, tube };

export const skincare: Draw = (sketch) => (shapes[sketch.cut] ?? dropper)(sketch);
