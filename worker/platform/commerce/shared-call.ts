import { AuthTokenInvalidError, type Clients } from "@salesforce/storefront-next-runtime/scapi";
import { dropSharedGuestToken, sharedGuestToken } from "./logins/shared/shared-guest.ts";
import { type ScapiContext, scapi } from "./scapi.ts";

export type SharedCall = <T>(run: (clients: Clients) => Promise<T>) => Promise<T>;

export const createSharedCall =
	(cx: Omit<ScapiContext, "token">, now: () => Date): SharedCall =>
	async (run) => {
		try {
			return await run(scapi({ ...cx, token: await sharedGuestToken(cx, now()) }));
		} catch (error) {
			if (!(error instanceof AuthTokenInvalidError) || !dropSharedGuestToken(cx)) throw error;
			return run(scapi({ ...cx, token: await sharedGuestToken(cx, now()) }));
		}
	};
