import { createContext, use } from "react";
import { useSnapshot } from "valtio/react";
import type { ContentData } from "../../pages/content/contract.ts";
import type { ListData } from "../../pages/list/contract.ts";
import type { LocaleView, PageDataView, PageView } from "../../shared/contracts/page.ts";
import type { ShellView } from "../../shared/contracts/views.ts";
import type { EventBus } from "./events/events.ts";
import type { Parts } from "./parts.ts";
import type { Stills } from "./stills.ts";
import type { UiState, UiStore } from "./ui-store.ts";

/** What features need of the running app and may not import: made per request on the server, once in the browser. */
export type AppServices = {
	ui: UiStore;
	/** What the shopper does, for those who measure it. */
	events: EventBus;
	/** The texts of locales/late: whatever uses one of them waits for this first. */
	lateTexts(): Promise<void>;
	/** Those and the texts of locales/pages. */
	pageTexts(): Promise<unknown>;
	/** What draws a part that few pages have. */
	part: Parts;
	/** What draws what only the server draws. */
	still: Stills;
	/** The page at an address of this locale as the Worker would render it; rejects if there is no such page. */
	loadPage(href: string, signal?: AbortSignal): Promise<PageView>;
	/** The page of an address where it has been prefetched, or is fetched now with `stays`; null otherwise. */
	lookAhead(href: string, stays?: boolean): Promise<PageDataView | null>;
	/** Puts a longer list or content in the place of the one that is shown; false where the shopper has left it meanwhile. */
	extendPage<Data extends ListData | ContentData>(longer: Data, shown: Data): boolean;
	/** Writes which part of the list is on the screen into the address. */
	showAddress(href: string, shown: ListData): void;
};

/** The page's surroundings: the same from one page to the next, so that what depends on nothing else is not drawn again. */
export type PlaceView = { locale: LocaleView; shell: ShellView };

export const AppContext = createContext<AppServices | null>(null);
export const PlaceContext = createContext<PlaceView | null>(null);
export const PathContext = createContext("/");

const required = <T,>(value: T | null): T => {
	if (value === null) throw new Error("Rendered outside of <App>");
	return value;
};

export const useApp = (): AppServices => required(use(AppContext));
export const usePlace = (): PlaceView => required(use(PlaceContext));
/** Path and query of the page. */
export const usePath = (): string => use(PathContext);
export const useUi = (): UiStore => useApp().ui;
export const useUiState = (): UiState => useSnapshot(useUi().state) as UiState;
