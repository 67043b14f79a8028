import * as z from "zod";
import { isUnavailable } from "../../is-unavailable.ts";
import { type CustomApiContext, customApi } from "../custom-api.ts";
import type { Shopper } from "../logins/sessions.ts";

/** What the processor's frame is opened with to get to know a device (checkout-11). */
export type DeviceCollection = { jwt: string; url: string };

export type DevicePort = {
	/** Null where the platform does not say; then an order has no such reference. */
	collection(): Promise<DeviceCollection | null>;
};

const said = z.object({ jwt: z.string().min(1), url: z.url({ protocol: /^https?$/ }) });

export const createDevice = (cx: CustomApiContext, shopper: Shopper): DevicePort => ({
	async collection() {
		if (!shopper.known) return null;
		const none = (details: Record<string, unknown>): null => {
			cx.platform.log("warning", "commerce/device", "No JWT returned.", details);
			return null;
		};
		try {
			const response = await customApi(cx, shopper)("worldpay-api", "ddc");
			const parsed = said.safeParse(response.ok ? response.json : null);
			return parsed.success ? parsed.data : none({ status: response.status });
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			return none({ error });
		}
	},
});
