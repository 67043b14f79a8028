import { Hono } from "hono";
import * as z from "zod";
import {
	type AppleEventResponse,
	appleEventBody,
	googlePaymentBody,
	type WalletPaymentResponse,
	type WalletSheetResponse,
} from "../../shared/contracts/wallets.ts";
import { isWallet } from "../../shared/domain/checkout/applicable-methods.ts";
import type { WalletSheetPort } from "../platform/commerce/checkout/wallet-sheets.ts";
import type { ApiContext, ApiEnv } from "./api-env.ts";
import { failed, validated } from "./respond.ts";

const sheetQuery = z.object({ wallet: z.string().refine(isWallet) });

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

/** `/api/{locale}/wallets`: wallets whose sheet is in the page (wallets-5, wallets-6). */
export const walletsApp = new Hono<ApiEnv>()
	.get("/sheet", validated("query", sheetQuery), async (c) => {
		const api = c.get("api");
		const opened = await api.walletSheets.open(c.req.valid("query").wallet);
		return opened.ok
			? c.json<WalletSheetResponse, 200>(opened, 200)
			: failed(c, opened.error, detailsOf(opened, api));
	})
	.post("/google", validated("json", googlePaymentBody), async (c) => {
		const api = c.get("api");
		const paid = await api.walletSheets.payByGoogle(c.req.valid("json"));
		return paid.ok
			? c.json<WalletPaymentResponse, 200>({ ok: true, location: nextOf(paid, api) }, 200)
			: failed(c, paid.error, detailsOf(paid, api));
	})
	.post("/apple", validated("json", appleEventBody), async (c) => {
		const api = c.get("api");
		const event = c.req.valid("json");
		if (event.event === "PaymentAuthorized") {
			const paid = await api.walletSheets.payByApple(event);
			return paid.ok
				? c.json<AppleEventResponse, 200>({ ok: true, location: nextOf(paid, api) }, 200)
				: failed(c, paid.error, detailsOf(paid, api));
		}
		const outcome = await api.walletSheets.apple(event, new URL(c.req.url).hostname);
		return outcome.ok
			? c.json<AppleEventResponse, 200>(outcome, 200)
			: failed(c, outcome.error, detailsOf(outcome, api));
	})
	.post("/apple/cancel", async (c) => {
		await c.get("api").walletSheets.cancelApple();
		return c.json({ ok: true }, 200);
	});
