import type { Draw } from "../../sketch.ts";
import { ballGown } from "../gowns/ball-gown.ts";
import { columnGown } from "../gowns/column-gown.ts";
import { mermaidGown } from "../gowns/mermaid-gown.ts";

const cuts: Record<string, Draw> = { ball: ballGown, column: columnGown, mermaid: mermaidGown };

export const gown: Draw = (sketch) => (cuts[sketch.cut] ?? ballGown)(sketch);
