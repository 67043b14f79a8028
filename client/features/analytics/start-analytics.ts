import type { QueryClient } from "@tanstack/react-query";
import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import type { Sighting } from "../../../shared/contracts/event-sightings.ts";
import type { TagSettings } from "../../../shared/contracts/tags/tag.ts";
import { createEventOrder } from "../../../shared/domain/analytics/event-order.ts";
import { MOST_SIGHTINGS, mayMake } from "../../../shared/domain/analytics/events.ts";
import type { HandedFacts } from "../../../shared/domain/analytics/handed-facts.ts";
import { CATEGORIES } from "../../../shared/domain/consent/consent.ts";
import type { PageViewed, ShopEvent, ShopEventOf } from "../../../shared/domain/shell/shop-events.ts";
import { createApiClient } from "../../state/api-client.ts";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { CONSENTS, mayKeep } from "../../state/consent.ts";
import { describePlace } from "../../state/events/describe-place.ts";
import type { EventBus } from "../../state/events/events.ts";
import { createVisitMemory } from "../../state/events/visit-memory.ts";
import { oneTabAtATime } from "../../state/one-tab-at-a-time.ts";
import type { UiStore } from "../../state/ui-store.ts";
import { startAdapters } from "./adapters.ts";
import { createCredits } from "./credits.ts";
import { createDataLayer } from "./data-layer/data-layer.ts";
import { describePage } from "./describe-page.ts";
import { createSessionFacts } from "./session-facts.ts";
import {
	type Draft,
	type Place,
	pageSightings,
	refinementSightings,
	type Seen,
	sealedSightings,
	toPlace,
	toSighting,
} from "./to-sightings.ts";
import { watchTraces } from "./watch-traces.ts";

/** Milliseconds for customer, bag and wishlist, after which a page view is reported without them (event-15). */
const READY_WITHIN = 5000;
/** Milliseconds in which events are collected for one request. */
const COLLECT = 1000;
const MOST_TOLD = 30;

/** `isLate`: consent was given in this document, whose security policy does not allow the receivers' scripts yet. */
type Services = {
	queryClient: QueryClient;
	apiHref: string;
	siteId: string;
	ui: UiStore;
	release: string;
	tags?: TagSettings;
	isLate?: boolean;
};

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Reports what the shopper sees and does, from the first event that this document has kept, and hands the server's events to the data layer
 * (event-15). Starts only with consent, and reports what serves the purposes that are allowed. Lost reports are not repeated (event-4).
 */
export function startAnalytics(
	events: EventBus,
	{ queryClient, apiHref, siteId, ui, release, tags, isLate }: Services,
): void {
	const order = createEventOrder<Seen>();
	const memory = createVisitMemory();
	const session = createSessionFacts(memory);
	const credit = createCredits(memory);
	let carry: ((entry: object) => void) | undefined;
	const dataLayer = createDataLayer({
		asksEverywhere: tags?.asksEverywhere,
		note: (entry) => carry?.(entry),
	});
	dataLayer.tellConsent();
	/** The entries that the previous document has carried over come before this document's. */
	const isCarried = tags
		? import("./data-layer/carry-layer.ts").then(
				({ carryLayer, takeCarried }) => {
					if (isLate) carry = carryLayer();
					else for (const entry of takeCarried()) dataLayer.write(entry);
				},
				() => {},
			)
		: undefined;
	const begin = performance.now();
	const findTrace = watchTraces();
	let visit = 0;
	let page: PageViewed | undefined;
	let place: Place = { path: location.pathname, pageType: "other" };
	let viewedItem = "";
	let handed: AnalyticsEvent[] = [];
	let hasBegun = false;
	let isReady: Promise<void> = Promise.resolve();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const note = (draft: Draft | undefined, at: number, pageType = place.pageType): void => {
		if (!draft) return;
		if (draft.name === "view_item") {
			const item = `${visit} ${draft.data.productId}`;
			if (item === viewedItem) return;
			viewedItem = item;
		}
		order.push({ ...credit(draft), ...place, pageType, id: crypto.randomUUID(), visit, at } as Seen);
		plan();
	};

	/** Writes what changes were answered with: after the first page view, and once in a visit, although a page may be handed it again. */
	const showHanded = (): void => {
		const { told = [] } = memory.get();
		const fresh = handed.filter(({ id }) => !told.includes(id));
		handed = [];
		if (fresh.length === 0 || !mayKeep("analytics")) return;
		dataLayer.push(fresh);
		memory.set({ told: [...told, ...fresh.map(({ id }) => id)].slice(-MOST_TOLD) });
	};

	const drop = (): void => {
		order.drop();
		handed = [];
	};

	const plan = (): void => {
		if (document.visibilityState === "hidden") queueMicrotask(() => void send(true));
		else timer ??= setTimeout(() => void isReady.then(() => send()), COLLECT);
	};

	const take = (event: ShopEventOf<"factsHanded">, at: number): void => {
		const facts = event.facts as HandedFacts;
		if ("sealed" in facts)
			for (const draft of sealedSightings(facts.sealed, event.source)) note(draft, at, findLabel(event, at));
		else {
			handed = [...handed, ...(facts.events as AnalyticsEvent[])];
			plan();
		}
	};

	/** Sends a report at once: it needs no token (identity-6), so it does not wait for the session. Returns nothing if the report is lost. */
	const report = async (sightings: Sighting[]): Promise<AnalyticsEvent[]> => {
		try {
			const response = await createApiClient(apiHref).events.$post(
				{ json: { sightings } },
				{ init: { keepalive: true } },
			);
			const result = await response.json();
			return "events" in result ? result.events : [];
		} catch {
			return [];
		}
	};

	const send = async (isLeaving = false): Promise<void> => {
		clearTimeout(timer);
		timer = undefined;
		// A page that is left does not see the answer to its report.
		if (isLeaving && hasBegun) showHanded();
		// A report during a sign-in would be answered in the former session (identity-32), so it waits until no tab is changing the session. A page
		// that is left cannot wait: it reports what is still in the order of events, which a report that waits has therefore not taken.
		if (!isLeaving) await oneTabAtATime(siteId, async () => {});
		const granted = CATEGORIES.filter(mayKeep);
		if (granted.length === 0) return drop();
		const consent = { choice: { granted }, objects: false };
		const now = performance.now();
		const sightings = order
			.take()
			.filter(({ name }) => mayMake(name, consent))
			.map(
				({ visit: _, at, ...rest }): Sighting => ({
					...rest,
					age: Math.max(0, now - at),
					trace: findTrace(at),
				}),
			);
		const answers: Promise<AnalyticsEvent[]>[] = [];
		for (let from = 0; from < sightings.length; from += MOST_SIGHTINGS)
			answers.push(report(sightings.slice(from, from + MOST_SIGHTINGS)));
		for (const answer of answers) {
			const made = await answer;
			await isCarried;
			if (!mayKeep("analytics")) continue;
			hasBegun ||= made.length > 0;
			dataLayer.push(made);
			// Receivers load with the next document, which must not begin before this one has something to carry over (event-27).
			if (tags && isLate) document.documentElement.dataset.renew = "";
		}
		if (hasBegun) showHanded();
	};

	const noteSession = (at: number): void => {
		const known = queryClient.getQueryData(sessionQuery(apiHref).queryKey);
		if (known) for (const draft of session.list(known)) note(draft, at);
	};

	const viewPage = (next: PageViewed, at: number): void => {
		visit += 1;
		place = toPlace(next);
		if (next.notice === "registered") session.signsInBy(undefined);
		const { pageViews } = memory.get();
		for (const draft of [
			...pageSightings(next, { referrer: document.referrer, pageViews }),
			...refinementSightings(next, page),
		])
			note(draft, at);
		memory.set({ pageViews: pageViews + 1 });
		if (!page)
			void startAdapters({
				route: next.kind,
				release,
				tags: isLate ? undefined : tags,
				report: (draft) => note(draft, performance.now()),
				write: dataLayer.write,
			});
		page = next;
		const loaded = queryClient.ensureQueryData(sessionQuery(apiHref)).catch(() => {});
		isReady = Promise.race([loaded, pause(READY_WITHIN)]).then(() => noteSession(at));
	};

	/** Layers that are open now say nothing of where an earlier event happened. */
	const findLabel = (event: ShopEvent, at: number) =>
		at < begin && event.type !== "signUp" ? undefined : describePlace(event, ui.state);

	events.onAny((event, at) => {
		if (event.type === "pageView") return viewPage(describePage(event.page), at);
		if (event.type === "signIn") return session.signsInBy(event.method);
		if (event.type === "factsHanded") return take(event, at);
		credit.remember(event);
		note(toSighting(event), at, findLabel(event, at));
	});
	queryClient.getQueryCache().subscribe(({ type }) => {
		if (type === "updated" && visit > 0) noteSession(performance.now());
	});
	addEventListener(CONSENTS, () => {
		if (!CATEGORIES.some(mayKeep)) drop();
		dataLayer.tellConsent();
	});
	addEventListener("pagehide", () => void send(true));
	document.addEventListener(
		"visibilitychange",
		() => document.visibilityState === "hidden" && void send(true),
	);
}
