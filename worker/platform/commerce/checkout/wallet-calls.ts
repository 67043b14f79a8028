import type { ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { ApplicableMethod } from "../../../../shared/domain/checkout/applicable-methods.ts";
import { controllerPath } from "../../controller-path.ts";
import { postToController } from "../../controller-token.ts";
import { PlatformUnavailable, platformFetch } from "../../fetch.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import { isRefusal } from "../../refusals/refusal.ts";
import { paidByGiftCards } from "../baskets/gift-cards/paid-by-gift-cards.ts";
import { callsAsShopper } from "../logins/calls-as-shopper.ts";
import type { Shopper } from "../logins/sessions.ts";
import type { ScapiContext, scapi } from "../scapi.ts";
import { readApplicableMethods } from "./applicable-methods.ts";
import { type OrderConsent, writeConsent } from "./consent-of-order.ts";

type Clients = ReturnType<typeof scapi>;
type VendorBasket = ShopperBasketsV2.schemas["Basket"];
export type WalletBag = {
	basket: VendorBasket & { basketId: string };
	methods: ApplicableMethod[];
	open: number;
	isCovered: boolean;
};

const UNREADABLE = "Unable to parse custom fields for applicablePaymentMethods";

export const walletCalls = (cx: Omit<ScapiContext, "token">, shopper: Shopper, now: () => number) => {
	const withSession = callsAsShopper(cx, shopper);
	const { platform } = cx;
	const where = { siteId: cx.locale.siteId, locale: localeTag(cx.locale) };
	const asShopper = async <T extends { status?: number }>(
		send: (token: string) => Promise<T>,
	): Promise<T> => {
		const first = await send((await shopper.session()).accessToken);
		return first.status === 401 ? send((await shopper.renew()).accessToken) : first;
	};
	const loadMethods = async (clients: Clients, basketId: string): Promise<ApplicableMethod[]> => {
		const { data } = await clients.shopperBasketsV2.getPaymentMethodsForBasket({
			params: { path: { basketId } },
		});
		const { methods, unreadable } = readApplicableMethods(data.applicablePaymentMethods ?? []);
		if (unreadable.length > 0)
			platform.log("error", "commerce/wallets", UNREADABLE, {
				methods: unreadable.join(","),
			});
		return methods;
	};
	return {
		attempt: async <T>(what: string, otherwise: T, act: () => Promise<T>): Promise<T> => {
			try {
				return await act();
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				platform.log("warning", "commerce/wallets", what, { error });
				return otherwise;
			}
		},
		/** Keeps the shopper's consent with a basket that a wallet is about to order. A failure does not stop the payment. */
		keepConsent: async (basketId: string, consent: OrderConsent): Promise<void> => {
			try {
				await withSession((clients) => writeConsent(clients, basketId, { basket: null, consent }));
			} catch (error) {
				platform.log("warning", "commerce/wallets", "A consent was not kept with a basket", { error });
			}
		},
		methodsOf: (basketId: string): Promise<ApplicableMethod[]> =>
			withSession((clients) => loadMethods(clients, basketId)),
		bag: (): Promise<WalletBag | null> =>
			withSession(async (clients, { customerId }) => {
				const { data } = await clients.shopperCustomers.getCustomerBaskets({
					params: { path: { customerId } },
				});
				const basket = ((data.baskets ?? []) as VendorBasket[]).find((one) => !one.temporaryBasket);
				const isEmpty = !basket?.productItems?.length && !basket?.giftCertificateItems?.length;
				if (!basket?.basketId || isEmpty) return null;
				const { basketId } = basket;
				const { open } = paidByGiftCards(basket);
				const isCovered = open === 0;
				const methods = isCovered ? [] : await loadMethods(clients, basketId);
				return { basket: { ...basket, basketId }, methods, open, isCovered };
			}),
		post: async (action: string, body: object): Promise<Record<string, unknown> | null> => {
			const response = await asShopper((accessToken) =>
				postToController(platform, { ...where, action, body, accessToken }, now()),
			);
			if (response.status >= 500)
				throw new PlatformUnavailable("http", `The wallet's controller responded ${response.status}.`);
			const json: unknown = await response.json().catch(() => null);
			return typeof json === "object" ? (json as Record<string, unknown> | null) : null;
		},
		get: async (action: string): Promise<Record<string, unknown> | null> => {
			const path = controllerPath(where.siteId, action, where.locale);
			const response = await asShopper(async (accessToken) =>
				platformFetch(platform, path, { headers: { authorization: `Bearer ${accessToken}` } }),
			);
			if (!response.ok && (response.status ?? 500) >= 500) throw PlatformUnavailable.from(response);
			const isDocument = response.ok || isRefusal(response.json);
			return isDocument ? ((response.json ?? null) as Record<string, unknown> | null) : null;
		},
	};
};
