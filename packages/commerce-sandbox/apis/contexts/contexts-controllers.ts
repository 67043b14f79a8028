import { noteBody } from "../../http/json-body.ts";
import type { Controllers } from "../controllers/controller.ts";
import { makeShopperController } from "../controllers/shopper-controller.ts";
import { contextSchema } from "./context-document.ts";
import { getContext, getGroups, setContext } from "./set-context.ts";

export const contextsControllers: Controllers = {
	"Context-Get": makeShopperController("GET", getContext),
	"Context-Set": makeShopperController("POST", noteBody(contextSchema, setContext)),
	"Context-GetCustomerGroups": makeShopperController("GET", getGroups),
};
