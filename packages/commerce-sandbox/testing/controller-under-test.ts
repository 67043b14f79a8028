import type { Guest } from "./commerce-under-test.ts";
import { type Json, sendAs } from "./order-under-test.ts";

export const CONTROLLERS = "/on/demandware.store/Sites-vetrina-eu-Site/en-IT";

export async function controller(shopper: Guest, action: string, body?: Json): Promise<Response> {
	const site = CONTROLLERS.replace("vetrina-eu", shopper.siteId);
	if (body === undefined) return shopper.fetch(`${site}/${action}`);
	const response = await shopper.fetch(`${site}/CSRF-Generate`, { method: "POST" });
	const { csrf } = (await response.json()) as { csrf: { tokenName: string; token: string } };
	return sendAs(
		shopper,
		"POST",
		`${site}/${action}?${csrf.tokenName}=${encodeURIComponent(csrf.token)}`,
		body,
	);
}
export const resultOf = async (shopper: Guest, action: string, body?: Json) =>
	(await (await controller(shopper, action, body)).json()) as Json;
