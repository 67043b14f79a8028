import { isLanguage, localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { localeFor } from "../../../shared/domain/locale/all-locales.ts";
import { siteById } from "../../../shared/domain/locale/site-config.ts";
import type { Bindings } from "../../base/bindings.ts";
import { siteConfig } from "../../base/sites.ts";
import { queueNewEvents } from "../../platform/analytics/event-queue.ts";
import type { OrderFact, OrderFacts } from "../../platform/analytics/orders/order-facts.ts";
import { getCountries, getSiteSettings } from "../../platform/config.ts";
import type { Calls } from "../../request/calls.ts";
import { productPorts } from "../../request/events/product-ports.ts";
import { makeOrderEvent } from "./order-events.ts";

/** Rounds of one run; facts that are left wait for the next. */
const MOST_ROUNDS = 20;

/** Returns the locale in which an order was placed, or the default of its site, if the country no longer offers the language. */
async function localeOfOrder(calls: Calls, { siteId, locale }: OrderFact["order"]): Promise<SiteLocale> {
	const site = siteById(siteConfig, siteId);
	if (!site) throw new Error(`There is no site ${siteId}.`);
	const fallback = { language: site.defaultLanguage, country: site.defaultCountry };
	const [language = "", country = ""] = locale.split("-");
	const countries = await getCountries(calls, { siteId, locale: `${fallback.language}-${fallback.country}` });
	const book = { config: siteConfig, countries };
	const found =
		(isLanguage(language) && localeFor(book, siteId, country, language)) ||
		localeFor(book, siteId, fallback.country, fallback.language);
	if (!found) throw new Error(`The site ${siteId} has no locale.`);
	return found;
}

/**
 * Queues the facts of orders for the receivers, each once, with the consent that the shopper had given when the order was placed (event-17,
 * event-19). A fact is settled after it is queued: one that fails before is handed out again, as the same event.
 */
export async function deliverOrderFacts(
	env: Bindings,
	{ facts, calls }: { facts: OrderFacts; calls: Calls },
): Promise<void> {
	if (!env.EVENTS) return;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const claimed = await facts.claim();
		for (const fact of claimed) {
			try {
				const locale = await localeOfOrder(calls, fact.order);
				const event = await makeOrderEvent(fact, { ...productPorts(calls, locale), locale });
				const { analytics } = await getSiteSettings(calls, {
					siteId: locale.siteId,
					locale: localeTag(locale),
				});
				if (event) await queueNewEvents(env, [event], { ...fact, receivers: analytics.receivers });
				await facts.settle([fact]);
			} catch (error) {
				calls.platform.log("error", "api/events", "A fact of an order was not delivered; it is tried again", {
					kind: fact.kind,
					orderNo: fact.order.orderNo,
					error,
				});
			}
		}
		if (claimed.length === 0) return;
	}
}
