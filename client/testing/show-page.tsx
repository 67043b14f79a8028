import { QueryClient } from "@tanstack/react-query";
import { onTestFinished } from "vitest";
import { page as browser } from "vitest/browser";
import type { PageView } from "../../shared/contracts/page.ts";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { readBundle } from "../../shared/i18n/all-texts.ts";
import { createTexts } from "../../shared/i18n/create-texts.ts";
import { App } from "../app/app.tsx";
import { createPageStore } from "../app/navigation/page-store.ts";
import { allParts } from "../app/parts/all-parts.ts";
import { allScreens } from "../app/parts/all-screens.ts";
import { allStills } from "../app/parts/all-stills.ts";
import { type BodyName, buildPage } from "../fixtures/views.ts";
import type { AppServices } from "../state/app-context.tsx";
import { createEventBus } from "../state/events/events.ts";
import { createUiStore, type UiStore } from "../state/ui-store.ts";
import { newRoot } from "./new-root.ts";

import.meta.glob("../styles/languages/*.css", { eager: true });

export type ApiResponses = Record<string, unknown>;
export type Call = { route: string; body: unknown };
export type Shown = { ui: UiStore; events: AppServices["events"]; calls: Call[]; leave: () => void };

const API = "/api/x";
export const guest: SessionResponse = {
	csrf: "token",
	basket: null,
	customer: { registered: false },
	wishlist: { may: true, items: [] },
};
export const customer: SessionResponse = { ...guest, customer: { registered: true, id: "c1", name: "Mara" } };
const cleanUps: (() => void)[] = [];

export const unavailable = (): Response =>
	new Response("{}", { status: 503, headers: { "content-type": "application/problem+json" } });

/** The clean-up is registered per test, because test files share this module. */
function cleanUpAfter(): void {
	onTestFinished(async () => {
		for (const cleanUp of cleanUps.splice(0).reverse()) cleanUp();
		localStorage.clear();
		sessionStorage.clear();
		await browser.viewport(390, 844);
	});
}

export async function showPage(
	name: BodyName,
	results: ApiResponses = {},
	language: "en" | "ar" = "en",
): Promise<Shown> {
	return showView(buildPage(name, language), results);
}

export async function showView(page: PageView, results: ApiResponses = {}): Promise<Shown> {
	cleanUpAfter();
	const { language, dir } = page.locale;
	document.documentElement.lang = language;
	document.documentElement.dir = dir;
	const calls = answerWith({ "GET /session": guest, ...results });
	stayHere();
	const pages = createPageStore(page);
	const ui = createUiStore();
	const texts = createTexts(language, readBundle(language));
	const services: AppServices = {
		ui,
		events: createEventBus(),
		part: allParts,
		still: allStills,
		extendPage: () => false,
		showAddress: () => {},
		lookAhead: async () => null,
		loadPage: async (href) => {
			const other = results[`PAGE ${href}`];
			if (!other) throw new Error("There is one page only");
			return other as PageView;
		},
	};
	const { root, leave } = newRoot();
	cleanUps.push(leave);
	root.render(<App {...{ pages, screens: allScreens, services, queryClient: new QueryClient(), texts }} />);
	ui.set({ awake: true });
	return { ui, events: services.events, calls, leave };
}

function answerWith(results: ApiResponses): Call[] {
	const calls: Call[] = [];
	const real = window.fetch;
	window.fetch = async (input, init) => {
		const request = new Request(input, init);
		const { pathname } = new URL(request.url);
		if (!pathname.startsWith(API)) return real(input, init);
		const route = `${request.method} ${pathname.slice(API.length)}`;
		const text = await request.text();
		const body: unknown = text === "" ? undefined : JSON.parse(text);
		calls.push({ route, body });
		if (!(route in results)) return new Response("{}", { status: 404 });
		const response = results[route];
		const result: unknown = await (typeof response === "function" ? response(body) : response);
		return result instanceof Response ? result : Response.json(result);
	};
	cleanUps.push(() => {
		window.fetch = real;
	});
	return calls;
}

function stayHere(): void {
	const stop = (event: Event) => {
		const isLink = event.target instanceof Element && event.target.closest("a[href]");
		if (event.type === "submit" || isLink) event.preventDefault();
	};
	for (const type of ["click", "submit"]) {
		window.addEventListener(type, stop);
		cleanUps.push(() => window.removeEventListener(type, stop));
	}
}
