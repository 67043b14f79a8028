import { bucket } from "../../bag/bucket.ts";
import { crossbody } from "../../bag/crossbody.ts";
import { shoulder } from "../../bag/shoulder.ts";
import { topHandle } from "../../bag/top-handle.ts";
import { tote } from "../../bag/tote.ts";
import type { Draw } from "../../sketch.ts";

const shapes: Record<string, Draw> = { tote, shoulder, crossbody, bucket, "top-handle": topHandle };
export const handbag: Draw = (sketch) => (shapes[sketch.cut] ?? tote)(sketch);
