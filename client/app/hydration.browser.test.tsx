import { QueryClient } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import type { PageView } from "../../shared/contracts/page.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import { createTexts, type Texts } from "../../shared/i18n/create-texts.ts";
import { type BodyName, bodies, buildPage } from "../fixtures/views.ts";
import type { AppServices } from "../state/app-context.tsx";
import { createEventBus } from "../state/events/events.ts";
import { createUiStore } from "../state/ui-store.ts";
import { App } from "./app.tsx";
import { createPageStore } from "./navigation/page-store.ts";
import { allParts } from "./parts/all-parts.ts";
import { allScreens } from "./parts/all-screens.ts";
import { loadFirstCode } from "./parts/code.ts";
import { writeDocument } from "./write-document.tsx";

const assets = { build: "b1", entry: "/e.js", styles: [], modulePreloads: [], chunks: {} };

const inBrowser = (page: PageView, texts: Texts) => {
	const services: AppServices = {
		ui: createUiStore(),
		events: createEventBus(),
		part: allParts,
		still: () => undefined,
		loadPage: () => Promise.reject(new Error("The test has no pages to load")),
		lookAhead: async () => null,
		extendPage: () => false,
		showAddress: () => {},
	};
	return (
		<App
			{...{
				pages: createPageStore(page),
				screens: allScreens,
				services,
				queryClient: new QueryClient(),
				texts,
			}}
		/>
	);
};

/** Hydrates the document's `#app` as the entry does; returns React's complaints. */
async function takeOver(
	page: PageView,
	loadTexts: (page: PageView, document: Document) => Texts | Promise<Texts> = ({ locale }) =>
		readTexts(locale),
): Promise<{ app: HTMLElement; complaints: unknown[] }> {
	const html = writeDocument({ page, assets, themeColor: "#ffffff" }, renderToString) ?? "";
	const whole = new DOMParser().parseFromString(html, "text/html");
	const app = whole.querySelector<HTMLElement>("#app");
	if (!app) throw new Error("The document has no #app");
	const sent = JSON.parse(whole.querySelector("#page")?.textContent ?? "") as PageView;
	const texts = await loadTexts(sent, whole);
	document.body.append(app);
	const complaints: unknown[] = [];
	const error = vi.spyOn(console, "error").mockImplementation((...words) => complaints.push(words));
	const root = await new Promise<ReturnType<typeof hydrateRoot>>((done) => {
		const root = hydrateRoot(app, inBrowser(sent, texts), {
			onRecoverableError: (reason) => complaints.push(reason),
		});
		requestAnimationFrame(() => setTimeout(() => done(root)));
	});
	onTestFinished(() => {
		error.mockRestore();
		root.unmount();
		app.remove();
	});
	return { app, complaints };
}

test.each(Object.keys(bodies) as BodyName[])("%s hydrates without a difference", async (name) => {
	expect((await takeOver(buildPage(name, "en"))).complaints).toEqual([]);
});

test.each(["signIn", "trackOrder"] as const)("the fields of %s have ids made by React", async (name) => {
	const { app } = await takeOver(buildPage(name, "en"));
	const made = [...app.querySelectorAll("main [id]")].filter(({ id }) => id.startsWith("_R_"));
	expect(made.length).toBeGreaterThan(0);
});

// proves locale-8
test("a page of a regional variant hydrates with the texts that its document names", async () => {
	const page = buildPage("signIn", "fr");
	const canadian = { ...page, locale: { ...page.locale, country: "CA", tag: "fr-CA" } };
	const { app, complaints } = await takeOver(canadian, async (sent, whole) => {
		const entry = whole.querySelector<HTMLElement>("#entry");
		if (!entry) throw new Error("The document names no entry");
		document.head.append(entry);
		onTestFinished(() => entry.remove());
		const texts = createTexts(sent.locale.language, {});
		await loadFirstCode(sent, texts);
		return texts;
	});
	expect(complaints).toEqual([]);
	expect(app.textContent).toContain("Adresse courriel");
	expect(app.textContent).toContain("Mot de passe");
});
