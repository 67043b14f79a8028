import { readAddress } from "../../../shared/domain/locale/site-address.ts";
import type { EventBus } from "../../state/events/events.ts";
import { chosenPlace, listChanges, type Place } from "./locale-change.ts";

const YEAR = 365 * 86_400;

type Browser = {
	document: Pick<Document, "cookie" | "referrer">;
	location: Pick<Location, "origin" | "protocol">;
	navigation: string | undefined;
};

/**
 * Emits the change of country or language between the previous page and this one (event-5). If the shopper went back, this page's
 * locale becomes the stored choice (locale-15). `transition`: only documents from the back-forward cache are examined, because others
 * were examined on load.
 */
export function noteLocale(
	events: EventBus,
	{ country, language }: Place,
	transition: Pick<PageTransitionEvent, "persisted"> | undefined,
	browser: Browser = thisBrowser(),
): void {
	if (transition && !transition.persisted) return;
	const { document, location, navigation } = browser;
	const here = { country, language };
	const choice = chosenPlace(document.cookie);
	const isBack = transition !== undefined || navigation === "back_forward";
	const before = isBack
		? choice
		: navigation === "navigate"
			? parsePlace(document.referrer, location.origin)
			: null;
	if (!before) return;
	const changes = listChanges(before, here);
	for (const event of changes) events.emit(event);
	if (!isBack || changes.length === 0) return;
	const attributes = `; path=/; max-age=${YEAR}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
	document.cookie = `preferredCountry=${country}${attributes}`;
	document.cookie = `preferredLanguage=${language}${attributes}`;
}

function thisBrowser(): Browser {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return { document, location, navigation: entry?.type };
}

function parsePlace(referrer: string, origin: string): Place | null {
	if (!URL.canParse(referrer)) return null;
	const url = new URL(referrer);
	if (url.origin !== origin) return null;
	const { country, language } = readAddress(url.pathname, "");
	return country && language ? { country, language } : null;
}
