import type { Draw } from "../../sketch.ts";
import { round } from "../../watches/round.ts";
import { tank } from "../../watches/tank.ts";

export const watch: Draw = (sketch) => (sketch.cut === "tank" ? tank : round)(sketch);
