import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { isUnavailable } from "../is-unavailable.ts";
import type { Clients } from "./baskets/own-basket.ts";
import { callsAsShopper } from "./logins/calls-as-shopper.ts";
import type { Shopper } from "./logins/sessions.ts";
import type { ScapiContext } from "./scapi.ts";

export type GiftCardBalance = { balance: number; currency: string; isEnabled: boolean; lastDigits: string };
export type FoundGiftCard =
	| { ok: true; card: GiftCardBalance }
	| { ok: false; error: "unknown" | "tooMany" | "unavailable" };

export type GiftCardPort = { find(code: string): Promise<FoundGiftCard> };

export const readGiftCard = async (
	clients: Clients,
	giftCertificateCode: string,
): Promise<Readonly<Record<string, unknown>> | "unknown" | "tooMany"> => {
	try {
		const { data } = await clients.shopperGiftCertificates.getGiftCertificate({
			params: {},
			body: { giftCertificateCode },
		});
		return data as Readonly<Record<string, unknown>>;
	} catch (error) {
		if (error instanceof ApiError && error.status === 429) return "tooMany";
		if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return "unknown";
		throw error;
	}
};

export const createGiftCards = (cx: Omit<ScapiContext, "token">, shopper: Shopper): GiftCardPort => {
	const withSession = callsAsShopper(cx, shopper);
	return {
		async find(code) {
			try {
				const result = await withSession((clients) => readGiftCard(clients, code));
				if (typeof result === "string") return { ok: false, error: result };
				const card = toCard(result);
				if (card) return { ok: true, card };
				cx.platform.log("warning", "commerce/gift-cards", "Reading a gift card failed", {});
				return { ok: false, error: "unavailable" };
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				cx.platform.log("warning", "commerce/gift-cards", "Reading a gift card failed", {
					error,
				});
				return { ok: false, error: "unavailable" };
			}
		},
	};
};

const toCard = ({
	balance,
	enabled,
	c_currencyCode: currency,
	maskedGiftCertificateCode: maskedCode,
}: Readonly<Record<string, unknown>>): GiftCardBalance | undefined =>
	typeof balance === "number" && typeof currency === "string"
		? { balance, currency, isEnabled: enabled === true, lastDigits: String(maskedCode ?? "").slice(-4) }
		: undefined;
