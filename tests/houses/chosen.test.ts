import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chosenHouse } from "../../scripts/lib/house.ts";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import type { StorefrontHouse } from "../../shared/domain/shell/storefront-house.ts";
import { newShopper } from "../setup/shopper.ts";
import { type RunningHouse, startHouse } from "./start-house.ts";

/** Visits the house that package.json chooses, from each site's home page to a bag. */

const { storefront }: { storefront: StorefrontHouse } = await import(resolve(chosenHouse, "storefront.ts"));
const { sites } = storefront.sites;

let house: RunningHouse;
beforeAll(async () => {
	house = await startHouse(chosenHouse);
}, 240_000);
afterAll(() => house?.stop());

test.each(sites)("$id: a shopper finds a product and puts it into the bag", async (site) => {
	const shopper = newShopper({}, house.storefront);
	const locale = `/${site.defaultLanguage}-${site.defaultCountry.toLowerCase()}`;
	const read = async (path: string, status = 200): Promise<string> => {
		const response = await shopper.fetch(path);
		expect([path, response.status]).toEqual([path, status]);
		return response.text();
	};
	const home = await read(locale);
	expect(home).toMatch(new RegExp(`<html lang="${site.defaultLanguage}\\b`));
	expect(home).toContain(storefront.name);

	const list = await firstWith("<article", linksIn(home, locale), read);
	const product = await firstWith(
		'name="productId"',
		linksIn(list, locale, /<article.*?<\/article>/gs),
		read,
	);
	const ids = [...product.matchAll(/<input(?=[^>]*name="productId")(?![^>]*disabled)[^>]*value="([^"]+)"/g)];
	expect(ids).not.toEqual([]);

	await read(`/api${locale}/session`);
	const added = await shopper.fetch(`${locale}/cart`, {
		method: "POST",
		body: new URLSearchParams({ intent: "add", productId: ids[0]?.[1] ?? "" }),
	});
	expect(added.headers.get("location")).toBe(`${locale}/cart?notice=added`);
	const session = JSON.parse(await read(`/api${locale}/session`)) as SessionResponse;
	expect(session.basket?.count).toBe(1);
	await read(`${locale}/no-such-page`, 404);
});

function linksIn(html: string, locale: string, parts = /<main.*<\/main>|<header.*?<\/header>/gs): string[] {
	const hrefs = [...html.matchAll(parts)].flatMap(([part]) =>
		[...part.matchAll(/<a[^>]* href="([^"?#]+)/g)].map(([, href = ""]) => href),
	);
	return [...new Set(hrefs)].filter((href) => href.startsWith(`${locale}/`));
}

async function firstWith(
	text: string,
	paths: string[],
	read: (path: string) => Promise<string>,
): Promise<string> {
	for (const path of paths.slice(0, 20)) {
		const html = await read(path).catch(() => "");
		if (html.includes(text)) return html;
	}
	throw new Error(`None of ${paths.length} pages holds ${text}`);
}
