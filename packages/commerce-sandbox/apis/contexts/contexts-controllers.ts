import type { Controllers } from "../controllers/controller.ts";
import { makeShopperController } from "../controllers/shopper-controller.ts";
import { getContext, getGroups, setContext } from "./set-context.ts";

export const contextsControllers: Controllers = {
	"Context-Get": makeShopperController("GET", getContext),
	"Context-Set": makeShopperController("POST", setContext),
	"Context-GetCustomerGroups": makeShopperController("GET", getGroups),
};
