import type { BrowserContext, Page, Request } from "@playwright/test";
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
		...(await caches.keys()),
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

/** A visit needs these before any choice: wallets, the fraud service, the card's fields, the bank's frame, and the pictures of the house. */
const NEEDED =
	/^\/(payments\/sandbox\/v1\/(scripts\/|fields|ddc|challenge)|on\/demandware\.store\/[\w-]+\/[\w-]+\/Payments-|dw\/image\/|media\/)/;

/** Pages of another origin that the shopper follows to are no part of the shop, and neither is what they load. */
const isAsked = (request: Request, own: string): boolean => {
	try {
		const frame = request.frame();
		return request.isNavigationRequest() ? frame.parentFrame() === null : new URL(frame.url()).origin !== own;
	} catch {
		// A window that the request opens has no frame yet.
		return request.isNavigationRequest();
	}
};

/** Collects the paths at other origins than the shop's that its pages ask, except what a visit needs. */
export const watchStrangers = (context: BrowserContext, baseURL: string | undefined): string[] => {
	const asked: string[] = [];
	const own = new URL(baseURL ?? "").origin;
	context.on("request", (request) => {
		const { origin, pathname, protocol } = new URL(request.url());
		if (/^https?:$/.test(protocol) && origin !== own && !NEEDED.test(pathname) && !isAsked(request, own))
			asked.push(pathname);
	});
	return asked;
};

/** Returns what pages of the shop that are open have stored without being needed. */
export const listOptional = async (
	context: BrowserContext,
	baseURL: string | undefined,
): Promise<string[]> => {
	const own = context.pages().filter((page) => page.url().startsWith(`${baseURL}/`));
	return (await Promise.all(own.map(optional))).flat();
};
