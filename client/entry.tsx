import { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageView } from "../shared/contracts/page.ts";
import { createTexts } from "../shared/i18n/create-texts.ts";
import { App } from "./app/app.tsx";
import { hideBrokenPictures } from "./app/hide-broken-pictures.ts";
import { loadTexts } from "./app/load-texts.ts";
import { fetchPage } from "./app/navigation/fetch-page.ts";
import { createPageStore } from "./app/navigation/page-store.ts";
import { readHead } from "./app/navigation/read-head.ts";
import { startNavigation } from "./app/navigation/start-navigation.ts";
import { whenIdle } from "./app/when-idle.ts";
import type { AppServices } from "./state/app-context.tsx";
import { createUiStore } from "./state/ui-store.ts";

const sent = JSON.parse(document.getElementById("page")?.textContent ?? "null") as PageView;
const page: PageView = { ...sent, head: readHead() };
const bundle = await loadTexts(page.locale.language);

const pages = createPageStore(page);
const ui = createUiStore();
const navigation = startNavigation(pages, ui);
const services: AppServices = {
	ui,
	extendPage: navigation.extend,
	async loadPage(href, signal) {
		const answer = await fetchPage(href, signal);
		return "page" in answer
			? { ...answer.page, shell: pages.get().shell }
			: services.loadPage(answer.redirect, signal);
	},
};

/** Wakes up only once it is hydrated: a key pressed before must not make the first rendering differ from the server's. */
function Hydrated() {
	useEffect(() => {
		hideBrokenPictures();
		return whenIdle(() => {
			ui.state.awake = true;
		});
	}, []);
	return <App pages={pages} services={services} queryClient={queryClient} texts={texts} />;
}

const queryClient = new QueryClient();
const texts = createTexts(page.locale.language, bundle);
const root = document.getElementById("app");
if (root) {
	hydrateRoot(root, <Hydrated />, { onRecoverableError: (error) => console.error(error) });
}
