import { returnReasons } from "../../../records/orders/return-reasons.ts";
import type { Controllers } from "../../controllers/controller.ts";
import { jsonAction } from "../../controllers/json-action.ts";
import { createReturn, preValidate, preValidateSchema, returnSchema } from "./return-actions.ts";

export const returnsControllers: Controllers = {
	"ReturnAuthorization-GetReturnReasons": {
		methods: ["GET"],
		scope: "none",
		handler: ({ c, language }) => c.json({ returnReasons: returnReasons(language) }),
	},
	"ReturnAuthorization-PreValidate": jsonAction(preValidateSchema, ({ c }, body) => preValidate(c, body)),
	"ReturnAuthorization-Create": jsonAction(returnSchema, ({ c }, body) => createReturn(c, body)),
};
