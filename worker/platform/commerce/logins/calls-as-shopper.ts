import { ApiError, AuthTokenInvalidError } from "@salesforce/storefront-next-runtime/scapi";
import { type ScapiContext, scapi } from "../scapi.ts";
import type { Shopper, ShopperSession } from "./sessions.ts";

export const problemType = (error: ApiError): string => error.body.type.split("/").pop() ?? "";

const INVALID_CUSTOMER = new Set([
	"invalid-customer",
	"usid-not-matching-with-token",
	"InvalidCustomerException",
]);

export const callsAsShopper =
	(cx: Omit<ScapiContext, "token">, shopper: Shopper) =>
	async <T>(run: (clients: ReturnType<typeof scapi>, session: ShopperSession) => Promise<T>): Promise<T> => {
		const as = (session: ShopperSession) => run(scapi({ ...cx, token: session.accessToken }), session);
		const session = await shopper.session();
		try {
			return await as(session);
		} catch (error) {
			const isRefused =
				error instanceof AuthTokenInvalidError ||
				(error instanceof ApiError && INVALID_CUSTOMER.has(problemType(error)));
			if (!isRefused) throw error;
			return as(await shopper.renew());
		}
	};
