import type { QueryClient } from "@tanstack/react-query";
import { NEW_PASSWORD_HASH } from "../../../shared/domain/identity/reset-token.ts";
import type { Texts } from "../../../shared/i18n/create-texts.ts";
import { offerSignIn } from "../../features/cta/offer-sign-in.ts";
import { offerNewsletter } from "../../features/newsletter/offer-newsletter.ts";
import { rememberViewed } from "../../features/recommendations/viewed-products.ts";
import { allowedInitials, CONSENTS, mayKeep } from "../../state/consent.ts";
import { whenPainted } from "../../state/drawing/after-paint.ts";
import type { EventBus } from "../../state/events/events.ts";
import { rememberRoute } from "../../state/last-route.ts";
import type { UiStore } from "../../state/ui-store.ts";
import type { PageStore } from "../navigation/page-store.ts";
import { ENTRY_ID } from "./entry-id.ts";
import { startOver } from "./start-over.ts";
import { watchPerson } from "./watch-person.ts";
import { whenIdle } from "./when-idle.ts";

/** If a listener fails to load, its optional feature stays off. */
const nothing = () => {};

/** Returns the name of the client's first file, which changes with every release. */
const readRelease = (): string =>
	document.getElementById(ENTRY_ID)?.getAttribute("href")?.split("/").pop() ?? "";

export function listenToShop(
	events: EventBus,
	queryClient: QueryClient,
	pages: PageStore,
	ui: UiStore,
	t: Texts["t"],
): void {
	const { shell, locale } = pages.get();
	startOver(() => ui.sayFailure(t));
	watchPerson(queryClient, shell.apiHref);
	if (new URLSearchParams(location.search).has("openRegisterForm")) ui.askToSignIn(undefined, "register");
	const note = (transition?: PageTransitionEvent) => {
		if (document.cookie.includes("preferred"))
			import("../../features/locale/note-locale.ts").then(
				(late) => late.noteLocale(events, locale, transition),
				nothing,
			);
	};
	note();
	addEventListener("pageshow", note);
	const remember = () => rememberRoute(pages.get());
	remember();
	pages.subscribe(() => whenPainted(remember));
	events.on("productView", ({ product: { id, masterId } }) =>
		whenPainted(() => rememberViewed(locale.siteId, { id, masterId })),
	);
	let isSearchTold = false;
	const hear = () => {
		if (isSearchTold) return;
		isSearchTold = true;
		whenPainted(() =>
			import("../../state/events/search-events.ts").then(
				(late) => late.tellSearch(events, queryClient, shell.apiHref),
				nothing,
			),
		);
	};
	events.on("productClick", hear);
	events.on("productAction", hear);
	events.on("addToCart", hear);
	let hasAnalytics = false;
	const beganAllowed = mayKeep("analytics");
	const analyse = () => {
		if (!mayKeep("analytics") && shell.tags) {
			// Receivers that are running end with this document (event-27).
			if (beganAllowed) document.documentElement.dataset.renew = "";
			else delete document.documentElement.dataset.renew;
		}
		const initials = allowedInitials();
		if (!initials) {
			// Undecided shoppers' events wait in memory; a refusal drops them (event-11).
			if (initials !== undefined) events.forget();
			return;
		}
		if (hasAnalytics) return;
		hasAnalytics = true;
		whenIdle(() =>
			import("../../features/analytics/start-analytics.ts").then(
				(late) =>
					late.startAnalytics(events, {
						queryClient,
						apiHref: shell.apiHref,
						siteId: locale.siteId,
						ui,
						release: readRelease(),
						tags: shell.tags,
						isLate: !beganAllowed,
					}),
				nothing,
			),
		);
	};
	analyse();
	addEventListener(CONSENTS, analyse);
	// The choice may have been made in another tab.
	document.addEventListener("visibilitychange", analyse);
	let hasPromotions = false;
	const findPromotions = () => {
		if (hasPromotions || !document.querySelector('a[href*="HP_BAN="]')) return;
		hasPromotions = true;
		import("../../features/analytics/watch-promotions.ts").then(
			(late) => late.watchPromotions(pages, events),
			nothing,
		);
	};
	findPromotions();
	pages.subscribe(() => whenPainted(findPromotions));
	offerNewsletter(pages, ui);
	offerSignIn(queryClient, ui, shell.apiHref);
	if (location.hash === NEW_PASSWORD_HASH) ui.openPopup("newPassword");
	const prepareOffline = () =>
		import.meta.env.DEV ||
		whenPainted(() =>
			import("../offline/start-offline.ts").then(
				(late) => late.startOffline({ queryClient, events, pages, ui, t }),
				nothing,
			),
		);
	// A visit that ends with its first page has no use for it. Removing a service worker does not wait.
	if (
		!shell.offlineHref ||
		navigator.serviceWorker?.controller ||
		document.referrer.startsWith(location.origin)
	)
		prepareOffline();
	else addEventListener("click", prepareOffline, { once: true });
	if (allowedInitials() !== "apm" && document.querySelector("[data-consent]"))
		import("../../features/consent/ask-for-consent.ts").then(
			(late) => late.askForConsent(queryClient, pages, shell.apiHref),
			nothing,
		);
}
