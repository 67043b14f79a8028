import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { parse } from "hono/utils/cookie";
import { isbot } from "isbot";
import { acceptedLanguages } from "../../shared/domain/locale/locale-choice.ts";
import {
	type AddressBook,
	type AddressRequest,
	type Resolution,
	resolveSiteLocale,
} from "../../shared/domain/locale/resolve-site-locale.ts";
import { countryOfHost, siteIdOfCountry } from "../../shared/domain/locale/site-config.ts";
import type { InstanceType } from "../base/bindings.ts";
import { siteConfig } from "../base/sites.ts";
import { type Country, getCountries } from "../platform/config.ts";
import type { PlatformCalls } from "../platform/load-json.ts";
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from "./cookies/preference-cookies.ts";

/**
 * Returns the visitor's country code, or undefined if it is unknown. Outside production `x-dev-country` overrides the country (locale-11).
 */
export const readCountry = (request: Request, instanceType: InstanceType): string | undefined => {
	const override = instanceType === "production" ? null : request.headers.get("x-dev-country");
	if (override && /^[a-z]{2}$/i.test(override)) return override.toUpperCase();
	// A local runtime invents a country; only the edge adds a ray id.
	if (instanceType !== "production" && !request.headers.has("cf-ray")) return undefined;
	const cf = request.cf as { country?: unknown } | undefined;
	return typeof cf?.country === "string" ? cf.country : undefined;
};

/**
 * Returns whether the client is a robot. isbot also matches headless browsers and Lighthouse, so tests and audits send a real browser's
 * user agent (locale-12).
 */
export const isBot = (request: Request): boolean => {
	const agent = request.headers.get("user-agent") ?? "";
	const cachedResult = agents.get(agent);
	if (cachedResult !== undefined) return cachedResult;
	const isRobot = isbot(agent);
	if (agent.length <= 400) agents.set(agent, isRobot);
	return isRobot;
};
const agents = new Lru<boolean>(500);

export const toAddressRequest = (
	request: Request,
	instanceType: InstanceType,
	address: { path: string; search: string },
): AddressRequest => {
	const cookies = parse(request.headers.get("cookie") ?? "");
	return {
		host: new URL(request.url).host,
		...address,
		rememberedChoice: { country: cookies[COUNTRY_COOKIE], language: cookies[LANGUAGE_COOKIE] },
		isBot: isBot(request),
		country: readCountry(request, instanceType),
		acceptedLanguages: acceptedLanguages(request.headers.get("accept-language")),
	};
};

export const addressBook = async (
	calls: PlatformCalls,
	instanceType: InstanceType,
): Promise<AddressBook & { countries: Country[] }> => ({
	config: siteConfig,
	countries: await getCountries(calls, { siteId: siteConfig.defaultSite, locale: "default" }),
	instanceType,
});

export const findImpliedSiteId = (book: AddressBook, host: string): string => {
	const code = countryOfHost(book.config, book.instanceType, host);
	const country = book.countries.find((one) => one.code === code);
	return country ? siteIdOfCountry(book.config, country) : book.config.defaultSite;
};

export const resolveAddress = (
	request: Request,
	book: AddressBook,
	address: { path: string; search: string },
): Resolution => resolveSiteLocale(toAddressRequest(request, book.instanceType, address), book);
