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

export function useWayBack(): string {
	const { shell, locale } = usePlace();
	const [href, setHref] = useState(shell.homeHref);
	useEffect(() => {
		try {
			setHref(
				readLastRoute(localStorage.getItem(storageKey(locale.siteId)), locale.prefix) ?? shell.homeHref,
			);
		} catch {
			setHref(shell.homeHref);
		}
	}, [shell.homeHref, locale.siteId, locale.prefix]);
	return href;
}
