import { Hono } from "hono";
import * as z from "zod";
import { findById, findWindow, listExpress } from "../../payments/chosen.ts";
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
	type WalletOutcomeResponse,
	type WalletPaymentResponse,
	type WalletSheetResponse,
	walletCancelBody,
	walletOffersQuery,
	walletOutcomeQuery,
} from "../../shared/contracts/wallets.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import { fateOf, notePaying, pressForBag, pressForProduct } from "../present/lost-order.ts";
import { expressOf, payBagLaterOf } from "../present/payment/wallet-views.ts";
import { readDeviceSession } from "../request/cookies/device-session.ts";
import type { ApiEnv } from "./api-env.ts";
import { fail, validate } from "./respond.ts";
import { paidBy, readDetails, toPaymentOutcome } from "./wallet-replies.ts";

/** `/api/{locale}/wallets`: wallets whose sheet is in the page (wallets-5, wallets-6). */
export const walletsApp = new Hono<ApiEnv>()
	.get("/sheet", validate("query", sheetQuery), async (c) => {
		const api = c.get("api");
		const { wallet, productId } = c.req.valid("query");
		if (!findById(wallet)?.express) return fail(c, "invalid");
		const product = productId === undefined ? undefined : { productId, country: api.view.locale.country };
		const press = product ? await pressForProduct(api.view, api, product) : undefined;
		if (press && !press.go) return fail(c, press.error, { location: press.location });
		const opened = await api.walletSheets.open(
			wallet,
			product && { id: product.productId, again: press?.again },
		);
		const basketId = opened.ok ? opened.sheet.basketId : undefined;
		const bag = product ? undefined : await pressForBag(api.view, api, basketId);
		if (bag && !bag.go) return fail(c, bag.error, { location: bag.location });
		if (!opened.ok) return fail(c, opened.error, readDetails(opened, api));
		await notePaying(api, opened.sheet.basketId, product);
		return c.json<WalletSheetResponse, 200>(opened, 200);
	})
	.post("/google", validate("json", googlePaymentBody), async (c) => {
		const api = c.get("api");
		const payment = c.req.valid("json");
		const dfReferenceId = await readDeviceSession(api.drafts);
		const asked = await api.walletSheets.payByGoogle({ ...payment, dfReferenceId });
		const paid = await toPaymentOutcome(asked, payment.basketId, api);
		return paid.ok ? c.json<WalletPaymentResponse, 200>(paid, 200) : fail(c, paid.error, paid.details);
	})
	.post("/apple", validate("json", appleEventBody), async (c) => {
		const api = c.get("api");
		const event = c.req.valid("json");
		if (event.event === "PaymentAuthorized") {
			const paid = await toPaymentOutcome(await api.walletSheets.payByApple(event), event.basketId, api);
			return paid.ok ? c.json<AppleEventResponse, 200>(paid, 200) : fail(c, paid.error, paid.details);
		}
		const outcome = await api.walletSheets.apple(event, new URL(c.req.url).hostname);
		return outcome.ok
			? c.json<AppleEventResponse, 200>(outcome, 200)
			: fail(c, outcome.error, readDetails(outcome, api));
	})
	.get("/outcome", validate("query", walletOutcomeQuery), async (c) => {
		const api = c.get("api");
		const fate = await fateOf(api.view, api, c.req.valid("query").basketId);
		if (fate === "unknown") return fail(c, "unavailable");
		const found = typeof fate === "object" ? { location: fate.location } : {};
		return c.json<WalletOutcomeResponse, 200>({ ok: true, ...found }, 200);
	})
	.post("/cancel", validate("json", walletCancelBody), async (c) => {
		await c.get("api").walletSheets.cancel(c.req.valid("json").basketId);
		return c.json({ ok: true as const }, 200);
	})
	.post("/paypal", validate("json", paypalBody), async (c) => {
		const api = c.get("api");
		const { productId, ...wanted } = c.req.valid("json");
		const product = productId === undefined ? undefined : { productId, country: api.view.locale.country };
		const press = product ? await pressForProduct(api.view, api, product) : undefined;
		if (press && !press.go) return fail(c, press.error, { location: press.location });
		const asked = await api.walletSheets.askPaypal(
			press?.again ? { ...wanted, basketId: press.again } : { ...wanted, productId },
		);
		if (!asked.ok) return fail(c, asked.error, readDetails(asked, api));
		if (product) await notePaying(api, asked.basketId, product);
		return c.json<PaypalResponse, 200>(asked, 200);
	})
	.post("/paypal/pay", validate("json", paypalPayBody), async (c) => {
		const api = c.get("api");
		const { token, basketId } = c.req.valid("json");
		const row = findWindow();
		if (!row) return fail(c, "invalid");
		const taken = await api.wallets.complete(row.redirect, token);
		// An order that exists already is not placed again.
		const fate = taken.ok ? undefined : await fateOf(api.view, api, basketId);
		if (typeof fate === "object")
			return c.json<WalletPaymentResponse, 200>({ ok: true, location: fate.location }, 200);
		// A single product has no review step: the wallet's window showed the price that is paid (wallets-11).
		const placed = taken.ok ? await api.checkout.place(basketId, { total: taken.approved }) : taken;
		if (!placed.ok && (placed.error === "changed" || placed.error === "paymentTotal")) {
			const message = readTexts(api.view.locale).t("buy.changed", { name: row.express.brand });
			return fail(c, "totalChanged", { message });
		}
		const paid = await toPaymentOutcome(paidBy(placed), basketId, api);
		return paid.ok ? c.json<WalletPaymentResponse, 200>(paid, 200) : fail(c, paid.error, paid.details);
	})
	.get("/amazon", validate("query", z.object({ withAddress: z.stringbool().default(true) })), async (c) => {
		const button = await c.get("api").walletSheets.amazon(c.req.valid("query").withAddress);
		return c.json<AmazonResponse, 200>({ button }, 200);
	})
	.get("/offers", validate("query", walletOffersQuery), async (c) => {
		const { wallets, view } = c.get("api");
		const { t } = readTexts(view.locale);
		const { place } = c.req.valid("query");
		const offers = await wallets.at(place, listExpress());
		const payLater = place === "cart" ? payBagLaterOf(offers, view.locale) : undefined;
		const express = expressOf(offers, t, payLater) ?? null;
		return c.json<WalletOffersResponse, 200>({ express }, 200);
	})
	.get("/fraud-session", async (c) => {
		const sessionId = await c.get("api").wallets.fraudSession();
		return c.json<FraudSessionResponse, 200>({ sessionId }, 200);
	});
