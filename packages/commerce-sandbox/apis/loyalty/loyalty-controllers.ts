import type { Controllers } from "../controllers/controller.ts";
import { requiring } from "../controllers/requiring.ts";
import { join } from "./loyalty-actions.ts";

export const loyaltyControllers: Controllers = {
	"Loyalty-Join": requiring("POST", join),
};
