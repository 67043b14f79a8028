import { findById } from "../../payments/find-method.ts";
import { mayMake } from "../../shared/domain/analytics/events.ts";
import type { PlacedOrder } from "../platform/commerce/checkout/checkout-documents.ts";
import type { WalletSheetPort } from "../platform/commerce/checkout/wallet-sheets.ts";
import { fateOf, noteOrdered } from "../present/lost-order.ts";
import { productBasket } from "../present/reviewed-basket.ts";
import type { ApiContext } from "./api-env.ts";

type Outcome = Awaited<ReturnType<WalletSheetPort["payByGoogle"]>>;
type Refusal = Extract<Outcome, { ok: false }>;

type Details = Partial<Pick<Refusal, "message" | "faults"> & { location: string }>;

export const readDetails = (
	{ message, faults, toCart }: Refusal,
	{ view: { paths } }: ApiContext,
): Details => ({
	message,
	faults,
	location: toCart ? paths.at("cart", { error: "notAvailable" }) : undefined,
});
const findNextLocation = (
	{ orderNo, isChallenged }: Extract<Outcome, { ok: true }>,
	{ view: { paths } }: ApiContext,
): string =>
	isChallenged ? paths.checkout({ step: "bank", orderNo }) : paths.at("orderConfirmation", { orderNo });

/**
 * Notes that the bag was bought, or a product by the button on its page: it was never in the shopper's bag, but counts as an addition (basket-19), once
 * for its own basket and at the price of the order. A failure does not stop the payment.
 */
const noteBought = async (orderNo: string, basketId: string, api: ApiContext): Promise<void> => {
	try {
		const product = await productBasket(api);
		const { addType } = findById(product?.wallet)?.express ?? {};
		if (product?.basketId !== basketId) return noteOrdered(api, orderNo);
		if (!addType || !mayMake("add_to_cart", api.consent)) return;
		const order = await api.checkout.order(orderNo);
		const line = order?.lines.find(({ productId }) => productId === product.productId);
		if (!line) return;
		const { productId, name, quantity, total } = line;
		const bought = { productId, name, quantity, price: total / quantity };
		api.facts.note([{ name: "add_to_cart", addType, line: bought }], basketId);
	} catch (error) {
		api.log("warning", "api/wallets", "An addition by a wallet was not noted", { error });
	}
};

type Told = { ok: true; location: string } | { ok: false; error: Refusal["error"]; details: Details };
/**
 * Returns the page to show after a payment, or the payment's error. If the payment got no reply, the basket's state decides
 * (wallets-12): the order's page, or the checkout's address with the error while the outcome is unknown.
 */
export const toPaymentOutcome = async (
	outcome: Outcome,
	basketId: string,
	api: ApiContext,
): Promise<Told> => {
	if (outcome.ok) {
		await api.facts.settle(noteBought(outcome.orderNo, basketId, api));
		return { ok: true, location: findNextLocation(outcome, api) };
	}
	const { error } = outcome;
	if (error !== "unavailable") return { ok: false, error, details: readDetails(outcome, api) };
	const fate = await fateOf(api.view, api, basketId);
	if (typeof fate === "object") return { ok: true, location: fate.location };
	const location = fate === "unknown" ? api.view.paths.checkout() : undefined;
	return { ok: false, error, details: { location } };
};
export const paidBy = (result: { ok: true; order: PlacedOrder } | { ok: false; error: string }): Outcome => {
	if (!result.ok)
		return { ok: false, error: result.error === "unavailable" ? "unavailable" : "walletRefused" };
	const { orderNo, state } = result.order;
	return state === "failed"
		? { ok: false, error: "walletRefused" }
		: { ok: true, orderNo, isChallenged: state !== "placed" };
};
