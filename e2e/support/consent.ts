import type { Page } from "@playwright/test";
import { categoryOfKept } from "../../shared/domain/consent/kept.ts";
import { textsAt } from "./texts.ts";

export const banner = (page: Page, locale = "en-it") =>
	page.getByRole("form", { name: textsAt(locale)("consent.banner.title") });

export const CAMPAIGN = "?src=atelier&utm_source=vogue&personalShopperUserId=ps-7&user_id=8f3e";

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

const TELLING = /^\/(?:api\/.*\/(?:events|search-events|own|placed)$|idp\/)/;

export const telling = (page: Page): string[] => {
	const sent: string[] = [];
	page.context().on("request", (request) => {
		const { hostname, pathname } = new URL(request.url());
		if (hostname !== "localhost") sent.push(hostname);
		else if (TELLING.test(pathname)) sent.push(pathname);
	});
	return sent;
};
