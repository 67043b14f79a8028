import { beret } from "../../hats/beret.ts";
import { bucket } from "../../hats/bucket.ts";
import { fedora } from "../../hats/fedora.ts";
import { wideBrim } from "../../hats/wide-brim.ts";
import type { Draw } from "../../sketch.ts";

const shapes: Record<string, Draw> = { fedora, "wide-brim": wideBrim, beret, bucket };

export const hat: Draw = (sketch) => (shapes[sketch.cut] ?? fedora)(sketch);
