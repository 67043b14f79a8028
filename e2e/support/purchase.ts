import type { APIRequestContext, Page } from "@playwright/test";
import type { AddressField } from "@vetrina/shop-rules/checkout/address.ts";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { ADDRESS, cardForm } from "../../tests/setup/buyer.ts";
import { PASSWORD } from "../../tests/setup/customer.ts";
import { addressForm } from "../../worker/present/addresses/address-form.ts";
import { customerOf } from "./customer.ts";
import { PEOPLE, type Walked } from "./people.ts";
import { languageOf } from "./texts.ts";

/** Buying, and what goes on with orders, without their pages: by the forms of the shop and by the administration of the cloud. */

const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;
const admin = { authorization: `Bearer ${ensureSecrets().commerce.ADMIN_TOKEN ?? ""}` };
const SITES: Record<Walked, string> = { "en-it": "vetrina-eu", "ar-sa": "vetrina-me", "ja-jp": "vetrina-ap" };
const PHONES: Record<Walked, string> = {
	"en-it": ADDRESS.phone,
	"ar-sa": "0512345678",
	"ja-jp": "0312345678",
};

/** Where someone from the locale lives, as its checkout asks. */
export function addressAt(locale: Walked): Record<string, string> {
	if (locale === "en-it") return ADDRESS;
	const known: Partial<Record<AddressField, string>> = {
		...PEOPLE[locale],
		latinName: "Layla Haddad",
		address1: "1-2-3",
		city: "Central",
		phone: PHONES[locale],
	};
	const fields = addressForm(locale.slice(3).toUpperCase(), languageOf(locale)).flatMap(
		({ name, options, example }) => {
			const value = known[name] ?? options?.[0]?.value ?? (name === "postalCode" ? example : undefined);
			return value === undefined ? [] : [[name, value]];
		},
	);
	return Object.fromEntries(fields);
}

/** Sends a form as a browser without script does; where it leads to. */
async function post(page: Page, locale: Walked, path: string, form: Record<string, string>): Promise<string> {
	const { origin } = new URL(page.url());
	const response = await page.request.post(`${origin}/${locale}${path}`, {
		form,
		headers: { origin },
		maxRedirects: 0,
	});
	return response.headers().location ?? "";
}

/** A new customer of the locale's site, signed in. */
export async function signedIn(page: Page, locale: Walked = "en-it"): Promise<void> {
	const email = await customerOf(SITES[locale]);
	const location = await post(page, locale, "/login", { intent: "signIn", email, password: PASSWORD });
	if (!location.includes("signedIn")) throw new Error(`Not signed in: ${location}`);
}

/** Enters a card in the processor's fields of a page; returns where they lead back to. */
export async function enterCard(request: APIRequestContext, html: string, number?: string): Promise<string> {
	const { action, fields } = cardForm(html, number);
	// A connection that has been idle since the last purchase may be closed as this is sent.
	const card = await request.post(action, { maxRedirects: 0, maxRetries: 1, form: fields });
	return card.headers().location ?? "";
}

/** Buys by the forms; the order's number. */
export async function buy(
	page: Page,
	productIds: readonly string[],
	{
		locale = "en-it",
		firstBy,
		email = "anna@vetrina.example",
	}: { locale?: Walked; firstBy?: "storeCredit"; email?: string } = {},
): Promise<string> {
	const { origin } = new URL(page.url());
	const send = (path: string, form: Record<string, string>) => post(page, locale, path, form);
	for (const productId of productIds) await send("/cart", { intent: "add", productId });
	await send("/checkout", { intent: "contact", email });
	await send("/checkout", { intent: "delivery", ...addressAt(locale) });
	if (firstBy) await send("/checkout", { intent: firstBy });
	const payment = await (await page.request.get(`${origin}/${locale}/checkout?step=payment`)).text();
	// Credit may pay for everything.
	if (payment.includes("<iframe")) await page.request.get(await enterCard(page.request, payment));
	const review = await (await page.request.get(`${origin}/${locale}/checkout?step=review`)).text();
	const basketId = /name="basketId" value="([^"]+)"/.exec(review)?.[1] ?? "";
	const placed = await send("/checkout", { intent: "place", basketId });
	return new URL(placed, origin).searchParams.get("orderNo") ?? `no order in ${placed}`;
}

async function tell(page: Page, path: string, data: object): Promise<void> {
	const response = await page.request.put(`${commerce}/admin/${path}`, { headers: admin, data });
	if (response.status() !== 200) throw new Error(`${path}: ${response.status()}`);
}
export const deliver = (page: Page, orderNo: string): Promise<void> =>
	tell(page, `orders/${orderNo}/plan`, {
		steps: ["shipped", "delivered"].map((event) => ({ after: 0, event })),
	});
/** Seconds go by for all orders of the cloud. */
export const wait = (page: Page, seconds: number): Promise<void> => tell(page, "clock", { advance: seconds });
