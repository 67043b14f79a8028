import type { Page } from "@playwright/test";
import { categoryOfKept } from "../../shared/domain/consent/kept.ts";
import { textsAt } from "./texts.ts";

export const banner = (page: Page, locale = "en-it") =>
	page.getByRole("form", { name: textsAt(locale)("consent.banner.title") });

/** Query of a newsletter, a personal shopper and an offer. */
export const CAMPAIGN = "?src=atelier&utm_source=vogue&personalShopperUserId=ps-7&user_id=8f3e";

/** Lists everything optional or unlisted that is stored in the browser. */
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

/** The shop's addresses that report activities, and those of the providers' stand-ins. */
const TELLING = /^\/(?:api\/.*(?:activities|search-events)$|idp\/)/;

/** Collects reports of activities and requests to other origins, from any tab. */
export const telling = (page: Page): string[] => {
	const sent: string[] = [];
	page.context().on("request", (request) => {
		const { hostname, pathname } = new URL(request.url());
		if (hostname !== "localhost") sent.push(hostname);
		else if (TELLING.test(pathname)) sent.push(pathname);
	});
	return sent;
};
