import { carriers } from "@vetrina/demo-house/settings/carriers.ts";
import { LARGE_SCREEN } from "../scripts/lib/browser.ts";
import { linkIn, mailTo } from "./support/outbox.ts";
import { WALKED } from "./support/people.ts";
import { addressAt, buy, deliver, signedIn, wait } from "./support/purchase.ts";
import { confirmed, newEmail, payByCard, payByGiftCard, placeButton, press } from "./support/sale.ts";
import { SALE_PLACES } from "./support/sale-places.ts";
import { running } from "./support/shop.ts";
import { expectSound } from "./support/sound.ts";
import { expect, type Page, test } from "./support/test.ts";
import { textsAt } from "./support/texts.ts";

// The tests move the clock of all orders, so they run one after another. Both screens are in one project, because projects run at the same
// time.
test.describe.configure({ mode: "default" });

const main = (page: Page) => page.getByRole("main");
/** No other journey buys this dress, and this size has other sizes in stock. */
const PRODUCT = "800000530001";
/** A cancelled order returns its stock. */
const CANCELLED = "800001370006";
/** Twenty units are in stock. */
const OTHER_PRODUCT = "800000520206";

/** Reservations end when the clock moves. */
const GROUP = "VT10001-emerald";
const PLACES = {
	"en-it": { latitude: 45.476, longitude: 9.188 },
	"ar-sa": { latitude: 24.711, longitude: 46.674 },
	"ja-jp": { latitude: 35.672, longitude: 139.765 },
};

const PHONE = {};
const LARGE = { ...LARGE_SCREEN, isMobile: false, hasTouch: false };
type Screen = typeof PHONE | typeof LARGE;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** A button prints the page, and links are left out on paper. */
const expectInvoice = async (page: Page, name: string): Promise<void> => {
	await page.evaluate(() => {
		window.print = () => document.body.setAttribute("data-printed", "");
	});
	const print = main(page).getByRole("button", { name });
	await print.click();
	await expect(page.locator("body")).toHaveAttribute("data-printed", "");
	await page.emulateMedia({ media: "print" });
	await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
	for (const hidden of [print, page.getByRole("banner"), page.getByRole("contentinfo")])
		await expect(hidden).toBeHidden();
	await expect(page.getByRole("navigation")).toHaveCount(0);
	await page.emulateMedia({ media: null });
};

/** Every run covers English on a phone; the other combinations are variations (decision 68). */
const chooseTag = (locale: string, screen: Screen) =>
	locale === "en-it" && screen === PHONE ? [] : ["@thorough"];

for (const [name, screen] of [
	["on a phone", PHONE],
	["on a large screen", LARGE],
] as const)
	test.describe(name, () => {
		test.use(screen);
		for (const locale of WALKED) {
			const t = textsAt(locale);

			// proves orders-4
			test(`${locale}: an order is cancelled after a question`, { tag: "@thorough" }, async ({ page }) => {
				await page.goto(`/${locale}/track-order`);
				const orderNo = await buy(page, [CANCELLED], { locale });
				await page.goto(`/${locale}/order?orderNo=${orderNo}`);
				const cancel = main(page).getByRole("link", { name: t("order.cancel") });
				await expect(
					main(page)
						.getByRole("listitem")
						.filter({ hasText: t("order.steps.placed") }),
				).toHaveAttribute("aria-current", "step");
				await cancel.click();
				await expect(main(page).getByRole("heading", { name: t("order.cancelQuestion") })).toBeVisible();
				await expectSound(page);
				await main(page)
					.getByRole("button", { name: t("order.cancelYes") })
					.click();
				await expect(main(page).getByRole("status")).toHaveText(t("order.notice.cancelled"));
				await expect(main(page).getByText(t("order.status.cancelled"), { exact: true })).toBeVisible();
				await expect(cancel).toHaveCount(0);
				await page.reload();
				await expectSound(page);
			});
		}

		for (const locale of WALKED) {
			const t = textsAt(locale);
			const at = (path: string) => `/${locale}${path}`;

			// proves orders-3, returns-3, returns-4
			test(`${locale}: a guest finds an order and exchanges an item for another size`, {
				tag: chooseTag(locale, screen),
			}, async ({ page, context }) => {
				test.slow();
				await page.goto(at("/track-order"));
				await expectSound(page);
				const orderNo = await buy(page, [PRODUCT], { locale });
				await deliver(page, orderNo);
				// The link of the mail must also work in another browser.
				await context.clearCookies({ name: /^(?!consent$)/ });
				const proofText = addressAt(locale).postalCode ?? "anna@vetrina.example";
				const find = async (number: string, proof: string) => {
					await main(page).getByLabel(t("order.numberLabel")).fill(number);
					await main(page).getByRole("textbox").nth(1).fill(proof);
					await main(page)
						.getByRole("button", { name: t("order.find") })
						.click();
				};
				await page.goto(at("/track-order"));
				const alert = main(page).getByRole("alert");
				await find("V0000000000", proofText);
				await expect(alert).not.toBeEmpty();
				const refused = await alert.textContent();
				await page.goto(at("/track-order"));
				await find(
					orderNo,
					proofText.replace(/\w/, (sign) => (sign === "9" ? "8" : "9")),
				);
				await expect(alert).toHaveText(refused ?? "");
				await expectSound(page);
				await find(orderNo, proofText);
				await expect(
					main(page).getByRole("heading", { name: t("order.number", { orderNo }), level: 1 }),
				).toBeVisible();
				await main(page)
					.getByRole("link", { name: t("returns.request") })
					.click();
				const item = main(page)
					.getByRole("group")
					.filter({ has: page.getByLabel(t("returns.quantity")) });
				await item.getByLabel(t("returns.quantity")).selectOption("1");
				await expectSound(page);
				await main(page)
					.getByRole("button", { name: t("returns.submit") })
					.click();
				await expect(main(page).getByRole("alert")).toHaveText(t("returns.error.reason"));
				await expect(item.getByLabel(t("returns.reason"))).toHaveAttribute("aria-invalid", "true");
				await expectSound(page);
				await item.getByLabel(t("returns.reason")).selectOption("too-small");
				await item.getByLabel(t("returns.instead")).selectOption({ index: 1 });
				await main(page)
					.getByRole("radio", { name: t("returns.way.store") })
					.check();
				await main(page)
					.getByRole("button", { name: t("returns.submit") })
					.click();
				await expect(main(page).getByRole("heading", { name: t("returns.done") })).toBeVisible();
				await expectSound(page);
				await main(page)
					.getByRole("link", { name: t("returns.back") })
					.click();
				await expect(
					main(page).getByRole("heading", { name: t("returns.listTitle"), exact: true }),
				).toBeVisible();
				await expect(main(page).getByText(`${orderNo}-R1`, { exact: true })).toBeVisible();
				// Pages opened by script fade in, and axe would measure colours during the animation.
				await page.reload();
				await expectSound(page);
			});
		}

		for (const locale of WALKED) {
			const t = textsAt(locale);
			const at = (path: string) => `/${locale}${path}`;

			// proves orders-1, orders-6, orders-10, loyalty-2, credit-2, credit-3
			test(`${locale}: a customer sees an order arrive, returns one item for credit, exchanges another, and spends the credit`, {
				tag: chooseTag(locale, screen),
			}, async ({ page }) => {
				test.setTimeout(120_000);
				await page.goto(at("/track-order"));
				await signedIn(page, locale);
				await page.goto(at("/loyalty"));
				await expectSound(page);
				await main(page)
					.getByRole("button", { name: t("loyalty.join") })
					.click();
				await expect(main(page).getByRole("status")).toHaveText(t("loyalty.notice.joined"));
				const orderNo = await buy(page, [OTHER_PRODUCT, PRODUCT], { locale });
				const order = at(`/order?orderNo=${orderNo}`);
				for (const [later, status] of [
					[0, "inReview"],
					[HOUR, "confirmed"],
					[DAY, "shipped"],
				] as const) {
					if (later > 0) await wait(page, later);
					await page.goto(order);
					await expect(
						main(page)
							.getByText(t(`order.status.${status}`), { exact: true })
							.first(),
					).toBeVisible();
					await expectSound(page);
				}
				await expect(main(page).locator("a[href^='http']").first()).toBeVisible();
				const sign = main(page).getByRole("img", { name: carriers[0].name });
				await expect(sign).toBeVisible();
				await expect(sign).not.toHaveJSProperty("naturalWidth", 0);
				await expectInvoice(page, t("order.print"));
				await expect(main(page).getByRole("link", { name: t("order.cancel") })).toHaveCount(0);
				await wait(page, 4 * DAY);
				await page.goto(at("/orders"));
				await expectSound(page);
				await main(page)
					.getByRole("link", { name: t("order.number", { orderNo }) })
					.click();
				await expect(main(page).getByRole("link", { name: t("returns.request") })).toBeVisible();
				await page.reload();
				await expectSound(page);

				await main(page)
					.getByRole("link", { name: t("returns.request") })
					.click();
				const items = main(page)
					.getByRole("group")
					.filter({ has: page.getByLabel(t("returns.quantity")) });
				for (const one of [0, 1]) {
					await items.nth(one).getByLabel(t("returns.quantity")).selectOption("1");
					await items.nth(one).getByLabel(t("returns.reason")).selectOption("too-small");
				}
				await items.nth(1).getByLabel(t("returns.instead")).selectOption({ index: 1 });
				await main(page)
					.getByRole("radio", { name: t("returns.refundAs.storeCredit") })
					.check();
				await main(page)
					.getByRole("radio", { name: t("returns.way.store") })
					.check();
				await main(page)
					.getByRole("button", { name: t("returns.submit") })
					.click();
				await expect(main(page).getByRole("heading", { name: t("returns.done") })).toBeVisible();
				await page.goto(at("/loyalty"));
				const points = main(page)
					.getByRole("region", { name: t("loyalty.yourPoints") })
					.getByRole("definition")
					.first();
				const before = await points.textContent();
				await wait(page, 3 * DAY);
				await page.goto(order);
				await expect(main(page).getByText(t("order.status.refunded"), { exact: true }).first()).toBeVisible();
				await expectSound(page);
				await page.goto(at("/loyalty"));
				await expect(points).not.toHaveText(before ?? "");
				await expect(
					main(page).getByRole("tabpanel").getByText(t("loyalty.type.return"), { exact: true }),
				).toBeVisible();
				await expectSound(page);
				await page.goto(at("/store-credit"));
				await expect(main(page).getByText(t("storeCredit.kind.return"))).toBeVisible();

				await buy(page, [PRODUCT], { locale, firstBy: "storeCredit" });
				await page.goto(at("/store-credit"));
				await expect(main(page).getByText(t("storeCredit.kind.order"))).toBeVisible();
				await expectSound(page);
			});
		}

		for (const locale of WALKED) {
			const t = textsAt(locale);
			const at = (path: string) => `/${locale}${path}`;
			const place = SALE_PLACES.find((one) => one.locale === locale) ?? SALE_PLACES[0];
			if (!place) throw new Error(`Nothing is sold in ${locale}`);

			// proves gifts-1, gifts-2
			test(`${locale}: a gift card is bought, arrives on its day, and is spent`, {
				tag: "@thorough",
			}, async ({ page }) => {
				const recipient = newEmail();
				await page.goto(at("/gift-certificate-purchase"));
				await running(page);
				await expectSound(page);
				const date = main(page).locator("[name=date]");
				const first = new Date((await date.getAttribute("min")) ?? "");
				await main(page).locator("[name=amount]").first().check({ force: true });
				for (const [name, text] of [
					["recipientName", "Mara"],
					["recipientEmail", recipient],
					["senderName", place.name],
					["date", new Date(first.getTime() + 2 * DAY * 1000).toISOString().slice(0, 10)],
				] as const)
					await main(page).locator(`[name=${name}]`).fill(text);
				await press(page, "preview");
				await expect(main(page).locator("#preview")).toBeVisible();
				await expectSound(page);
				await main(page).locator("[name=terms]").check();
				await press(page, "add");
				await expect(page).toHaveURL(new RegExp(at("/cart")));
				await expectSound(page);
				const orderNo = await buy(page, [OTHER_PRODUCT], { locale });
				await page.goto(at(`/checkout/confirmation?orderNo=${orderNo}`));
				await expect(main(page)).toContainText(orderNo);
				await wait(page, 4 * DAY);
				const mail = await mailTo(recipient, /./);
				const { code = "" } = mail.data;
				const hasBalance = async (text: string | RegExp) => {
					await page.goto(at("/gift-certificate"));
					await main(page).locator("[name=code]").fill(code);
					await main(page)
						.getByRole("button", { name: t("giftCertificate.check") })
						.click();
					await expect(main(page).getByRole("status")).toHaveText(text);
				};

				await hasBalance(/\d/);
				await page.reload();
				await expectSound(page);

				const email = newEmail();
				const { origin } = new URL(page.url());
				const send = (path: string, form: Record<string, string>) =>
					page.request.post(at(path), { form, headers: { origin }, maxRedirects: 0 });
				await send("/cart", { intent: "add", productId: OTHER_PRODUCT });
				await send("/checkout", { intent: "contact", email });
				await send("/checkout", { intent: "delivery", ...place.address });
				await page.goto(at("/checkout?step=payment"));
				await page.locator("html[data-running]").waitFor();
				await payByGiftCard(page, place, code);
				await payByCard(page, "4242 4242 4242 4242", place);
				await placeButton(page).click();
				await confirmed(page, place, email);
				await hasBalance(t("giftCertificate.empty"));
			});
		}

		for (const locale of WALKED) {
			const t = textsAt(locale);
			const at = (path: string) => `/${locale}${path}`;
			const place = SALE_PLACES.find((one) => one.locale === locale) ?? SALE_PLACES[0];
			if (!place) throw new Error(`Nothing is sold in ${locale}`);

			// proves stores-5, stores-2
			test(`${locale}: a size is reserved in a nearby store, and the reservation is cancelled`, {
				tag: "@thorough",
			}, async ({ page, context }) => {
				await context.grantPermissions(["geolocation"]);
				await context.setGeolocation(PLACES[locale]);
				await page.goto(at(`/${GROUP}.html`));
				await running(page);
				await main(page).getByRole("radio").first().check({ force: true });
				await main(page)
					.getByRole("link", { name: t("visits.find") })
					.click();
				const finder = page.getByRole("dialog");
				await finder.getByRole("button", { name: t("stores.near.ask") }).click();
				const reserve = finder.locator("a[href*='/reserve']").first();
				await reserve.waitFor();
				await expectSound(page);
				await reserve.click();
				const email = newEmail();
				await main(page).locator("[name=name]").fill(place.name);
				await main(page)
					.getByRole("button", { name: t("visits.reserveNow") })
					.click();
				await expect(main(page).locator("[name=email]")).toHaveAttribute("aria-invalid", "true");
				await expectSound(page);
				await main(page).locator("[name=email]").fill(email);
				await main(page)
					.getByRole("button", { name: t("visits.reserveNow") })
					.click();
				await expect(main(page).getByRole("status")).toHaveText(t("visits.notice.reserved"));
				await page.goto(linkIn(await mailTo(email, /./)));
				await running(page);
				await expectSound(page);
				await main(page)
					.getByRole("link", { name: t("visits.cancel.reservation") })
					.click();
				await main(page).locator("form button[type=submit]").first().click();
				await expect(main(page).getByRole("status")).toHaveText(t("visits.notice.cancelled"));
				await page.reload();
				await expectSound(page);
			});
		}
	});
