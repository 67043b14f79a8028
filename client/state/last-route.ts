import { useEffect, useState } from "react";
import { lastRouteOf, readLastRoute } from "../../shared/domain/list/last-route.ts";
import { usePlace } from "./app-context.tsx";
import { keepOptional } from "./consent.ts";

const keyOf = (siteId: string): string => `shop.last-route.${siteId}`;

/** Keeps where a shopper was looking last, in this browser. */
export function rememberRoute(page: { kind: string; path: string; locale: { siteId: string } }): void {
	const route = lastRouteOf(page);
	try {
		if (route) keepOptional("personalisation", keyOf(page.locale.siteId), route);
	} catch {
		// A browser that keeps nothing leads to the first page.
	}
}

/** Where to look on from here: the list or the product of before, else the first page. */
export function useWayBack(): string {
	const { shell, locale } = usePlace();
	const [href, setHref] = useState(shell.homeHref);
	useEffect(() => {
		try {
			setHref(readLastRoute(localStorage.getItem(keyOf(locale.siteId)), locale.prefix) ?? shell.homeHref);
		} catch {
			setHref(shell.homeHref);
		}
	}, [shell.homeHref, locale.siteId, locale.prefix]);
	return href;
}
