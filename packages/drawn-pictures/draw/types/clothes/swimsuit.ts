import type { Draw } from "../../sketch.ts";
import { halter } from "../swimsuits/halter-suit.ts";
import { oneShoulder } from "../swimsuits/one-shoulder-suit.ts";
import { scoop } from "../swimsuits/scoop-suit.ts";

const cuts: Record<string, Draw> = { scoop, halter, "one-shoulder": oneShoulder };

export const swimsuit: Draw = (sketch) => (cuts[sketch.cut] ?? scoop)(sketch);
