import type { Draw } from "../../sketch.ts";
import { flaredDress, tieredDress } from "../dresses/flared-dress.ts";
import { maxiDress } from "../dresses/maxi-dress.ts";
import { miniDress } from "../dresses/mini-dress.ts";
import { shirtDress } from "../dresses/shirt-dress.ts";
import { sheathDress, slipDress } from "../dresses/slip-dress.ts";
import { wrapDress } from "../dresses/wrap-dress.ts";

const cuts: Record<string, Draw> = {
	slip: slipDress,
	shirt: shirtDress,
	wrap: wrapDress,
	sheath: sheathDress,
	flared: flaredDress,
	tiered: tieredDress,
	mini: miniDress,
	maxi: maxiDress,
};

export const dress: Draw = (sketch) => (cuts[sketch.cut] ?? slipDress)(sketch);
