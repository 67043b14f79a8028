import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import { ATTRIBUTION, type Attribution } from "../../../shared/domain/analytics/attribution.ts";
import { mayMake, mayServe } from "../../../shared/domain/analytics/events.ts";
import { type Consent, mayUse } from "../../../shared/domain/consent/consent.ts";
import type { Bindings } from "../../base/bindings.ts";
import { clock } from "../../base/clock.ts";
import { queueEvents } from "../../platform/analytics/event-queue.ts";
import type { Sender } from "../../platform/analytics/receiver.ts";
import type { CataloguePort } from "../../platform/commerce/catalogue/catalogue.ts";
import type { Shopper } from "../../platform/commerce/logins/sessions.ts";
import { settingsAt } from "../../platform/config.ts";
import { findAskingPage } from "../asking-page.ts";
import type { Calls } from "../calls.ts";
import { createCarriedFacts } from "../cookies/handed-facts-cookie.ts";
import type { FactLog } from "../facts/fact-log.ts";
import { attributionSchema, type NotedFact, openFact, type ShopFact, sealFact } from "../facts/shop-facts.ts";
import { listReceivers, readPerson, readSender } from "./audience.ts";
import { eventIdFrom } from "./event-id.ts";
import { makeFactEvents } from "./make-fact-event.ts";
import { productPorts } from "./product-ports.ts";
import { toLayerEntry } from "./to-layer-entry.ts";

type Around = {
	env: Bindings;
	request: Request;
	cookies: Record<string, string>;
	consent: Consent;
	shopper: Pick<Shopper, "encUserId">;
	lately: Pick<CataloguePort, "products">;
	keepCookie(cookie: string): void;
};

/** Milliseconds that an answer waits for what its facts need; later ones reach the receivers on the server after it (event-21). */
const PATIENCE = 1000;

/** Returns false if the work has not ended in time. An error is an end. */
const isSoon = (work: Promise<unknown>): Promise<boolean> =>
	new Promise((resolve) => {
		const cancel = clock.after(PATIENCE, () => resolve(false));
		const end = () => {
			cancel();
			resolve(true);
		};
		work.then(end, end);
	});

const readHeader = (text: string | null): unknown => {
	try {
		return JSON.parse(decodeURIComponent(text ?? ""));
	} catch {
		return undefined;
	}
};

/** Returns where and by what a shopper came to a change. Browsers without script name the page that holds the form. */
const readAttribution = (request: Request): Attribution => {
	const result = attributionSchema.safeParse(readHeader(request.headers.get(ATTRIBUTION)));
	if (result.success) return result.data;
	const { pathname } = findAskingPage(request) ?? new URL(request.url);
	return { path: pathname.slice(0, 2000), pageType: "other" };
};

const toPlainLocale = ({ siteId, country, language, currency, prefix }: SiteLocale): SiteLocale => ({
	siteId,
	country,
	language,
	currency,
	prefix,
});

export const createFactLog = (
	calls: Calls,
	locale: SiteLocale,
	{ env, request, cookies, consent, shopper, lately, keepCookie }: Around,
): FactLog => {
	const { now } = calls.cache;
	const browser = { cookies, url: request.url, consent };
	let waiting: { at: number; fact: ShopFact; once: string | undefined }[] = [];
	const carried = createCarriedFacts(cookies, request.url);
	const isUndecided = !consent.choice && !consent.objects;

	let found: { sender: Sender | undefined } | undefined;
	const sender = (): Sender | undefined => {
		found ??= { sender: readSender(browser, now(), keepCookie) };
		return found.sender;
	};
	const take = async (): Promise<NotedFact[]> => {
		const taken = waiting.filter(({ fact }) => isUndecided || mayMake(fact.name, consent));
		waiting = [];
		const attribution = readAttribution(request);
		return Promise.all(
			taken.map(async ({ once, ...one }) => ({
				...one,
				locale: toPlainLocale(locale),
				attribution,
				id: once === undefined ? crypto.randomUUID() : await eventIdFrom(locale.siteId, one.fact.name, once),
			})),
		);
	};
	const seal = (facts: readonly NotedFact[]) =>
		Promise.all(
			facts.map(async (one) => ({ name: one.fact.name, fact: await sealFact(env.SESSION_KEY, one) })),
		);
	const deliver = async (facts: readonly NotedFact[]): Promise<AnalyticsEvent[]> => {
		// The names of browser and person are read first, because cookies of a late delivery are not kept.
		const from = sender();
		const settings = await settingsAt(calls, locale);
		const person = readPerson(browser, shopper.encUserId, settings, keepCookie);
		const events = await makeFactEvents(facts, {
			log: calls.platform.log,
			productsAt: () => ({ ...productPorts(calls, locale), products: lately.products }),
		});
		const queueing = queueEvents(env, events, {
			consent,
			receivers: listReceivers(settings),
			sender: from,
			person,
		});
		calls.cache.waitUntil(queueing.catch(fail));
		return events.filter(({ name }) => mayServe(name, "analytics", consent));
	};
	const fail = (error: unknown): undefined =>
		calls.platform.log("warning", "request/events", "Facts of a request were not delivered", {
			error,
		}) as undefined;
	const carry = async (facts: readonly NotedFact[]): Promise<void> => {
		if (mayUse(consent, "analytics")) keepCookie(carried.add((await seal(facts)).map(({ fact }) => fact)));
	};

	return {
		sender,
		note: (facts, once) => {
			waiting.push(...facts.map((fact) => ({ at: now(), fact, once })));
		},
		settle: async (noting) => {
			if (await isSoon(noting)) return;
			sender();
			const late = async () => {
				await noting;
				const facts = isUndecided ? [] : await take();
				if (facts.length > 0) await deliver(facts);
			};
			calls.cache.waitUntil(late().catch(fail));
		},
		hand: async () => {
			try {
				const facts = await take();
				if (facts.length === 0) return undefined;
				if (isUndecided) return { sealed: await seal(facts) };
				const delivering = deliver(facts);
				calls.cache.waitUntil(delivering.catch(fail));
				if (!(await isSoon(delivering))) {
					await carry(facts);
					return undefined;
				}
				const events = await delivering;
				return events.length > 0 ? { entries: events.map(toLayerEntry) } : undefined;
			} catch (error) {
				return fail(error);
			}
		},
		carry: async () => {
			try {
				// Before a choice nothing optional may be kept in the browser.
				const facts = isUndecided ? [] : await take();
				if (facts.length === 0) return;
				const delivering = deliver(facts);
				calls.cache.waitUntil(delivering.catch(fail));
				await Promise.all([carry(facts), isSoon(delivering)]);
			} catch (error) {
				fail(error);
			}
		},
		carried: async () => {
			const sealed = carried.take();
			const facts = await Promise.all(sealed.map((one) => openFact(env.SESSION_KEY, one, { now: now() })));
			const byId = new Map(facts.flatMap((one) => (one ? [[one.id, one] as const] : [])));
			return [...byId.values()];
		},
		open: (sealed) => openFact(env.SESSION_KEY, sealed, { now: now() }),
	};
};
