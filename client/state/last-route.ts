import { useEffect, useState } from "react";
import { readLastRoute, toLastRoute } from "../../shared/domain/list/last-route.ts";
import { usePlace } from "./app-context.tsx";
import { keepOptional } from "./consent.ts";

const storageKey = (siteId: string): string => `shop.last-route.${siteId}`;

export function rememberRoute(page: { kind: string; path: string; locale: { siteId: string } }): void {
	const route = toLastRoute(page);
	try {
		if (route) keepOptional("personalisation", storageKey(page.locale.siteId), route);
	} catch {}
}

const readEntry = () =>
	window.navigation?.currentEntry?.getState() as { previousRoute?: unknown } | undefined;

const readPreviousRoute = (): string | null => {
	const route = readEntry()?.previousRoute;
	return typeof route === "string" ? route : null;
};

/** Returns the page's address if the page is a product, list or search, otherwise the address from which the shopper came. */
export const routeBehind = (page: { kind: string; path: string }): string | null =>
	toLastRoute(page) ?? readPreviousRoute();

/** Stores the previous route in the history entry, which needs no consent because it ends with the tab (shell-8). */
export function keepPreviousRoute(previousRoute: string | null): void {
	if (previousRoute) window.navigation?.updateCurrentEntry({ state: { ...readEntry(), previousRoute } });
}

export function useWayBack(): string {
	const { shell, locale } = usePlace();
	const [href, setHref] = useState(shell.homeHref);
	useEffect(() => {
		try {
			setHref(
				readLastRoute(readPreviousRoute(), locale.prefix) ??
					readLastRoute(localStorage.getItem(storageKey(locale.siteId)), locale.prefix) ??
					shell.homeHref,
			);
		} catch {
			setHref(shell.homeHref);
		}
	}, [shell.homeHref, locale.siteId, locale.prefix]);
	return href;
}
