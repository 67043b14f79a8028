import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { PASSWORD } from "../../tests/setup/customer.ts";
import { createCustomer } from "./customer.ts";
import { mailTo } from "./outbox.ts";
import type { SalePlace } from "./sale-places.ts";
import { expectSound } from "./sound.ts";
import { PICTURES } from "./take-picture.ts";
import { expect, type Page, test } from "./test.ts";
import { textsAt } from "./texts.ts";

const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;

export const main = (page: Page) => page.getByRole("main");
export const press = (page: Page, value: string) => main(page).locator(`button[value=${value}]`).click();
export const newEmail = () => `shopper${Date.now()}${Math.floor(Math.random() * 1e6)}@vetrina.example`;

/** Discards the shifts so far, because changes caused by a press do not count, however late the reply is. */
const forgetShifts = (page: Page) => page.evaluate(() => window.layoutShifts.splice(0));

export async function examine(page: Page, id: string, { locale }: SalePlace): Promise<void> {
	await picture(page, id, locale);
	await test.step(`${id} in ${locale}`, () => expectSound(page));
}
export async function picture(page: Page, id: string, locale: string): Promise<void> {
	if (!PICTURES) return;
	const { width = 0 } = page.viewportSize() ?? {};
	await page.screenshot({ path: `${PICTURES}/${id}.${locale}.${width}.png`, fullPage: true });
}

/** Adds a product to the basket. `size`: index among the available sizes, because a thorough run sells out the first ones. */
export async function putIntoBag(page: Page, { locale }: SalePlace, id: string, size: number): Promise<void> {
	await page.goto(`/${locale}/${id}.html`);
	await main(page).locator("label:not([data-state=soldOut]) [type=radio]").nth(size).check({ force: true });
	await main(page).locator("form button[type=submit]:not([data-wallet])").first().click();
	await page.locator("dialog:modal li, main [name=code]").first().waitFor();
}

export async function contact(page: Page, email: string): Promise<void> {
	await main(page).locator("[name=email]").fill(email);
	await press(page, "contact");
	await main(page).locator("[name=address1]").waitFor();
}

export async function deliver(page: Page, { address }: SalePlace): Promise<void> {
	for (const [name, value] of Object.entries(address)) {
		const input = main(page).locator(`[name=${name}]`);
		if (await input.evaluate((element) => element.tagName === "SELECT")) await input.selectOption(value);
		else await input.fill(value);
	}
	await press(page, "delivery");
	await main(page).locator("iframe").waitFor();
}

async function issuedCode({ siteId, giftCard }: SalePlace): Promise<string> {
	const response = await fetch(`${commerce}/admin/gift-certificates`, {
		method: "POST",
		headers: {
			authorization: `Bearer ${ensureSecrets().commerce.ADMIN_TOKEN ?? ""}`,
			"content-type": "application/json",
		},
		body: JSON.stringify({ siteId, ...giftCard, recipientEmail: "bea@vetrina.example" }),
	});
	return ((await response.json()) as { code: string }).code;
}

export async function payByGiftCard(page: Page, place: SalePlace, code?: string): Promise<void> {
	await main(page).locator("details:has([name=giftCard]) summary").click();
	await main(page)
		.locator("[name=giftCard]")
		.fill(code ?? (await issuedCode(place)));
	await main(page).locator("form:has([name=giftCard]) button").click();
	await expect(main(page).getByText(textsAt(place.locale)("checkout.open")).first()).toBeVisible();
	await expect(main(page).locator("#step-payment")).toBeFocused();
	await forgetShifts(page);
}

export async function payByCard(page: Page, number: string, place: SalePlace): Promise<void> {
	const { name, locale, addsTax } = place;
	// The final total includes tax, which arrives with a reply.
	if (addsTax)
		await expect(main(page).getByText(textsAt(locale)("receipt.tax"), { exact: true })).toBeAttached();
	const fields = page.frameLocator("main iframe");
	await fields.locator("[name=number]").fill(number);
	await expect(fields.locator("[name=holder]")).toHaveValue(name);
	await fields.locator("[name=expiry]").fill("03/31");
	await fields.locator("[name=securityCode]").fill("123");
	await fields.locator("form button").click();
	await placeButton(page).waitFor();
}

export const placeButton = (page: Page) =>
	main(page).locator("form:has([name=intent][value=place]) button[type=submit]");

export const readSums = (page: Page): Promise<string[]> =>
	main(page)
		.locator("dl")
		.first()
		.locator("div")
		.evaluateAll((rows) => rows.map((row) => [...row.children].map((part) => part.textContent).join(": ")));

/** Returns a text with ordinary spaces and without direction marks, which differ between mails and pages. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, "").replace(/\s/g, " ");

export async function confirmed(page: Page, { locale }: SalePlace, email: string): Promise<string> {
	const t = textsAt(locale);
	await expect(page).toHaveURL(new RegExp(`/${locale}/checkout/confirmation\\?orderNo=`));
	await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(t("confirmation.title"));
	const orderNo = new URL(page.url()).searchParams.get("orderNo") ?? "?";
	await expect(main(page)).toContainText(t("confirmation.number", { orderNo }));
	// Another test may move the clock; the order then ships, and a newer mail contains its number.
	const mail = await mailTo(email, new RegExp(orderNo), "oldest");
	const total = await main(page).locator("dl").first().locator("dd").last().textContent();
	expect(plain(mail.text)).toContain(plain(total ?? "?"));
	return orderNo;
}

export async function signedIn(page: Page, { locale, siteId, address }: SalePlace): Promise<string> {
	const email = await createCustomer(siteId);
	// The customer signs in by request, because the page would offer a passkey.
	const { origin } = new URL((await page.request.get(`/${locale}/login`)).url());
	const post = (path: string, form: Record<string, string>) =>
		page.request.post(`/${locale}${path}`, { form, headers: { origin }, maxRedirects: 0 });
	await post("/login", { intent: "signIn", email, password: PASSWORD });
	const session = await page.request.get(`/api/${locale}/session`);
	const { customer } = (await session.json()) as { customer: { id: string } };
	await post("/addresses", { intent: "save", owner: customer.id, ...address });
	return email;
}
