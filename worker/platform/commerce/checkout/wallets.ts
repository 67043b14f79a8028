import type { SheetStart } from "../../../../shared/contracts/product-option-views.ts";
import { sheetStart } from "../../../../shared/contracts/wallets.ts";
import {
	type WalletId,
	type WalletPlace,
	walletsAt,
} from "../../../../shared/domain/checkout/applicable-methods.ts";
import type { MessageSettings } from "../../../../shared/domain/checkout/pay-later.ts";
import type { Shopper } from "../logins/sessions.ts";
import type { ScapiContext } from "../scapi.ts";
import { walletCalls } from "./wallet-calls.ts";
import {
	approvalPageOf,
	awaitedToken,
	HOSTED_WALLETS,
	type HostedWallet,
	isHostedWallet,
	scriptFor,
	scriptOf,
} from "./wallet-documents.ts";

/** A button; `script`: the address of the wallet's own. */
export type WalletOffer = {
	id: WalletId;
	name: string;
	script?: string;
	/** What its own button looks like. */
	style?: Readonly<Record<string, unknown>>;
	/** What its sheet opens with. */
	opens?: SheetStart;
	/** Its message about paying later (wallets-15). */
	messages?: MessageSettings;
	/** The amount that is left to pay, in the bag's currency. */
	toPay?: number;
};
/** The wallet's page that a buyer has to be led to, and its token. */
export type WalletApproval = { id: HostedWallet; name: string; url: URL; token: string };

/** Why a wallet does not pay. */
export type WalletError =
	| "unavailable"
	| "emptyBag"
	| "otherBag"
	| "notAvailable"
	| "payment"
	| "paymentTotal"
	| "nothingToPay";
type Result = { ok: true } | { ok: false; error: WalletError };

/** Wallets pay the bag (wallets-1 to wallets-4). Whatever becomes of them, it keeps its lines, and orders are placed by the checkout. */
export type WalletPort = {
	/** The buttons at a place for what is in the bag; none while the platform does not say. */
	at(place: WalletPlace): Promise<WalletOffer[]>;
	/**
	 * Lets a wallet with a page of its own pay the bag. `withAddress`: false where the shop knows where it goes already; `basketId`: the bag that is
	 * meant, no other is paid (checkout-23).
	 */
	ask(id: HostedWallet, asked: { withAddress: boolean; basketId?: string }): Promise<Result>;
	/** Of the wallet that the bag waits for; null where it waits for none. */
	approval(): Promise<WalletApproval | null>;
	/** Takes what the buyer has said on the wallet's page into the bag; `approved`: the total that the page showed. May be repeated. */
	complete(
		id: HostedWallet,
		token: string,
	): Promise<{ ok: true; approved?: number } | { ok: false; error: WalletError }>;
	/** What the fraud service knows the bag by; null where the platform does not say (checkout-21). */
	fraudSession(): Promise<string | null>;
};

const failed = (error: WalletError): { ok: false; error: WalletError } => ({ ok: false, error });
export const createWallets = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	now: () => number,
): WalletPort => {
	const { attempt, bag, get, post } = walletCalls(cx, shopper, now);
	return {
		fraudSession: async () =>
			shopper.known
				? attempt("The fraud service's session is not known", null, async () => {
						const said = await get("Signifyd-GetSessionID");
						return typeof said?.sessionId === "string" ? said.sessionId : null;
					})
				: null,
		at: async (place) => {
			if (!shopper.known) return [];
			return attempt("The wallets of a bag are not known", [], async () => {
				const found = await bag();
				return walletsAt(place, found?.methods ?? []).flatMap(
					({
						id,
						name,
						publicConfigurations,
						expressButtons,
						messageConfigurations: messages,
					}): WalletOffer[] => {
						const script = scriptOf(publicConfigurations);
						// A wallet with a page of its own needs no script.
						if (!script) return isHostedWallet(id) ? [{ id, name }] : [];
						const style = expressButtons?.style;
						const opens = sheetStart.safeParse(publicConfigurations).data;
						return [
							{
								id,
								name,
								script: scriptFor(id, script.href, cx.locale.currency, { withMessages: !!messages }),
								style: typeof style === "object" && style ? { ...style } : undefined,
								opens,
								messages,
								toPay: found?.open,
							},
						];
					},
				);
			});
		},
		ask: async (id, { withAddress, basketId }) => {
			if (!shopper.known) return failed("emptyBag");
			return attempt<Result>("A wallet was not asked", failed("unavailable"), async () => {
				const found = await bag();
				if (!found) return failed(basketId === undefined ? "emptyBag" : "otherBag");
				if (basketId !== undefined && basketId !== found.basket.basketId) return failed("otherBag");
				if ((found.basket as Record<string, unknown>).c_isAllProductLineItemsAvailable === false)
					return failed("notAvailable");
				if (found.isCovered) return failed("nothingToPay");
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
			return attempt<Awaited<ReturnType<WalletPort["complete"]>>>(
				"A wallet's payment was not taken",
				failed("unavailable"),
				async () => {
					const said = await post(HOSTED_WALLETS[id].complete, { token });
					if (said?.errorType === "nothing-to-pay") return failed("nothingToPay");
					if (said?.errorType === "basket-total-changed") return failed("paymentTotal");
					if (!said?.success) return failed("payment");
					const { approvedAmount: approved } = said;
					return { ok: true, approved: typeof approved === "number" ? approved : undefined };
				},
			);
		},
	};
};
