import type { SheetStart } from "../../../shared/contracts/product-option-views.ts";
import type { WalletSheet, WalletSheetResponse } from "../../../shared/contracts/wallets.ts";
import { createApiClient } from "../../state/api-client.ts";
import type { WriteServices } from "../../state/use-write-services.ts";
import { write } from "../../state/write.ts";

export type SheetOutcome =
	| { end: "paid"; location: string }
	| { end: "cancelled" }
	| { end: "failed"; message?: string; location?: string }
	| { end: "ready" }
	| { end: "unknown" };

/** `opens`: the sheet's first state, for wallets whose sheet must open during the press. */
export type SheetRequest = {
	id: string;
	script: string;
	productId?: string;
	opens?: SheetStart & { label: string; countryCode: string; currencyCode: string };
};

export type OpenedSheet = { sheet: WalletSheet; settings: Record<string, unknown> };

export const readSheet = async (
	{ apiHref }: WriteServices,
	wallet: string,
	productId?: string,
): Promise<OpenedSheet | Extract<SheetOutcome, { end: "failed" }>> => {
	const response = await createApiClient(apiHref).wallets.sheet.$get({
		query: { wallet, productId },
	});
	const reply = (await response.json()) as WalletSheetResponse;
	return reply.ok ? reply : failedBy(reply);
};

export const failedBy = ({
	message,
	location,
}: {
	ok: false;
	message?: string;
	location?: string;
}): Extract<SheetOutcome, { end: "failed" }> => ({
	end: "failed",
	message,
	location,
});

export const unpaidBy = (reply: {
	ok: false;
	error: string;
	message?: string;
	location?: string;
}): SheetOutcome => (reply.error === "unknown" ? { end: "unknown" } : failedBy(reply));

export const textsIn = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

export const cancelWallet = (
	{ queryClient, apiHref }: Pick<WriteServices, "queryClient" | "apiHref">,
	basketId: string,
): void => {
	void write(queryClient, apiHref, (api, options) =>
		api.wallets.cancel.$post({ json: { basketId } }, options),
	).catch(() => {});
};

/**
 * Tracks pending calls, so that cancelling can wait for them: an address saved after the cancellation would stay in the basket
 * (wallets-4).
 */
export const callsInFlight = () => {
	let pending: Promise<unknown> = Promise.resolve();
	return {
		add: <T>(call: Promise<T>): Promise<T> => {
			pending = Promise.allSettled([pending, call]);
			return call;
		},
		settled: () => pending,
	};
};
