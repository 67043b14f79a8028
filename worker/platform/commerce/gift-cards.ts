import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { isUnavailable } from "../is-unavailable.ts";
import { callsAsShopper } from "./logins/calls-as-shopper.ts";
import type { Shopper } from "./logins/sessions.ts";
import type { ScapiContext } from "./scapi.ts";

export type GiftCardBalance = { balance: number; currency: string; isEnabled: boolean; lastDigits: string };
export type FoundGiftCard =
	| { ok: true; card: GiftCardBalance }
	| { ok: false; error: "unknown" | "tooMany" | "unavailable" };

export type GiftCardPort = { find(code: string): Promise<FoundGiftCard> };

export const createGiftCards = (cx: Omit<ScapiContext, "token">, shopper: Shopper): GiftCardPort => {
	const withSession = callsAsShopper(cx, shopper);
	return {
		async find(giftCertificateCode) {
			try {
				const { data } = await withSession((clients) =>
					clients.shopperGiftCertificates.getGiftCertificate({ params: {}, body: { giftCertificateCode } }),
				);
				const card = toCard(data as Readonly<Record<string, unknown>>);
				if (card) return { ok: true, card };
				cx.platform.log("warning", "commerce/gift-cards", "A gift card cannot be read", {});
				return { ok: false, error: "unavailable" };
			} catch (error) {
				if (error instanceof ApiError && error.status === 429) return { ok: false, error: "tooMany" };
				if (error instanceof ApiError && (error.status === 404 || error.status === 400))
					return { ok: false, error: "unknown" };
				if (!isUnavailable(error)) throw error;
				cx.platform.log("warning", "commerce/gift-cards", "A gift card cannot be read", {
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
