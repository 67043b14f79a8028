import type { SheetStart } from "../../../../shared/contracts/product-option-views.ts";
import { sheetStart } from "../../../../shared/contracts/wallets.ts";
import { type WalletPlace, walletsAt } from "../../../../shared/domain/checkout/applicable-methods.ts";
import type { MessageSettings } from "../../../../shared/domain/checkout/pay-later.ts";
import type { Shopper } from "../logins/sessions.ts";
import type { ScapiContext } from "../scapi.ts";
import { walletCalls } from "./wallet-calls.ts";
import {
	type ExpressWallet,
	findApprovalPage,
	findAwaited,
	findScript,
	type RedirectNames,
} from "./wallet-documents.ts";

export type WalletOffer = {
	id: string;
	name: string;
	script?: string;
	style?: Readonly<Record<string, unknown>>;
	opens?: SheetStart;
	messages?: MessageSettings;
	toPay?: number;
};
export type WalletApproval = { name: string; url: URL; token: string };

export type WalletError =
	| "unavailable"
	| "emptyBag"
	| "otherBag"
	| "notAvailable"
	| "payment"
	| "paymentTotal"
	| "nothingToPay";
type Result = { ok: true } | { ok: false; error: WalletError };

export type WalletPort = {
	/** Returns the buttons of these wallets at a place on the page; none without a session or if the platform call fails. */
	at(place: WalletPlace, wallets: readonly ExpressWallet[]): Promise<WalletOffer[]>;
	/**
	 * Asks the platform for the wallet's token. `withAddress`: false if the shop knows the shipping address. Returns `otherBag` if the
	 * shopper's basket is not `basketId` (checkout-23).
	 */
	ask(names: RedirectNames, options: { withAddress: boolean; basketId?: string }): Promise<Result>;
	approval(redirects: readonly RedirectNames[]): Promise<WalletApproval | null>;
	/** Copies the buyer's entries on the wallet's page into the basket; `approvedTotal` is the total shown there. May be repeated. */
	complete(
		names: RedirectNames,
		token: string,
	): Promise<{ ok: true; approvedTotal?: number } | { ok: false; error: WalletError }>;
	fraudSession(): Promise<string | null>;
};

const fail = (error: WalletError): { ok: false; error: WalletError } => ({ ok: false, error });
export const createWallets = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	now: () => number,
): WalletPort => {
	const { attempt, bag, get, post } = walletCalls(cx, shopper, now);
	return {
		fraudSession: async () =>
			shopper.isKnown
				? attempt("The fraud service's session is not known", null, async () => {
						const reply = await get("Signifyd-GetSessionID");
						return typeof reply?.sessionId === "string" ? reply.sessionId : null;
					})
				: null,
		at: async (place, wallets) => {
			if (!shopper.isKnown) return [];
			return attempt("The wallets of a bag are not known", [], async () => {
				const current = await bag();
				return walletsAt(place, current?.methods ?? [], { wallets: wallets.map(({ id }) => id) }).flatMap(
					({
						id,
						name,
						publicConfigurations,
						expressButtons,
						messageConfigurations: messages,
					}): WalletOffer[] => {
						const script = findScript(publicConfigurations);
						if (!script) return [{ id, name }];
						const toScript = wallets.find((wallet) => wallet.id === id)?.toScript;
						const style = expressButtons?.style;
						const opens = sheetStart.safeParse(publicConfigurations).data;
						return [
							{
								id,
								name,
								script:
									toScript?.(script.href, {
										currency: cx.locale.currency,
										withMessages: !!messages,
									}) ?? script.href,
								style: typeof style === "object" && style ? { ...style } : undefined,
								opens,
								messages,
								toPay: current?.open,
							},
						];
					},
				);
			});
		},
		ask: async (names, { withAddress, basketId }) => {
			if (!shopper.isKnown) return fail("emptyBag");
			return attempt<Result>("A wallet was not asked", fail("unavailable"), async () => {
				const current = await bag();
				if (!current) return fail(basketId === undefined ? "emptyBag" : "otherBag");
				if (basketId !== undefined && basketId !== current.basket.basketId) return fail("otherBag");
				if ((current.basket as Record<string, unknown>).c_isAllProductLineItemsAvailable === false)
					return fail("notAvailable");
				if (current.isCovered) return fail("nothingToPay");
				const reply = await post(names.ask, {
					shipping: withAddress ? "asked" : "given",
					withAddress,
				});
				return reply?.[names.reply] ? { ok: true } : fail("payment");
			});
		},
		approval: async (redirects) => {
			if (!shopper.isKnown) return null;
			return attempt<WalletApproval | null>("A wallet's page is not known", null, async () => {
				const current = await bag();
				const pending = current && findAwaited(current.basket.paymentInstruments ?? [], redirects);
				const method = current?.methods.find(({ id }) => id === pending?.names.id);
				const url = method && findApprovalPage(method.publicConfigurations);
				return pending && url ? { token: pending.token, name: method.name, url } : null;
			});
		},
		complete: async (names, token) => {
			if (!shopper.isKnown || !/^[\w-]{1,64}$/.test(token)) return fail("payment");
			return attempt<Awaited<ReturnType<WalletPort["complete"]>>>(
				"A wallet's payment was not taken",
				fail("unavailable"),
				async () => {
					const reply = await post(names.complete, { token });
					if (reply?.errorType === "nothing-to-pay") return fail("nothingToPay");
					if (reply?.errorType === "basket-total-changed") return fail("paymentTotal");
					if (!reply?.success) return fail("payment");
					const { approvedAmount: approvedTotal } = reply;
					return { ok: true, approvedTotal: typeof approvedTotal === "number" ? approvedTotal : undefined };
				},
			);
		},
	};
};
