import { inject } from "vitest";
import { asBrowsersSay } from "./purchase.ts";

/** Returns the hidden fields of the form that leads to a wallet's own page. */
export const readWalletForm = (html: string): Record<string, string> =>
	Object.fromEntries(
		[...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
			([, name = "", value = ""]) => [name, asBrowsersSay(value.replaceAll("&amp;", "&"))],
		),
	);

/** Presses a button of a wallet's own page, `approve` unless the fields name another `action`; returns the path to which it leads back. */
export async function answerWallet(fields: Record<string, string>): Promise<string> {
	const response = await fetch(`${inject("commerce")}/payments/sandbox/v1/wallets/approve`, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({ action: "approve", ...fields }),
	});
	const { pathname, search } = new URL(response.headers.get("location") ?? "");
	return pathname + search;
}
