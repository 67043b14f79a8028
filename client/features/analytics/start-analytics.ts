import type { QueryClient } from "@tanstack/react-query";
import { describePage } from "../../../shared/contracts/event-report/describe-page.ts";
import type { Reported } from "../../../shared/contracts/event-report/to-sightings.ts";
import type { TagSettings } from "../../../shared/contracts/tags/tag.ts";
import type { BrowserEvent } from "../../../shared/domain/analytics/browser-events.ts";
import type { HandedFacts, LayerEntry } from "../../../shared/domain/analytics/handed-facts.ts";
import { classifyPageType, type PageType } from "../../../shared/domain/analytics/page-types.ts";
import { CATEGORIES } from "../../../shared/domain/consent/consent.ts";
import type { ShopEvent, ShopEventOf, ShownPage } from "../../../shared/domain/shell/shop-events.ts";
import { createApiClient } from "../../state/api-client.ts";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { CONSENTS, mayKeep } from "../../state/consent.ts";
import { describePlace } from "../../state/events/describe-place.ts";
import type { EventBus } from "../../state/events/events.ts";
import { createVisitMemory } from "../../state/events/visit-memory.ts";
import { oneTabAtATime } from "../../state/one-tab-at-a-time.ts";
import { reportError } from "../../state/report-error.ts";
import type { UiStore } from "../../state/ui-store.ts";
import { createCredits } from "./credits.ts";
import { createDataLayer } from "./data-layer/data-layer.ts";
import { createEventOrder } from "./event-order.ts";
import { isAllowed } from "./is-allowed.ts";
import { nextIdle } from "./next-idle.ts";
import { createSessionFacts } from "./session-facts.ts";
import { watchTraces } from "./watch-traces.ts";

/** Milliseconds for customer, bag and wishlist, after which a page view is reported without them (event-15). */
const READY_WITHIN = 5000;
/** Milliseconds in which events are collected for one request. */
const COLLECT = 1000;
const MOST_TOLD = 30;
/** Events in one report, as the server takes them (MOST_REPORTED). */
const MOST = 50;

/** These events are for other listeners. */
const NOT_REPORTED = /^add|Action|Loaded|^search/;

/** `visit`: the number of the page within this document. */
type Seen = Omit<Reported, "age" | "trace"> & { visit: number; at: number };

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

const findSubject = ({ lists, search }: Pick<ReturnType<typeof describePage>, "lists" | "search">) =>
	search?.phrase ?? lists[0]?.id;

const loadTags = () => import("./start-tags.ts");
const loadVitals = () => import("./web-vitals.ts");
const isHidden = (): boolean => document.visibilityState === "hidden";

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
	const dataLayer = createDataLayer((entry) => carry?.(entry), tags?.asksEverywhere);
	dataLayer.tellConsent();
	/** The entries that the previous document has carried over come before this document's. */
	const isCarried =
		tags &&
		loadTags().then(
			({ carryLayer, takeCarried }) => {
				if (isLate) carry = carryLayer();
				else for (const entry of takeCarried()) dataLayer.write(entry);
			},
			() => {},
		);
	const begin = performance.now();
	const findTrace = watchTraces();
	let visit = 0;
	let page: ReturnType<typeof describePage> | undefined;
	let place: { path: string; pageType: PageType } = { path: location.pathname, pageType: "other" };
	let viewedItem = "";
	let handed: LayerEntry[] = [];
	let hasBegun = false;
	let isReady: Promise<void> = Promise.resolve();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const note = (
		event: BrowserEvent,
		at: number,
		pageType = place.pageType,
		id: string = crypto.randomUUID(),
	): void => {
		if (event.type === "productView") {
			const item = `${visit} ${event.productId}`;
			if (item === viewedItem) return;
			viewedItem = item;
		}
		order.push({ ...place, pageType, id, event: credit(event), visit, at });
		plan();
	};

	/** Writes what changes were answered with: after the first page view, and once in a visit, although a page may be handed it again. */
	const showHanded = (): void => {
		const { told = [] } = memory.get();
		const fresh = handed.filter(({ event_id: id }) => !told.includes(id));
		handed = [];
		if (fresh.length === 0 || !mayKeep("analytics")) return;
		dataLayer.push(fresh);
		memory.set({ told: [...told, ...fresh.map(({ event_id: id }) => id)].slice(-MOST_TOLD) });
	};

	const drop = (): void => {
		order.drop();
		handed = [];
	};

	const plan = (): void => {
		if (isHidden()) queueMicrotask(() => void send(true));
		else timer ??= setTimeout(() => void isReady.then(() => send()), COLLECT);
	};

	const take = (event: ShopEventOf<"factsHanded">, at: number): void => {
		const facts = event.facts as HandedFacts;
		if ("sealed" in facts)
			for (const one of facts.sealed)
				note({ type: "sealed", ...one, source: event.source }, at, findLabel(event, at));
		else {
			handed = [...handed, ...facts.entries];
			plan();
		}
	};

	/** Sends a report at once: it needs no token (identity-6), so it does not wait for the session. Returns nothing if the report is lost. */
	const report = (reported: Reported[]): Promise<readonly LayerEntry[]> =>
		createApiClient(apiHref)
			.events.$post({ json: { reported } }, { init: { keepalive: true } })
			.then((response) => response.json() as Promise<{ entries?: LayerEntry[] }>)
			.then(
				({ entries }) => entries ?? [],
				() => [],
			);

	const send = async (isLeaving = false): Promise<void> => {
		clearTimeout(timer);
		timer = undefined;
		// A page that is left does not see the answer to its report.
		if (isLeaving && hasBegun) showHanded();
		// A report during a sign-in would be answered in the former session (identity-32), so it waits until no tab is changing the session. A page
		// that is left cannot wait: it reports what is still in the order of events, which a report that waits has therefore not taken.
		if (!isLeaving) await oneTabAtATime(siteId, async () => {});
		if (!CATEGORIES.some(mayKeep)) return drop();
		const now = performance.now();
		const reported = order
			.take()
			.filter(({ event }) => isAllowed(event, mayKeep))
			.map(
				({ at, ...rest }): Reported => ({
					...rest,
					age: Math.max(0, now - at),
					trace: findTrace(at),
				}),
			);
		const answers: Promise<readonly LayerEntry[]>[] = [];
		while (reported.length > 0) answers.push(report(reported.splice(0, MOST)));
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
		if (known) for (const event of session.list(known)) note(event, at);
	};

	/** Loads receivers and sources in the browser one after the other, each once the page is idle and with consent (event-34). */
	const startReceivers = async (route: string): Promise<void> => {
		const receivers = [
			async () => tags && !isLate && (await loadTags()).startTags(tags, dataLayer.write),
			async () =>
				(await loadVitals()).watchWebVitals(route, release, (event) => note(event, performance.now())),
		];
		for (const start of receivers) {
			await nextIdle();
			if (mayKeep("analytics")) await start().catch(() => {});
		}
	};

	const viewPage = (shown: ShownPage, at: number, id: string | undefined): void => {
		const { path, refinements, ...next } = describePage(shown);
		visit += 1;
		place = {
			path,
			pageType: classifyPageType(next.kind, next.search && { isRefined: refinements.length > 0 }),
		};
		if (next.notice === "registered") session.signsInBy(undefined);
		const { pageViews } = memory.get();
		const known =
			page && findSubject(page) === findSubject(next) && page.refinements.map((one) => JSON.stringify(one));
		/** The values that were chosen since the last view of the same list (event-30). */
		const chosen = known ? refinements.filter((one) => !known.includes(JSON.stringify(one))) : [];
		note(
			{ type: "pageView", page: { ...next, chosen, referrer: document.referrer, pageViews } },
			at,
			undefined,
			id,
		);
		memory.set({ pageViews: pageViews + 1 });
		if (!page) void startReceivers(next.kind);
		page = { ...next, path, refinements };
		const loaded = queryClient.ensureQueryData(sessionQuery(apiHref)).catch(() => {});
		isReady = Promise.race([loaded, pause(READY_WITHIN)]).then(() => noteSession(at));
	};

	/** Layers that are open now say nothing of where an earlier event happened. */
	const findLabel = (event: ShopEvent, at: number) =>
		at < begin && event.type !== "signUp" ? undefined : describePlace(event, ui.state);

	const lost = events.countLost();
	if (lost > 0)
		reportError(
			new Error(`Events were dropped, because too many came at once: ${lost}`),
			"state/events",
			"warning",
		);
	events.onAny((event, at, id) => {
		if (event.type === "pageView") return viewPage(event.page, at, id);
		if (event.type === "signIn") return session.signsInBy(event.method);
		if (event.type === "factsHanded") return take(event, at);
		credit.remember(event);
		if (NOT_REPORTED.test(event.type)) return;
		note(
			("product" in event
				? { ...event, product: undefined, productId: event.product?.id }
				: event) as BrowserEvent,
			at,
			findLabel(event, at),
			id,
		);
	});
	queryClient.getQueryCache().subscribe(({ type }) => {
		if (type === "updated" && visit > 0) noteSession(performance.now());
	});
	addEventListener(CONSENTS, () => {
		if (!CATEGORIES.some(mayKeep)) drop();
		dataLayer.tellConsent();
	});
	addEventListener("pagehide", () => void send(true));
	document.addEventListener("visibilitychange", () => {
		if (isHidden()) void send(true);
	});
}
