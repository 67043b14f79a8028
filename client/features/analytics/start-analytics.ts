import type { QueryClient } from "@tanstack/react-query";
import type { Sighting, SightingsResponse } from "../../../shared/contracts/event-sightings.ts";
import { createEventOrder } from "../../../shared/domain/analytics/event-order.ts";
import { mayMake } from "../../../shared/domain/analytics/events.ts";
import { CATEGORIES } from "../../../shared/domain/consent/consent.ts";
import type { PageViewed } from "../../../shared/domain/shell/shop-events.ts";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { mayKeep } from "../../state/consent.ts";
import type { EventBus } from "../../state/events/events.ts";
import { oneTabAtATime } from "../../state/one-tab-at-a-time.ts";
import { post } from "../../state/write.ts";
import { createDataLayer } from "./data-layer.ts";
import { pageSightings, type Seen, toPlace, toSighting } from "./to-sightings.ts";
import { watchTraces } from "./watch-traces.ts";

/** Milliseconds for customer, bag and wishlist, after which a page view is reported without them (event-15). */
const READY_WITHIN = 5000;
/** Milliseconds in which events are collected for one request. */
const COLLECT = 1000;
const MOST_SENT = 50;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Reports what the shopper sees and does, from the first event that this document has kept, and hands the server's events to the data layer
 * (event-15). Starts only with consent, and reports what serves the purposes that are allowed. Lost reports are not repeated (event-4).
 */
export function startAnalytics(
	events: EventBus,
	queryClient: QueryClient,
	apiHref: string,
	siteId: string,
): void {
	const order = createEventOrder<Seen>();
	const dataLayer = createDataLayer();
	const findTrace = watchTraces();
	let visit = 0;
	let place: Pick<Seen, "path" | "pageType"> = { path: location.pathname, pageType: "other" };
	let told: { wishlist?: number; customer?: string } = {};
	let isReady: Promise<void> = Promise.resolve();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const note = (draft: ReturnType<typeof toSighting>, at: number) => {
		if (!draft) return;
		order.push({ ...draft, ...place, id: crypto.randomUUID(), visit, at } as Seen);
		timer ??= setTimeout(() => void isReady.then(() => send()), COLLECT);
	};

	const send = async (isLeaving = false): Promise<void> => {
		clearTimeout(timer);
		timer = undefined;
		const granted = CATEGORIES.filter(mayKeep);
		if (granted.length === 0) return order.drop();
		const consent = { choice: { granted }, objects: false };
		const now = performance.now();
		const seen = order.take().filter(({ name }) => mayMake(name, consent));
		for (let from = 0; from < seen.length; from += MOST_SENT) {
			const sightings = seen.slice(from, from + MOST_SENT).map(
				({ visit: _, at, ...rest }): Sighting => ({
					...rest,
					age: Math.max(0, now - at),
					trace: findTrace(at),
				}),
			);
			try {
				// A sign-in renews the anti-forgery token (identity-32), so the report waits until no tab is changing the session. A page that is
				// left cannot wait: the browser sends only what was asked for by then.
				if (!isLeaving) await oneTabAtATime(siteId, async () => {});
				const result = await post<SightingsResponse & { error?: string }>(
					queryClient,
					apiHref,
					(api, options) =>
						api.events.$post({ json: { sightings } }, { ...options, init: { keepalive: true } }),
				);
				if ("events" in result && mayKeep("analytics")) dataLayer.push(result.events);
			} catch {}
		}
	};

	/** Customer and wishlist are told when they differ from what was told last. */
	const noteSession = (at: number) => {
		const session = queryClient.getQueryData(sessionQuery(apiHref).queryKey);
		if (!session) return;
		const { customer } = session;
		const key = `${customer.registered} ${customer.id ?? ""} ${customer.agentUntil !== undefined}`;
		if (told.customer !== key) note({ name: "customer_changed", data: {} }, at);
		const wishlist = session.wishlist?.items.length;
		if (
			customer.registered &&
			told.wishlist !== undefined &&
			wishlist !== undefined &&
			told.wishlist !== wishlist
		)
			note({ name: "wishlist_updated", data: { count: wishlist } }, at);
		told = { customer: key, wishlist: wishlist ?? told.wishlist };
	};

	const viewPage = (page: PageViewed, at: number): void => {
		visit += 1;
		place = toPlace(page);
		for (const draft of pageSightings(page, document.referrer)) note(draft, at);
		const loaded = queryClient.ensureQueryData(sessionQuery(apiHref)).catch(() => {});
		isReady = Promise.race([loaded, pause(READY_WITHIN)]).then(() => noteSession(at));
	};

	events.onAny((event, at) =>
		event.type === "pageView" ? viewPage(event, at) : note(toSighting(event), at),
	);
	queryClient.getQueryCache().subscribe(({ type }) => {
		if (type === "updated" && visit > 0) noteSession(performance.now());
	});
	addEventListener("pagehide", () => void send(true));
	document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && void send());
}
