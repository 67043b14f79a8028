import { siteById } from "@vetrina/commerce-sandbox/settings/sites.ts";
import { listPreferences } from "@vetrina/demo-house/settings/preferences.ts";
import { tagScripts } from "../../shared/contracts/tags/tags.ts";
import { BLOCKED } from "../support/blocked.ts";
import {
	confirmed,
	contact,
	deliver,
	main,
	newEmail,
	payByCard,
	placeButton,
	putIntoBag,
} from "../support/sale.ts";
import { SALE_PLACES, type SalePlace } from "../support/sale-places.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";
import { textsAt } from "../support/texts.ts";

/** Blockers of advertising refuse scripts of providers by name. The bag and the checkout work without any one of them (shell-22). */
test.use({ noise: BLOCKED });
test.describe.configure({ timeout: 90_000 });

/** Each of its seven sizes has at least 14 units, and a journey buys two. */
const PRODUCT = "VT10237-navy";
const SIZES = 7;

/** The cloud serves the stand-ins of all providers. */
const CLOUD = "https://cloud.example";

/** Returns the paths of the scripts that the site's settings name: wallets with their messages, the fraud service and tags. */
function listProviderScripts({ siteId, locale }: SalePlace): string[] {
	const site = siteById(siteId);
	if (!site) throw new Error(`No site ${siteId}`);
	const { walletScripts, fraudBeacon, analytics } = listPreferences(site);
	const country = locale.slice(3).toUpperCase();
	const wallets = walletScripts.filter(({ countries }) => countries?.includes(country) ?? true);
	const tags = tagScripts({ containers: [], ...analytics, containerOrigin: CLOUD, hotjarOrigin: CLOUD });
	const addresses = [
		...wallets.map(({ script }) => script),
		fraudBeacon.script,
		...tags.map(({ src }) => src),
	];
	return [...new Set(addresses.map((address) => new URL(address, CLOUD).pathname))];
}

/** Buys two units of a size with a promo code and a card. */
async function buy(page: Page, place: SalePlace, size: number): Promise<void> {
	const t = textsAt(place.locale);
	await putIntoBag(page, place, PRODUCT, size);
	await page.goto(`/${place.locale}/cart`);
	await running(page);
	const line = main(page)
		.getByRole("listitem")
		.filter({ has: page.locator(`a[href*="${PRODUCT}"]`) });
	await line.locator("[name=quantity][value='2']").click();
	await expect(line.locator("[name=quantity][value='3']")).toBeVisible();
	await main(page).locator("[name=code]").fill("WELCOME10");
	await main(page).locator("form:has([name=code]) button[type=submit]").click();
	await expect(main(page).getByRole("region", { name: t("coupon.label") })).toContainText("WELCOME10");
	await main(page)
		.getByRole("link", { name: t("cart.checkout") })
		.click();
	await main(page).locator("[name=email]").waitFor();
	const email = newEmail();
	await contact(page, email);
	await deliver(page, place);
	await payByCard(page, "4242 4242 4242 4242", place);
	await placeButton(page).click();
	await confirmed(page, place, email);
}

/** The second place has the tags. A script that both load is blocked at the first. */
const PLACES = SALE_PLACES.filter(({ locale }) => locale === "en-it" || locale === "ar-sa");
const walks = PLACES.flatMap((place) => {
	const scripts = listProviderScripts(place);
	return scripts.map((script) => ({ place, script, scripts }));
}).filter(({ script }, at, all) => all.findIndex((one) => one.script === script) === at);

// proves shell-22, security-8
for (const [at, { place, script, scripts }] of walks.entries())
	test(`a guest of ${place.locale} orders while ${script} is blocked`, { tag: "@consents" }, async ({
		page,
	}) => {
		let blocked = 0;
		const others: string[] = [];
		page.on("request", (request) => {
			const { pathname } = new URL(request.url());
			const isOwn = /^\/(assets|_page)\//.test(pathname);
			if (request.resourceType() === "script" && request.frame() === page.mainFrame() && !isOwn)
				others.push(pathname);
		});
		await page.route(
			({ pathname }) => pathname === script,
			(route) => {
				blocked++;
				return route.abort("blockedbyclient");
			},
		);
		await buy(page, place, at % SIZES);
		expect(blocked).toBeGreaterThan(0);
		expect(others.filter((one) => !scripts.includes(one))).toEqual([]);
	});
