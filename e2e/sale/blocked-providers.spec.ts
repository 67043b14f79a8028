import { siteById } from "@vetrina/commerce-sandbox/settings/sites.ts";
import { listPreferences } from "@vetrina/demo-house/settings/preferences.ts";
import { tagScripts } from "../../shared/contracts/tags/tags.ts";
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
import { isHosted } from "../support/wallet-stand-ins.ts";

/** Blockers of advertising refuse scripts of providers by name. The bag and the checkout work without any one of them (shell-22). */
test.use({ noise: [/ERR_BLOCKED_BY_CLIENT/] });
test.describe.configure({ timeout: 90_000 });

/** Each of its seven sizes has at least 14 units, and a journey buys two. */
const PRODUCT = "VT10237-navy";
const SIZES = 7;

/** The cloud serves the stand-ins of all providers. */
const CLOUD = "https://cloud.example";

const readPath = (address: string): string => new URL(address, CLOUD).pathname;

/**
 * Returns the paths of the scripts that the site's settings name: wallets with their messages, the fraud service and tags. `sheet`: the
 * wallet whose press in the bag loads the script.
 */
function listProviderScripts({ siteId, locale }: SalePlace): { script: string; sheet: string | undefined }[] {
	const site = siteById(siteId);
	if (!site) throw new Error(`No site ${siteId}`);
	const { walletScripts, expressMethods, fraudBeacon, analytics } = listPreferences(site);
	const country = locale.slice(3).toUpperCase();
	const wallets = walletScripts.filter(({ countries }) => countries?.includes(country) ?? true);
	const tags = tagScripts({ containers: [], ...analytics, containerOrigin: CLOUD, hotjarOrigin: CLOUD });
	const addresses = [
		...wallets.map(({ script }) => script),
		fraudBeacon.script,
		...tags.map(({ src }) => src),
	];
	const sheets = expressMethods.filter(({ id }) => !isHosted(id));
	return [...new Set(addresses.map(readPath))].map((script) => ({
		script,
		sheet: sheets.find((one) => one.script && readPath(one.script) === script)?.id,
	}));
}

type Walk = { place: SalePlace; size: number; sheet: string | undefined; readBlocked: () => number };

/** Buys two units of a size with a promo code and a card, after trying to pay in a wallet's sheet. */
async function buy(page: Page, { place, size, sheet, readBlocked }: Walk): Promise<void> {
	const t = textsAt(place.locale);
	await putIntoBag(page, place, PRODUCT, size);
	await page.goto(`/${place.locale}/cart`);
	await running(page);
	await page.evaluate(() => document.body.setAttribute("data-kept", ""));
	const line = main(page)
		.getByRole("listitem")
		.filter({ has: page.locator(`a[href*="${PRODUCT}"]`) });
	await line.locator("[name=quantity][value='2']").click();
	await expect(line.locator("[name=quantity][value='3']")).toBeVisible();
	if (sheet) {
		await main(page).locator(`[data-wallet="${sheet}"]`).click();
		await expect(page.getByText(t("error.title"))).toBeVisible();
	}
	await expect.poll(readBlocked).toBeGreaterThan(0);
	await expect(page.locator("body[data-kept]")).toBeAttached();
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
	return scripts.map((one) => ({ place, ...one, all: scripts.map(({ script }) => script) }));
}).filter(({ script }, at, all) => all.findIndex((one) => one.script === script) === at);

// proves shell-22, security-8
for (const [at, { place, script, sheet, all }] of walks.entries())
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
		await buy(page, { place, size: at % SIZES, sheet, readBlocked: () => blocked });
		expect(others.filter((one) => !all.includes(one))).toEqual([]);
	});
