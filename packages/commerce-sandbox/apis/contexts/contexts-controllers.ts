import type { Controllers } from "../controllers/controller.ts";
import { requiring } from "../controllers/requiring.ts";
import { getContext, getGroups, setContext } from "./set-context.ts";

export const contextsControllers: Controllers = {
	"Context-Get": requiring("GET", getContext),
	"Context-Set": requiring("POST", setContext),
	"Context-GetCustomerGroups": requiring("GET", getGroups),
};
