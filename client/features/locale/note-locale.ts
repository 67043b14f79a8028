import { changesOf, chosenPlace, type Place } from "../../../shared/domain/locale/locale-change.ts";
import { readAddress } from "../../../shared/domain/locale/site-address.ts";
import type { EventBus } from "../../state/events/events.ts";

const YEAR = 365 * 86_400;

type Browser = {
	document: Pick<Document, "cookie" | "referrer">;
	location: Pick<Location, "origin" | "protocol">;
	/** How the document was come to. */
	navigation: string | undefined;
};

/**
 * Tells of a country or language that the shopper has changed to (event-5). A way back to a page of another locale is a change as well:
 * the choice that the browser remembers becomes that page's (locale-15). With `shown`, only a document that comes back as it was is
 * looked at: any other has been when it was loaded.
 */
export function noteLocale(
	events: EventBus,
	{ country, language }: Place,
	shown: Pick<PageTransitionEvent, "persisted"> | undefined,
	browser: Browser = thisBrowser(),
): void {
	if (shown && !shown.persisted) return;
	const { document, location, navigation } = browser;
	const here = { country, language };
	const chosen = chosenPlace(document.cookie);
	const isBack = shown !== undefined || navigation === "back_forward";
	const before = isBack
		? chosen
		: navigation === "navigate"
			? placeOf(document.referrer, location.origin)
			: null;
	if (!before) return;
	const changes = changesOf(before, here);
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

/** Where the page was that led here; null where it was none of ours, or its address does not say. */
function placeOf(referrer: string, origin: string): Place | null {
	if (!URL.canParse(referrer)) return null;
	const url = new URL(referrer);
	if (url.origin !== origin) return null;
	const { country, language } = readAddress(url.pathname, "");
	return country && language ? { country, language } : null;
}
