import type { Shop } from "@vetrina/shop-rules/operations/record.ts";
import type { Env } from "../env.ts";

export type Desk = { env: Env; shop: Shop; request: Request; url: URL; now: number };

/** A failed call of the shop, in its own words. */
export class Refused extends Error {
	readonly status: number;
	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}

const parse = (text: string): Record<string, unknown> => {
	try {
		return JSON.parse(text) as Record<string, unknown>;
	} catch {
		return {};
	}
};

/** Sends a call of operations to the shop. Throws `Refused` with the shop's words; the shop's health may say 503. */
export const askShop = async <T>(
	{ shop }: Desk,
	path: string,
	{ method, body, takes = [] }: { method?: string; body?: object; takes?: number[] } = {},
): Promise<T> => {
	const { status, body: text } = await shop.ask(path, method, body && JSON.stringify(body));
	const answer = parse(text);
	if (status >= 400 && !takes.includes(status))
		throw new Refused(status, String(answer.detail ?? `The shop responds ${status}.`));
	return answer as T;
};
