import { type ComponentType, createContext, use, useSyncExternalStore } from "react";
import type { LocaleView, PageDataView, PageView } from "../../shared/contracts/page.ts";
import type { ShellView } from "../../shared/contracts/views.ts";
import type { EventBus } from "./events/events.ts";
import type { UiState, UiStore } from "./ui-store.ts";

export type Parts = <Props extends object>(name: string) => ComponentType<Props> | undefined;

export type AppServices = {
	ui: UiStore;
	events: EventBus;
	part: Parts;
	still: Parts;
	loadPage(href: string, signal?: AbortSignal): Promise<PageView>;
	/**
	 * Returns the prefetched page of an address, or null. With `stays` the page is fetched if necessary, unless the browser saves data.
	 */
	lookAhead(href: string, stays?: boolean): Promise<PageDataView | null>;
	/** Replaces the page's data, such as a list, with longer data; returns false if the shopper has left the page. */
	extendPage<Data extends object>(longer: Data, shownData: Data): boolean;
	showAddress(href: string, shownData: object): void;
};

/** The locale and shell have a context of their own, so that components which need nothing else do not render again with each page. */
export type PlaceView = { locale: LocaleView; shell: ShellView };

export const AppContext = createContext<AppServices | null>(null);
export const PlaceContext = createContext<PlaceView | null>(null);
export const PathContext = createContext("/");

const requireValue = <T,>(value: T | null): T => {
	if (value === null) throw new Error("Rendered outside of <App>");
	return value;
};

export const useApp = (): AppServices => requireValue(use(AppContext));
export const usePlace = (): PlaceView => requireValue(use(PlaceContext));
export const usePath = (): string => use(PathContext);
export const useUi = (): UiStore => useApp().ui;

/** Returns what `read` computes from the interface's state. The component renders again when the result changes. */
export function useUiValue<Value>(read: (state: Readonly<UiState>) => Value): Value {
	const ui = useUi();
	const readNow = () => read(ui.state);
	return useSyncExternalStore(ui.subscribe, readNow, readNow);
}

export const useUiState = <Key extends keyof UiState>(key: Key): UiState[Key] =>
	useUiValue((state) => state[key]);
