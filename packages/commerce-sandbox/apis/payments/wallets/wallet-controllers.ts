import type { Controllers } from "../../controllers/controller.ts";
import { amazonPayControllers } from "./amazon-pay.ts";
import { applePayControllers } from "./apple-pay.ts";
import { basketControllers } from "./basket-controllers.ts";
import { googlePayControllers } from "./google-pay.ts";
import { hostedWalletControllers } from "./hosted-controllers.ts";
import { paypalControllers } from "./paypal.ts";

export const walletControllers: Controllers = {
	...applePayControllers,
	...googlePayControllers,
	...paypalControllers,
	...amazonPayControllers,
	...hostedWalletControllers,
	...basketControllers,
};
