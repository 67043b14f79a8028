import type { APIRequestContext, Page } from "@playwright/test";
import type { AddressField } from "@vetrina/shop-rules/checkout/address.ts";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { ADDRESS, cardForm } from "../../tests/setup/buyer.ts";
import { PASSWORD } from "../../tests/setup/customer.ts";
import { addressForm } from "../../worker/present/addresses/address-form.ts";
import { createCustomer } from "./customer.ts";
import { PEOPLE, type Walked } from "./people.ts";
import { findLanguage } from "./texts.ts";

const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;
const admin = { authorization: `Bearer ${ensureSecrets().commerce.ADMIN_TOKEN ?? ""}` };
const SITES: Record<Walked, string> = { "en-it": "vetrina-eu", "ar-sa": "vetrina-me", "ja-jp": "vetrina-ap" };
const PHONES: Record<Walked, string> = {
	"en-it": ADDRESS.phone,
	"ar-sa": "0512345678",
	"ja-jp": "0312345678",
};

export function addressAt(locale: Walked): Record<string, string> {
	if (locale === "en-it") return ADDRESS;
	const values: Partial<Record<AddressField, string>> = {
		...PEOPLE[locale],
		latinName: "Layla Haddad",
		address1: "1-2-3",
		city: "Central",
		phone: PHONES[locale],
	};
	const fields = addressForm(locale.slice(3).toUpperCase(), findLanguage(locale)).flatMap(
		({ name, options, example }) => {
			const value = values[name] ?? options?.[0]?.value ?? (name === "postalCode" ? example : undefined);
			return value === undefined ? [] : [[name, value]];
		},
	);
	return Object.fromEntries(fields);
}

async function post(page: Page, locale: Walked, path: string, form: Record<string, string>): Promise<string> {
	const { origin } = new URL(page.url());
	const response = await page.request.post(`${origin}/${locale}${path}`, {
		form,
		headers: { origin },
		maxRedirects: 0,
	});
	return response.headers().location ?? "";
}

export async function signedIn(page: Page, locale: Walked = "en-it"): Promise<void> {
	const email = await createCustomer(SITES[locale]);
	const location = await post(page, locale, "/login", { intent: "signIn", email, password: PASSWORD });
	if (!location.includes("signedIn")) throw new Error(`Not signed in: ${location}`);
}

export async function enterCard(request: APIRequestContext, html: string, number?: string): Promise<string> {
	const { action, fields } = cardForm(html, number);
	// A connection that was idle since the last purchase may be closed during this request, so the request may be repeated.
	const card = await request.post(action, { maxRedirects: 0, maxRetries: 1, form: fields });
	return card.headers().location ?? "";
}

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
export const wait = (page: Page, seconds: number): Promise<void> => tell(page, "clock", { advance: seconds });
