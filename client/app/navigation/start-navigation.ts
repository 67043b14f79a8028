import { flushSync } from "react-dom";
import type { PageDataView, PageResponse, PageView } from "../../../shared/contracts/page.ts";
import { afterPaint, whenPainted } from "../../state/drawing/after-paint.ts";
import { drawTopFirst } from "../../state/drawing/use-rest.ts";
import { keepPreviousRoute, routeBehind } from "../../state/last-route.ts";
import { reportError } from "../../state/report-error.ts";
import type { UiStore } from "../../state/ui-store.ts";
import { applyHead } from "./apply-head.ts";
import { changeView, loadOnTheWay } from "./change-view.ts";
import { decide, isChoice, type NavigationFacts } from "./decide.ts";
import { fetchPage } from "./fetch-page.ts";
import { loadedPlaces, loadPlaces } from "./load-scroll-restoration.ts";
import type { PageStore } from "./page-store.ts";
import { createPrefetch, isAnswer, isLikelyNext, savesData, watchLinks } from "./prefetch.ts";
import { createVisitedPages } from "./visited-pages.ts";

/** Milliseconds that a page may take to load before the spinner shows (shell-14). */
const SPINNER_AFTER_MS = 150;

/** Marks a navigation that the browser shall make, because the page has a document alone. */
const AS_DOCUMENT = "document";

type Place = { href: string; key: string | undefined; route: string | null };

const readFacts = (event: NavigateEvent, from: Place, prefix: string): NavigationFacts => ({
	to: new URL(event.destination.url),
	from: new URL(from.href),
	prefix,
	type: event.navigationType,
	canIntercept: event.canIntercept,
	hashChange: event.hashChange,
	isDownload: event.downloadRequest !== null,
	hasBody: event.formData !== null,
});

/**
 * Intercepts navigations within the locale and shows each page from its JSON. Without the Navigation API, the browser loads every
 * document. `sayFailed` tells the shopper that a page could not be loaded.
 */
export function startNavigation(pages: PageStore, ui: UiStore, sayFailed: () => void) {
	const visitedPages = createVisitedPages();
	const prefetch = createPrefetch(fetchPage);
	const api: Navigation | undefined = window.navigation;
	let quiet = false;
	let behind: Place | undefined;
	let name: { href: string; shownData: object } | undefined;
	let pressedHrefs: string[] = [];
	let latest = 0;

	const isOfList = (to: URL, from: URL) => pages.get().kind === "list" && isChoice(to, from);

	const show = (page: PageView, event: NavigateEvent, from: URL) => {
		const to = new URL(event.destination.url);
		const sameList = page.kind === "list" && isOfList(to, from);
		const isRefined = sameList && event.navigationType !== "traverse";
		const isPlace = to.pathname === from.pathname;
		const hadPopup = hasPopup();
		ui.routeChanged({ sameList });
		prefetch.renew();
		document.title = page.head.title;
		const isShown = () => pages.get().head === page.head;
		const isNew = event.navigationType !== "traverse" && !isPlace && to.hash === "";
		const update = () => {
			behind = undefined;
			ui.set({ spinner: false });
			const draw = () => flushSync(() => pages.set(page));
			if (isNew) drawTopFirst(draw);
			else draw();
			const stays = isPlace && (hadPopup || hasPopup());
			if (isRefined) scrollToList();
			else if (!stays) event.scroll();
			if (event.navigationType === "traverse" && !stays) loadedPlaces()?.returnToPlace(event.destination.key);
			// A focus has the whole page laid out, so it waits for the paint, which needs the layout anyway.
			const focused = document.activeElement;
			soon(() => {
				if (!isShown()) return;
				if (!stays && document.activeElement === focused) focusPage(isRefined);
				ui.set({ announcement: isRefined && page.kind === "list" ? page.data.totalText : page.head.title });
			});
			whenPainted(() => isShown() && applyHead(page.head));
		};
		changeView({ from, to, isNew, animate: !isRefined && !(isPlace && page.kind !== "list"), update });
	};

	const takeOrFetch = async (url: string, signal: AbortSignal): Promise<PageResponse | null> => {
		const asked = prefetch.take(url);
		return (asked && (await asked)) ?? (signal.aborted ? null : fetchPage(url, signal));
	};

	const load = async (event: NavigateEvent, leaving: Place) => {
		if (event.navigationType !== "traverse") keepPreviousRoute(leaving.route);
		const mine = ++latest;
		const from = new URL(leaving.href);
		const { url } = event.destination;
		const isChosen = event.navigationType !== "traverse" && isOfList(new URL(url), from);
		pressedHrefs = isChosen ? [...(behind ? pressedHrefs : []), url] : [];
		behind = leaving;
		visitedPages.keep(leaving.key, pages.get());
		const visitedPage = event.navigationType === "traverse" ? visitedPages.find(event.destination.key) : null;
		const isJoined = pressedHrefs.length > 1;
		const answering = visitedPage || isJoined ? null : takeOrFetch(url, event.signal);
		// Looking up what is on screen takes longer than a frame has, so the request leaves before.
		loadedPlaces()?.rememberScroll(leaving.key);
		if (visitedPage) return show(visitedPage, event, from);
		const timer = setTimeout(() => {
			if (mine === latest) ui.set({ spinner: true });
		}, SPINNER_AFTER_MS);
		try {
			if (isJoined) {
				const joinedHref = (await loadOnTheWay())?.joinChoices(pages.get(), pressedHrefs);
				if (event.signal.aborted) return;
				if (joinedHref) return follow(joinedHref, false);
			}
			const answer = await (answering ?? takeOrFetch(url, event.signal));
			if (!answer) return;
			if (event.signal.aborted) return;
			if ("redirect" in answer) return follow(answer.redirect, answer.document);
			if (isChosen && answer.page.status >= 500) return stayWithList(leaving);
			const { shell, locale, shellVariant } = pages.get();
			if (answer.page.locale.prefix !== locale.prefix || answer.page.shellVariant !== shellVariant)
				return loadDocument(event);
			if (event.navigationType === "traverse") await loadPlaces();
			if (event.signal.aborted) return;
			show({ ...answer.page, shell, locale }, event, from);
		} catch (error) {
			if (event.signal.aborted) return;
			if (navigator.onLine) reportError(error, new URL(url).pathname, "warning");
			if (!navigator.onLine) {
				sayFailed();
				addEventListener("online", () => behind === leaving && loadDocument(event), { once: true });
			}
			// A TypeError usually means that there is no connection, so the document would not load either.
			else if (isChosen && error instanceof TypeError) stayWithList(leaving);
			else loadDocument(event);
			throw error;
		} finally {
			clearTimeout(timer);
			if (mine === latest) ui.set({ spinner: false });
		}
	};

	/** Keeps the list, with the address and choices that it had before, when the page of a new choice cannot be loaded. */
	const stayWithList = ({ href, key }: Place) => {
		sayFailed();
		if (key === undefined || key === api?.currentEntry?.key) {
			behind = undefined;
			setAddress(href);
		} else {
			api?.traverseTo(key).committed?.catch(() => {});
		}
	};

	const setAddress = (href: string) => {
		if (href === location.pathname + location.search) return;
		quiet = true;
		history.replaceState(history.state, "", href);
		quiet = false;
	};

	const showName = () => {
		if (!behind && name && name.shownData === pages.get().data) setAddress(name.href);
	};

	const follow = (href: string, asDocument: boolean) => {
		pressedHrefs = [];
		if (api) api.navigate(href, { history: "replace", info: asDocument ? AS_DOCUMENT : undefined });
		else location.replace(href);
	};

	const stay = () => {
		latest++;
		behind = undefined;
		ui.set({ spinner: false });
		// Changing the address during a navigation would cancel it.
		setTimeout(showName);
	};

	const onNavigate = (event: NavigateEvent) => {
		// The next page begins a document, because this one's security policy does not fit the shopper's consent any more (event-27).
		if (quiet || event.info === AS_DOCUMENT || "renew" in document.documentElement.dataset) return;
		const here = behind ?? {
			href: location.href,
			key: api?.currentEntry?.key,
			route: routeBehind(pages.get()),
		};
		const decision = decide(readFacts(event, here, pages.get().locale.prefix));
		if (decision === "browser") return;
		// A shopper who goes back before the next page has loaded is still on this page, so nothing changes.
		const turnsBack = event.navigationType === "traverse" && behind?.key === event.destination.key;
		const { kind, status } = pages.get();
		// A link to the address of a page with status 500 or more, or of one that the offline page stands for, requests the page again.
		if ((turnsBack || decision === "stay") && status < 500 && kind !== "offline") {
			if (!turnsBack) ui.routeChanged();
			const scroll = turnsBack ? "manual" : "after-transition";
			event.intercept({ focusReset: "manual", scroll, handler: async () => stay() });
			return;
		}
		// The old page stays on screen until the response arrives, so scroll and focus wait for the new page.
		event.intercept({ focusReset: "manual", scroll: "manual", handler: () => load(event, here) });
	};

	api?.addEventListener("navigate", onNavigate);
	// The speculation rules exclude documents with this attribute, because the client prefetches pages itself.
	if (api) document.documentElement.dataset.running = "";
	const isNext = (to: URL) => isLikelyNext(to, new URL(location.href), pages.get().locale.prefix);
	// A choice that joins others on their way has another address.
	const isOnlyChoice = (to: URL) => !behind && isOfList(to, new URL(location.href));
	const unwatch = api
		? watchLinks({ rested: isNext, pressed: (to) => isNext(to) || isOnlyChoice(to) }, prefetch.ask)
		: () => {};
	return {
		ask: async (href: string, signal?: AbortSignal): Promise<PageResponse> => {
			const { href: whole } = new URL(href, location.href);
			const answer = (await prefetch.look(whole)) ?? (await fetchPage(whole, signal));
			if (!isAnswer(answer)) throw new Error("No page just now");
			return answer;
		},
		look: async (href: string, stays = false): Promise<PageDataView | null> => {
			const { href: whole } = new URL(href, location.href);
			if (stays && !savesData()) prefetch.ask(whole, true);
			const answer = await prefetch.look(whole);
			return answer && "page" in answer ? answer.page : null;
		},
		extend<Data extends object>(longer: Data, shownData: Data): boolean {
			const page = pages.get();
			if (behind || page.data !== shownData) return false;
			prefetch.grow();
			pages.set({ ...page, data: longer } as PageView);
			return true;
		},
		address(href: string, shownData: object): void {
			if (pages.get().data !== shownData) return;
			name = { href, shownData };
			showName();
		},
		stop: () => {
			unwatch();
			api?.removeEventListener("navigate", onNavigate);
		},
	};
}

/** Runs a function after the next paint, or at once in a background tab, which does not paint. */
const soon = (run: () => void): void => {
	if (document.visibilityState === "hidden") run();
	else afterPaint(run);
};

function loadDocument({ navigationType }: NavigateEvent): void {
	if (navigationType !== "traverse") scrollTo(0, 0);
	location.reload();
}

function scrollToList(): void {
	const list = document.querySelector("[data-list]");
	if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: "start" });
}

const hasPopup = (): boolean => document.querySelector("dialog[data-route]") !== null;

function focusPage(isRefined: boolean): void {
	if (isRefined && document.activeElement && document.activeElement !== document.body) return;
	const heading =
		document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}
