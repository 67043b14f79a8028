import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import { findById, findByName, findWindow, listExpress } from "../../payments/find-method.ts";
import type { Method } from "../../payments/method.ts";
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
import { arePaymentsOff, isMethodOff } from "../platform/switches.ts";
import { mayOrderByWallet } from "../present/legal/guest-consents.ts";
import { fateOf, notePaying, pressForBag, pressForProduct } from "../present/lost-order.ts";
import { expressOf, payBagLaterOf } from "../present/payment/wallet-views.ts";
import { readDeviceSession } from "../request/cookies/device-session.ts";
import type { ApiEnv } from "./api-env.ts";
import { fail, validate } from "./respond.ts";
import { paidBy, readDetails, toPaymentOutcome } from "./wallet-replies.ts";

/** Finds the method whose sheet or window posts to this address. */
const findPoster = (path: string): Method | undefined => {
	const name = /\/wallets\/([a-z]+)/.exec(path)?.[1] ?? "";
	return findByName(name) ?? findByName(`${name}-pay`);
};

/** While payments are switched off, nothing but a cancellation is answered. A method that is switched off takes no payment (ops-1). */
const refuseIfOff = createMiddleware<ApiEnv>(async (c, next) => {
	const { settings, locale } = c.get("api").view;
	if (c.req.method !== "POST" || c.req.path.endsWith("/cancel")) return next();
	if (arePaymentsOff(settings)) return fail(c, "unavailable");
	const method = findPoster(c.req.path);
	return method && isMethodOff(settings, method.id)
		? fail(c, "walletRefused", { message: readTexts(locale).t("checkoutRefused.methodOff") })
		: next();
});

/** A wallet's sheet orders without the form that has the market's consents, so guests order by the form there (legal-11). */
const refuseWithoutConsents = createMiddleware<ApiEnv>(async (c, next) => {
	const { view, shopper } = c.get("api");
	const opens = c.req.path.endsWith("/sheet") || (c.req.method === "POST" && !c.req.path.endsWith("/cancel"));
	return !opens || (await mayOrderByWallet(view, shopper))
		? next()
		: fail(c, "walletRefused", { message: readTexts(view.locale).t("checkoutRefused.consents") });
});

export const walletsApp = new Hono<ApiEnv>()
	.use(refuseIfOff)
	.use(refuseWithoutConsents)
	.get("/sheet", validate("query", sheetQuery), async (c) => {
		const api = c.get("api");
		const { wallet, productId } = c.req.valid("query");
		if (!findById(wallet)?.express) return fail(c, "invalid");
		if (isMethodOff(api.view.settings, wallet)) return fail(c, "unavailable");
		const product =
			productId === undefined ? undefined : { productId, wallet, country: api.view.locale.country };
		const press = product ? await pressForProduct(api.view, api, product) : undefined;
		if (press && !press.go) return fail(c, press.error, { location: press.location });
		const result = await api.walletSheets.open(
			wallet,
			product && { id: product.productId, again: press?.again },
		);
		const basketId = result.ok ? result.sheet.basketId : undefined;
		const bag = product ? undefined : await pressForBag(api.view, api, basketId);
		if (bag && !bag.go) return fail(c, bag.error, { location: bag.location });
		if (!result.ok) return fail(c, result.error, readDetails(result, api));
		await notePaying(api, result.sheet.basketId, product);
		return c.json<WalletSheetResponse, 200>(result, 200);
	})
	.post("/google", validate("json", googlePaymentBody), async (c) => {
		const api = c.get("api");
		const payment = c.req.valid("json");
		const dfReferenceId = await readDeviceSession(api.drafts);
		const reply = await api.walletSheets.payByGoogle({ ...payment, dfReferenceId });
		const paymentOutcome = await toPaymentOutcome(reply, payment.basketId, api);
		return paymentOutcome.ok
			? c.json<WalletPaymentResponse, 200>(paymentOutcome, 200)
			: fail(c, paymentOutcome.error, paymentOutcome.details);
	})
	.post("/apple", validate("json", appleEventBody), async (c) => {
		const api = c.get("api");
		const event = c.req.valid("json");
		if (event.event === "PaymentAuthorized") {
			const paymentOutcome = await toPaymentOutcome(
				await api.walletSheets.payByApple(event),
				event.basketId,
				api,
			);
			return paymentOutcome.ok
				? c.json<AppleEventResponse, 200>(paymentOutcome, 200)
				: fail(c, paymentOutcome.error, paymentOutcome.details);
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
		const next = typeof fate === "object" ? { location: fate.location } : {};
		return c.json<WalletOutcomeResponse, 200>({ ok: true, ...next }, 200);
	})
	.post("/cancel", validate("json", walletCancelBody), async (c) => {
		await c.get("api").walletSheets.cancel(c.req.valid("json").basketId);
		return c.json({ ok: true as const }, 200);
	})
	.post("/paypal", validate("json", paypalBody), async (c) => {
		const api = c.get("api");
		const { productId, ...options } = c.req.valid("json");
		const wallet = findWindow()?.id ?? "";
		const product =
			productId === undefined ? undefined : { productId, wallet, country: api.view.locale.country };
		const press = product ? await pressForProduct(api.view, api, product) : undefined;
		if (press && !press.go) return fail(c, press.error, { location: press.location });
		const result = await api.walletSheets.askPaypal(
			press?.again ? { ...options, basketId: press.again } : { ...options, productId },
		);
		if (!result.ok) return fail(c, result.error, readDetails(result, api));
		if (product) await notePaying(api, result.basketId, product);
		return c.json<PaypalResponse, 200>(result, 200);
	})
	.post("/paypal/pay", validate("json", paypalPayBody), async (c) => {
		const api = c.get("api");
		const { token, basketId } = c.req.valid("json");
		const row = findWindow();
		if (!row) return fail(c, "invalid");
		const completion = await api.wallets.complete(row.redirect, token);
		// The order may exist although the completion failed; it is then not placed again.
		const fate = completion.ok ? undefined : await fateOf(api.view, api, basketId);
		if (typeof fate === "object")
			return c.json<WalletPaymentResponse, 200>({ ok: true, location: fate.location }, 200);
		// A single product has no review step: the wallet's window showed the price that is paid (wallets-11).
		const placement = completion.ok
			? await api.checkout.place(basketId, { total: completion.approvedTotal })
			: completion;
		if (!placement.ok && (placement.error === "changed" || placement.error === "paymentTotal")) {
			const message = readTexts(api.view.locale).t("buy.changed", { name: row.express.brand });
			return fail(c, "totalChanged", { message });
		}
		const paymentOutcome = await toPaymentOutcome(paidBy(placement), basketId, api);
		return paymentOutcome.ok
			? c.json<WalletPaymentResponse, 200>(paymentOutcome, 200)
			: fail(c, paymentOutcome.error, paymentOutcome.details);
	})
	.get("/amazon", validate("query", z.object({ withAddress: z.stringbool().default(true) })), async (c) => {
		const button = await c.get("api").walletSheets.amazon(c.req.valid("query").withAddress);
		return c.json<AmazonResponse, 200>({ button }, 200);
	})
	.get("/offers", validate("query", walletOffersQuery), async (c) => {
		const { wallets, view, shopper } = c.get("api");
		const { t } = readTexts(view.locale);
		const { place } = c.req.valid("query");
		const offers = (await mayOrderByWallet(view, shopper))
			? await wallets.at(place, listExpress(view.settings))
			: [];
		const payLater = place === "cart" ? payBagLaterOf(offers, view.locale) : undefined;
		const express = expressOf(offers, t, payLater) ?? null;
		return c.json<WalletOffersResponse, 200>({ express }, 200);
	})
	.get("/fraud-session", async (c) => {
		const sessionId = await c.get("api").wallets.fraudSession();
		return c.json<FraudSessionResponse, 200>({ sessionId }, 200);
	});
