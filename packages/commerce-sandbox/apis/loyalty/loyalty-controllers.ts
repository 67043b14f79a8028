import type { Controllers } from "../controllers/controller.ts";
import { makeShopperController } from "../controllers/shopper-controller.ts";
import { join } from "./loyalty-actions.ts";

export const loyaltyControllers: Controllers = {
	"Loyalty-Join": makeShopperController("POST", join),
};
