import { QueryClient } from "@tanstack/react-query";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageView } from "../shared/contracts/page.ts";
import { createTexts } from "../shared/i18n/create-texts.ts";
import { createPageStore } from "./app/navigation/page-store.ts";
import { readHead } from "./app/navigation/read-head.ts";
import { startNavigation } from "./app/navigation/start-navigation.ts";
import { loadedParts, loadedScreens, loadFirstCode } from "./app/parts/code.ts";
import { RunningApp } from "./app/running-app.tsx";
import { takeFirstIds } from "./app/start/first-ids.ts";
import { followPressed } from "./app/start/follow-pressed.ts";
import { pressAgain } from "./app/start/press-again.ts";
import { reportEarly } from "./app/start/report-early.ts";
import { watchClicks, watchViews } from "./app/start/watch-shop.ts";
import type { AppServices } from "./state/app-context.tsx";
import { keepWritten } from "./state/drawing/hydration.ts";
import { createEventBus } from "./state/events/events.ts";
import { reportError } from "./state/report-error.ts";
import { createUiStore } from "./state/ui-store.ts";

const pageView = JSON.parse(document.getElementById("page")?.textContent ?? "null") as PageView;
const page: PageView = { ...pageView, head: readHead() };

addEventListener("error", ({ error }) => error && reportError(error, location.pathname));
addEventListener("unhandledrejection", ({ reason }) => reportError(reason, location.pathname));

/** Starts the client. A top-level await would deadlock in the build, where screens import shared code from the entry's chunk. */
async function start(): Promise<void> {
	const texts = createTexts(page.locale.language, {});
	await loadFirstCode(page, texts);

	const pages = createPageStore(page);
	const ui = createUiStore();
	const events = createEventBus(takeFirstIds());
	watchViews(pages, events);
	watchClicks(pages, events);
	addEventListener("pagehide", () => reportEarly(events, page.shell.apiHref));
	followPressed();
	const navigation = startNavigation(pages, ui, () => ui.sayFailure(texts.t));
	const services: AppServices = {
		ui,
		events,
		part: loadedParts,
		still: () => undefined,
		extendPage: navigation.extend,
		showAddress: navigation.address,
		lookAhead: navigation.look,
		async loadPage(href, signal) {
			const result = await navigation.ask(href, signal);
			if ("page" in result) return { ...result.page, shell: pages.get().shell };
			if (result.document) throw new Error("The page is shown as a document only");
			return services.loadPage(result.redirect, signal);
		},
	};

	const queryClient = new QueryClient();
	const root = document.getElementById("app");
	if (root) {
		keepWritten();
		// Hydration in a transition lets a phone scroll meanwhile; a tap hydrates the rest immediately.
		startTransition(() => {
			hydrateRoot(root, <RunningApp {...{ pages, screens: loadedScreens, services, queryClient, texts }} />, {
				onRecoverableError: (error) => {
					console.error(error);
					reportError(error, page.path);
				},
			});
		});
		pressAgain();
	}
}

void start();
