import type { Controllers } from "../controllers/controller.ts";
import { requiring } from "../controllers/requiring.ts";
import { join } from "./loyalty-actions.ts";

/** The site controllers of the loyalty programme (cloud-1). */
export const loyaltyControllers: Controllers = {
	"Loyalty-Join": requiring("POST", join),
};
