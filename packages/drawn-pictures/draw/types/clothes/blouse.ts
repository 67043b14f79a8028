import type { Draw } from "../../sketch.ts";
import { bow } from "../blouses/bow-blouse.ts";
import { ruffled } from "../blouses/ruffled-blouse.ts";
import { smock } from "../blouses/smock-blouse.ts";

const cuts: Record<string, Draw> = { bow, ruffled, smock };

export const blouse: Draw = (sketch) => (cuts[sketch.cut] ?? bow)(sketch);
