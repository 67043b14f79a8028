import { drops } from "../../jewels/drops.ts";
import { hoops } from "../../jewels/hoops.ts";
import { studs } from "../../jewels/studs.ts";
import type { Draw } from "../../sketch.ts";

const shapes: Record<string, Draw> = { hoops, drops, studs };

export const earrings: Draw = (sketch) => (shapes[sketch.cut] ?? hoops)(sketch);
