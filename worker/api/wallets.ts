import { Hono } from "hono";
import * as z from "zod";
import {
	type AmazonResponse,
	type AppleEventResponse,
	appleEventBody,
	type FraudSessionResponse,
	googlePaymentBody,
	type PaypalResponse,
	paypalBody,
	paypalPayBody,
	sheetQuery,
	type WalletOffersResponse,
	type WalletPaymentResponse,
	type WalletSheetResponse,
	walletCancelBody,
	walletOffersQuery,
} from "../../shared/contracts/wallets.ts";
import { isWallet } from "../../shared/domain/checkout/applicable-methods.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import type { WalletSheetPort } from "../platform/commerce/checkout/wallet-sheets.ts";
import { expressOf } from "../views/payment/wallet-views.ts";
import { keepReviewed } from "../views/reviewed-basket.ts";
import type { ApiContext, ApiEnv } from "./api-env.ts";
import { failed, validated } from "./respond.ts";

type Outcome = Awaited<ReturnType<WalletSheetPort["payByGoogle"]>>;
type Refusal = Extract<Outcome, { ok: false }>;

/** What has sold out is shown in the bag (wallets-4). */
const detailsOf = ({ message, faults, toCart }: Refusal, { view: { paths } }: ApiContext) => ({
	...(message ? { message } : {}),
	...(faults ? { faults } : {}),
	...(toCart ? { location: paths.at("cart", { error: "notAvailable" }) } : {}),
});
/** To the confirmation; by way of the card's bank where that asks. */
const nextOf = (
	{ orderNo, challenged }: Extract<Outcome, { ok: true }>,
	{ view: { paths } }: ApiContext,
): string =>
	challenged ? paths.checkout({ step: "bank", orderNo }) : paths.at("orderConfirmation", { orderNo });

/** Anyone who leaves the bank's page finds the bag again (checkout-4); a bag that is still there needs no finding. */
const noteAtBank = async (paid: Outcome, basketId: string, api: ApiContext): Promise<void> => {
	if (!paid.ok || !paid.challenged) return;
	const basket = await api.baskets.get();
	if (!basket || basket.lines.length === 0) await keepReviewed(api, basketId);
};

/** `/api/{locale}/wallets`: wallets whose sheet is in the page (wallets-5, wallets-6). */
export const walletsApp = new Hono<ApiEnv>()
	.get("/sheet", validated("query", sheetQuery), async (c) => {
		const api = c.get("api");
		const { wallet, productId } = c.req.valid("query");
		if (!isWallet(wallet)) return failed(c, "invalid");
		const opened = await api.walletSheets.open(wallet, productId);
		return opened.ok
			? c.json<WalletSheetResponse, 200>(opened, 200)
			: failed(c, opened.error, detailsOf(opened, api));
	})
	.post("/google", validated("json", googlePaymentBody), async (c) => {
		const api = c.get("api");
		const payment = c.req.valid("json");
		const paid = await api.walletSheets.payByGoogle(payment);
		await noteAtBank(paid, payment.basketId, api);
		return paid.ok
			? c.json<WalletPaymentResponse, 200>({ ok: true, location: nextOf(paid, api) }, 200)
			: failed(c, paid.error, detailsOf(paid, api));
	})
	.post("/apple", validated("json", appleEventBody), async (c) => {
		const api = c.get("api");
		const event = c.req.valid("json");
		if (event.event === "PaymentAuthorized") {
			const paid = await api.walletSheets.payByApple(event);
			await noteAtBank(paid, event.basketId, api);
			return paid.ok
				? c.json<AppleEventResponse, 200>({ ok: true, location: nextOf(paid, api) }, 200)
				: failed(c, paid.error, detailsOf(paid, api));
		}
		const outcome = await api.walletSheets.apple(event, new URL(c.req.url).hostname);
		return outcome.ok
			? c.json<AppleEventResponse, 200>(outcome, 200)
			: failed(c, outcome.error, detailsOf(outcome, api));
	})
	.post("/cancel", validated("json", walletCancelBody), async (c) => {
		await c.get("api").walletSheets.cancel(c.req.valid("json").basketId);
		return c.json({ ok: true as const }, 200);
	})
	.post("/paypal", validated("json", paypalBody), async (c) => {
		const api = c.get("api");
		const asked = await api.walletSheets.askPaypal(c.req.valid("json"));
		return asked.ok ? c.json<PaypalResponse, 200>(asked, 200) : failed(c, asked.error, detailsOf(asked, api));
	})
	.post("/paypal/pay", validated("json", paypalPayBody), async (c) => {
		const api = c.get("api");
		const { token, basketId } = c.req.valid("json");
		const taken = await api.wallets.complete("PAYPAL", token);
		// There is no review of a product alone: what the window showed is what is paid (wallets-11).
		const placed = taken.ok ? await api.checkout.place(basketId, { total: taken.approved }) : taken;
		if (!placed.ok && placed.error === "changed") {
			const message = textsOf(api.view.locale.language).t("buy.changed", { name: "PayPal" });
			return failed(c, "totalChanged", { message });
		}
		if (!placed.ok || placed.order.state === "failed")
			return failed(c, !placed.ok && placed.error === "unavailable" ? "unavailable" : "walletRefused");
		const { orderNo, state } = placed.order;
		const location = nextOf({ ok: true, orderNo, challenged: state === "waiting" }, api);
		return c.json<WalletPaymentResponse, 200>({ ok: true, location }, 200);
	})
	.get("/amazon", validated("query", z.object({ withAddress: z.stringbool().default(true) })), async (c) => {
		const button = await c.get("api").walletSheets.amazon(c.req.valid("query").withAddress);
		return c.json<AmazonResponse, 200>({ button }, 200);
	})
	.get("/offers", validated("query", walletOffersQuery), async (c) => {
		const { wallets, view } = c.get("api");
		const { t } = textsOf(view.locale.language);
		const express = expressOf(await wallets.at(c.req.valid("query").place), t) ?? null;
		return c.json<WalletOffersResponse, 200>({ express }, 200);
	})
	.get("/fraud-session", async (c) => {
		const sessionId = await c.get("api").wallets.fraudSession();
		return c.json<FraudSessionResponse, 200>({ sessionId }, 200);
	});
