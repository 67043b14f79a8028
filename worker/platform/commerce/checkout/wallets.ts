import type { ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import {
	type ApplicableMethod,
	readApplicableMethods,
	type WalletId,
	type WalletPlace,
	walletsAt,
} from "../../../../shared/domain/checkout/applicable-methods.ts";
import { localeTag } from "../../../../shared/domain/locale/site-locale.ts";
import { postToController } from "../../controller-token.ts";
import { PlatformUnavailable } from "../../fetch.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import { callsAsShopper } from "../logins/calls-as-shopper.ts";
import type { Shopper } from "../logins/sessions.ts";
import type { ScapiContext } from "../scapi.ts";
import { approvalPageOf, awaitedToken, HOSTED_WALLETS, type HostedWallet } from "./wallet-documents.ts";

/** A button. */
export type WalletOffer = { id: WalletId; name: string };
/** The wallet's page that a buyer has to be led to, and its token. */
export type WalletApproval = { id: HostedWallet; name: string; url: URL; token: string };

/** Why a wallet does not pay. */
export type WalletError = "unavailable" | "emptyBag" | "notAvailable" | "payment";
type Result = { ok: true } | { ok: false; error: WalletError };

/** Wallets pay the bag (wallets-1 to wallets-4). Whatever becomes of them, it keeps its lines, and orders are placed by the checkout. */
export type WalletPort = {
	/** The buttons at a place for what is in the bag; none while the platform does not say. */
	at(place: WalletPlace): Promise<WalletOffer[]>;
	/** Lets a wallet with a page of its own pay the bag; false: the shop knows where it goes already. */
	ask(id: HostedWallet, withAddress: boolean): Promise<Result>;
	/** Of the wallet that the bag waits for; null where it waits for none. */
	approval(): Promise<WalletApproval | null>;
	/** Takes what the buyer has said on the wallet's page into the bag. May be repeated. */
	complete(id: HostedWallet, token: string): Promise<Result>;
};

type VendorBasket = ShopperBasketsV2.schemas["Basket"];
type Said = { PaypalToken?: string; checkoutSessionId?: string; success?: boolean };

const failed = (error: WalletError): { ok: false; error: WalletError } => ({ ok: false, error });
const UNREADABLE = "Unable to parse custom fields for applicablePaymentMethods";

export const createWallets = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	now: () => number,
): WalletPort => {
	const withSession = callsAsShopper(cx, shopper);
	const { log } = cx.platform;

	const attempt = async <T>(what: string, otherwise: T, act: () => Promise<T>): Promise<T> => {
		try {
			return await act();
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			log("warning", "commerce/wallets", what, { error });
			return otherwise;
		}
	};
	const bag = (): Promise<{ basket: VendorBasket; methods: ApplicableMethod[] } | null> =>
		withSession(async (clients, { customerId }) => {
			const { data } = await clients.shopperCustomers.getCustomerBaskets({
				params: { path: { customerId } },
			});
			const basket = ((data.baskets ?? []) as VendorBasket[]).find((one) => !one.temporaryBasket);
			const isEmpty = !basket?.productItems?.length && !basket?.giftCertificateItems?.length;
			if (!basket?.basketId || isEmpty) return null;
			const { basketId } = basket;
			const { data: payment } = await clients.shopperBasketsV2.getPaymentMethodsForBasket({
				params: { path: { basketId } },
			});
			const { methods, unreadable } = readApplicableMethods(payment.applicablePaymentMethods ?? []);
			if (unreadable.length > 0)
				log("error", "commerce/wallets", UNREADABLE, { methods: unreadable.join(",") });
			return { basket, methods };
		});
	/** Null: the platform says no. */
	const post = async (action: string, body: object): Promise<Said | null> => {
		const send = (accessToken: string) =>
			postToController(
				cx.platform,
				{ siteId: cx.locale.siteId, locale: localeTag(cx.locale), action, body, accessToken },
				now(),
			);
		const first = await send((await shopper.session()).accessToken);
		const response = first.status === 401 ? await send((await shopper.renew()).accessToken) : first;
		if (response.status >= 500)
			throw new PlatformUnavailable("http", `The wallet's controller responded ${response.status}.`);
		return response.ok ? ((await response.json().catch(() => null)) as Said | null) : null;
	};

	return {
		at: async (place) => {
			if (!shopper.known) return [];
			return attempt("The wallets of a bag are not known", [], async () => {
				const found = await bag();
				return found ? walletsAt(place, found.methods).map(({ id, name }) => ({ id, name })) : [];
			});
		},
		ask: async (id, withAddress) => {
			if (!shopper.known) return failed("emptyBag");
			return attempt<Result>("A wallet was not asked", failed("unavailable"), async () => {
				const found = await bag();
				if (!found) return failed("emptyBag");
				if ((found.basket as Record<string, unknown>).c_isAllProductLineItemsAvailable === false)
					return failed("notAvailable");
				const said = await post(HOSTED_WALLETS[id].ask, {
					shipping: withAddress ? "asked" : "given",
					withAddress,
				});
				return said?.PaypalToken || said?.checkoutSessionId ? { ok: true } : failed("payment");
			});
		},
		approval: async () => {
			if (!shopper.known) return null;
			return attempt<WalletApproval | null>("A wallet's page is not known", null, async () => {
				const found = await bag();
				const awaited = found && awaitedToken(found.basket.paymentInstruments ?? []);
				const method = found?.methods.find(({ id }) => id === awaited?.id);
				const url = method && approvalPageOf(method.publicConfigurations);
				return awaited && url ? { ...awaited, name: method.name, url } : null;
			});
		},
		complete: async (id, token) => {
			if (!shopper.known || !/^[\w-]{1,64}$/.test(token)) return failed("payment");
			return attempt<Result>("A wallet's payment was not taken", failed("unavailable"), async () => {
				const said = await post(HOSTED_WALLETS[id].complete, { token });
				return said?.success ? { ok: true } : failed("payment");
			});
		},
	};
};
