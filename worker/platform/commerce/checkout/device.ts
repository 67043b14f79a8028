import * as z from "zod";
import { failureDetails } from "../../fetch.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import { type CustomApiContext, customApi } from "../custom-api.ts";
import type { Shopper } from "../logins/sessions.ts";

export type DeviceCollection = { jwt: string; url: string };

export type DevicePort = {
	collection(): Promise<DeviceCollection | null>;
};

const responseSchema = z.object({ jwt: z.string().min(1), url: z.url({ protocol: /^https?$/ }) });

export const createDevice = (cx: CustomApiContext, shopper: Shopper): DevicePort => ({
	async collection() {
		if (!shopper.isKnown) return null;
		const none = (details: Record<string, unknown>): null => {
			cx.platform.log("warning", "commerce/device", "No JWT returned.", details);
			return null;
		};
		try {
			const response = await customApi(cx, shopper)("worldpay-api", "ddc");
			const result = responseSchema.safeParse(response.ok ? response.json : null);
			return result.success ? result.data : none(failureDetails(response));
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			return none({ error });
		}
	},
});
