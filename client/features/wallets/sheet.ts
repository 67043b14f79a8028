import type { WalletSheet, WalletSheetResponse } from "../../../shared/contracts/wallets.ts";
import type { WalletId } from "../../../shared/domain/checkout/applicable-methods.ts";
import { createApiClient } from "../../state/api-client.ts";
import type { WriteServices } from "../../state/use-write-services.ts";
import { write } from "../../state/write.ts";

/** What came of a sheet; `message` is for the shopper, `location` where to go on. */
export type SheetOutcome =
	| { end: "paid"; location: string }
	| { end: "cancelled" }
	| { end: "failed"; message?: string; location?: string }
	/** Prepared too late for its press: the next one opens it. */
	| { end: "ready" }
	/** Perhaps paid, perhaps not: the checkout will know. */
	| { end: "unknown" };

export type OpenedSheet = { sheet: WalletSheet; settings: Record<string, unknown> };

/** What the sheet opens with; a refusal instead. */
export const readSheet = async (
	{ apiHref }: WriteServices,
	wallet: WalletId,
	productId?: string,
): Promise<OpenedSheet | Extract<SheetOutcome, { end: "failed" }>> => {
	const response = await createApiClient(apiHref).wallets.sheet.$get({
		query: { wallet, productId },
	});
	const said = (await response.json()) as WalletSheetResponse;
	return said.ok ? said : failedBy(said);
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

/** The end of a payment that has not led to an order. */
export const unpaidBy = (said: {
	ok: false;
	error: string;
	message?: string;
	location?: string;
}): SheetOutcome => (said.error === "unknown" ? { end: "unknown" } : failedBy(said));

export const textsIn = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** A basket that was made for a product alone is of no more use; the bag stays as it is. */
export const cancelWallet = (
	{ queryClient, apiHref }: Pick<WriteServices, "queryClient" | "apiHref">,
	basketId: string,
): void => {
	void write(queryClient, apiHref, (api, options) =>
		api.wallets.cancel.$post({ json: { basketId } }, options),
	).catch(() => {});
};

/** The calls of a sheet on their way: its cancellation comes after them, since an address that is saved later would stay in the bag (wallets-4). */
export const callsInFlight = () => {
	let settled: Promise<unknown> = Promise.resolve();
	return {
		add: <T>(call: Promise<T>): Promise<T> => {
			settled = Promise.allSettled([settled, call]);
			return call;
		},
		settled: () => settled,
	};
};
