import type { Page } from "@playwright/test";
import { categoryOfKept } from "../../shared/domain/consent/kept.ts";
import { textsAt } from "./texts.ts";

export const banner = (page: Page, locale = "en-it") =>
	page.getByRole("form", { name: textsAt(locale)("consent.banner.title") });

/** A letter, a personal shopper and an offer, in the address of a page. */
export const CAMPAIGN = "?src=atelier&utm_source=vogue&personalShopperUserId=ps-7&user_id=8f3e";

/** Names of everything that is in the browser and not necessary, or not listed on the page of the settings, by whatever it was put there. */
export const optional = async (page: Page): Promise<string[]> => {
	const cookies = (await page.context().cookies()).map(({ name }) => name);
	const stored = await page.evaluate(async () => [
		...Object.keys(localStorage),
		...Object.keys(sessionStorage),
		...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
		...(await caches.keys()).map((name) => `cache ${name}`),
	]);
	return [...cookies, ...stored].filter((name) => categoryOfKept(name) !== "necessary").toSorted();
};

/** Of the shop's own addresses those that tell the services of a shopper, and those at which the stand-ins of providers are. */
const TELLING = /^\/(?:api\/.*(?:activities|search-events)$|idp\/)/;

/** Everything that tells others of a shopper, or goes elsewhere, from whichever tab of the browser. */
export const telling = (page: Page): string[] => {
	const sent: string[] = [];
	page.context().on("request", (request) => {
		const { hostname, pathname } = new URL(request.url());
		if (hostname !== "localhost") sent.push(hostname);
		else if (TELLING.test(pathname)) sent.push(pathname);
	});
	return sent;
};
