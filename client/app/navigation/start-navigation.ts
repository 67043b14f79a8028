import { flushSync } from "react-dom";
import type { ContentData } from "../../../pages/content/contract.ts";
import type { ListData } from "../../../pages/list/contract.ts";
import type { PageDataView, PageResponse, PageView } from "../../../shared/contracts/page.ts";
import type { UiStore } from "../../state/ui-store.ts";
import { applyHead } from "./apply-head.ts";
import { changeView, loadOnTheWay } from "./change-view.ts";
import { decide, isChoice, type NavigationFacts } from "./decide.ts";
import { fetchPage as fetchPageWith } from "./fetch-page.ts";
import { loadedPlaces, loadPlaces } from "./load-scroll-restoration.ts";
import type { PageStore } from "./page-store.ts";
import { createPrefetch, isAnswer, isLikelyNext, savesData, watchLinks } from "./prefetch.ts";
import { createVisitedPages } from "./visited-pages.ts";

/** A spinner for what takes longer than an instant (shell-14). */
const SPINNER_AFTER_MS = 150;

/** A history entry. */
type Place = { href: string; key: string | undefined };

const factsOf = (event: NavigateEvent, from: Place, prefix: string): NavigationFacts => ({
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
 * Client navigation over the pages' JSON. Where the browser has no Navigation API, or anything goes wrong, links
 * load the page from the edge. `sayFailed` tells the shopper that what they asked for could not be had.
 */
export function startNavigation(
	pages: PageStore,
	ui: UiStore,
	textsOf: (kind: PageView["kind"]) => Promise<unknown>,
	sayFailed: () => void,
) {
	const fetchPage = (href: string, signal?: AbortSignal) => fetchPageWith(href, textsOf, signal);
	const visited = createVisitedPages();
	const prefetch = createPrefetch(fetchPage);
	const api: Navigation | undefined = window.navigation;
	/** Set while the address is changed without another page. */
	let quiet = false;
	/** Where the page that is shown belongs, while the address is ahead of it: its successor is on its way, or never came. */
	let behind: Place | undefined;
	/** What the page that is shown was last said to be called; while its successor is on its way it has to wait. */
	let name: { href: string; shown: ListData } | undefined;
	/** Choices of the list that is shown which have not come: addresses that its links had. */
	let pressed: string[] = [];
	let latest = 0;

	/** A choice of the list that is shown. */
	const isOfList = (to: URL, from: URL) => pages.get().kind === "list" && isChoice(to, from);

	const show = (page: PageView, event: NavigateEvent, from: URL) => {
		const to = new URL(event.destination.url);
		const sameList = page.kind === "list" && isOfList(to, from);
		const refined = sameList && event.navigationType !== "traverse";
		const isPlace = to.pathname === from.pathname;
		const hadPopup = hasPopup();
		ui.routeChanged({ sameList });
		prefetch.renew();
		applyHead(page);
		const update = () => {
			behind = undefined;
			ui.state.spinner = false;
			flushSync(() => pages.set(page));
			// The page stays under a popup, and as it was when that goes (account-9).
			const stays = isPlace && (hadPopup || hasPopup());
			if (refined) scrollToList();
			else if (!stays) event.scroll();
			if (event.navigationType === "traverse" && !stays) loadedPlaces()?.returnToPlace(event.destination.key);
			if (!stays) focusPage(refined);
			ui.state.announcement = refined && page.kind === "list" ? page.data.totalText : page.head.title;
		};
		changeView({ from, to, animate: !refined && !(isPlace && page.kind !== "list"), update });
	};

	const load = async (event: NavigateEvent, leaving: Place) => {
		const mine = ++latest;
		const from = new URL(leaving.href);
		const { url } = event.destination;
		const isChosen = event.navigationType !== "traverse" && isOfList(new URL(url), from);
		pressed = isChosen ? [...(behind ? pressed : []), url] : [];
		behind = leaving;
		loadedPlaces()?.rememberScroll(leaving.key);
		visited.keep(leaving.key, pages.get());
		const kept = event.navigationType === "traverse" ? visited.find(event.destination.key) : null;
		if (kept) return show(kept, event, from);
		// One that another has taken over may still wait for its response.
		const timer = setTimeout(() => {
			if (mine === latest) ui.state.spinner = true;
		}, SPINNER_AFTER_MS);
		try {
			if (pressed.length > 1) {
				const joined = (await loadOnTheWay())?.joinChoices(pages.get(), pressed);
				if (event.signal.aborted) return;
				if (joined) return follow(joined, false);
			}
			const answer =
				(await prefetch.take(url)) ?? (event.signal.aborted ? null : await fetchPage(url, event.signal));
			if (!answer) return;
			if (event.signal.aborted) return;
			if ("redirect" in answer) return follow(answer.redirect, answer.document);
			if (isChosen && answer.page.status >= 500) return stayWithList(leaving);
			if (answer.page.locale.prefix !== pages.get().locale.prefix) return loadDocument(event);
			const { shell, locale } = pages.get();
			if (event.navigationType === "traverse") await loadPlaces();
			if (event.signal.aborted) return;
			show({ ...answer.page, shell, locale }, event, from);
		} catch (error) {
			if (event.signal.aborted) return;
			// The address is the new one already: loading it is what a link without script would have done.
			if (!navigator.onLine) {
				sayFailed();
				// The old page stays under the new address; the new one comes when the network does, if it is still wanted.
				addEventListener("online", () => behind === leaving && loadDocument(event), { once: true });
			}
			// There was no response: there would be no document either.
			else if (isChosen && error instanceof TypeError) stayWithList(leaving);
			else loadDocument(event);
			throw error;
		} finally {
			clearTimeout(timer);
			// Another navigation may have taken over, and the spinner with it.
			if (mine === latest) ui.state.spinner = false;
		}
	};

	/** Shoppers lose no list because a choice of it cannot be had: it stays, under its own address, and so do the choices. */
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
		if (!behind && name && name.shown === pages.get().data) setAddress(name.href);
	};

	const follow = (href: string, asDocument: boolean) => {
		// It says all that was pressed.
		pressed = [];
		if (asDocument || !api) location.replace(href);
		else api.navigate(href, { history: "replace" });
	};

	/** The page of this address is shown already; whatever was on its way is not wanted any more. */
	const stay = () => {
		latest++;
		behind = undefined;
		ui.state.spinner = false;
		// A change of the address in the middle of a navigation would end it.
		setTimeout(showName);
	};

	const onNavigate = (event: NavigateEvent) => {
		if (quiet) return;
		const here = behind ?? { href: location.href, key: api?.currentEntry?.key };
		const decision = decide(factsOf(event, here, pages.get().locale.prefix));
		if (decision === "browser") return;
		// A shopper who turns back before the next page has come is still on this one, as when it never comes: nothing moves.
		const turnsBack = event.navigationType === "traverse" && behind?.key === event.destination.key;
		// A page that says so of itself stands under the address that has failed: that one may be tried again.
		if ((turnsBack || decision === "stay") && pages.get().status < 500) {
			if (!turnsBack) ui.routeChanged();
			const scroll = turnsBack ? "manual" : "after-transition";
			event.intercept({ focusReset: "manual", scroll, handler: async () => stay() });
			return;
		}
		// What stays on screen while the answer is on its way is the old page, so scroll and focus wait for the new one.
		event.intercept({ focusReset: "manual", scroll: "manual", handler: () => load(event, here) });
	};

	api?.addEventListener("navigate", onNavigate);
	// The browser's own speculation ends where ours begins.
	if (api) document.documentElement.dataset.running = "";
	// Without the API links load documents, which no answer of ours would help.
	const unwatch = api
		? watchLinks((to) => isLikelyNext(to, new URL(location.href), pages.get().locale.prefix), prefetch.ask)
		: () => {};
	return {
		/** The page of an address: the prefetched response, or a new one. */
		ask: async (href: string, signal?: AbortSignal): Promise<PageResponse> => {
			const { href: whole } = new URL(href, location.href);
			const answer = (await prefetch.look(whole)) ?? (await fetchPage(whole, signal));
			// What asks has a page already, which stays as it is.
			if (!isAnswer(answer)) throw new Error("No page just now");
			return answer;
		},
		/** The prefetched page of an address, if there is one; with `stays` it is fetched, and held for what the shopper does next. */
		look: async (href: string, stays = false): Promise<PageDataView | null> => {
			const { href: whole } = new URL(href, location.href);
			if (stays && !savesData()) prefetch.ask(whole, true);
			const answer = await prefetch.look(whole);
			return answer && "page" in answer ? answer.page : null;
		},
		/** Changes the page in place, for what was loaded into it; unless the shopper has left it meanwhile. */
		extend<Data extends ListData | ContentData>(longer: Data, shown: Data): boolean {
			const page = pages.get();
			if (behind || page.data !== shown) return false;
			prefetch.grow();
			// Of the same kind as what it replaces.
			pages.set({ ...page, data: longer } as PageView);
			return true;
		},
		/** Another address for the same page. */
		address(href: string, shown: ListData): void {
			if (pages.get().data !== shown) return;
			name = { href, shown };
			showName();
		},
		stop: () => {
			unwatch();
			api?.removeEventListener("navigate", onNavigate);
		},
	};
}

/** The page of the address there is by now. A reload would be scrolled as the page before it is; only who comes back is. */
function loadDocument({ navigationType }: NavigateEvent): void {
	if (navigationType !== "traverse") scrollTo(0, 0);
	location.reload();
}

/** Filters and orders start the list again, so a shopper who has scrolled into it returns to its beginning. */
function scrollToList(): void {
	const list = document.querySelector("[data-list]");
	if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: "start" });
}

const hasPopup = (): boolean => document.querySelector("dialog[data-route]") !== null;

function focusPage(refined: boolean): void {
	if (refined && document.activeElement && document.activeElement !== document.body) return;
	const heading =
		document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}
