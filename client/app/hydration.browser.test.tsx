import { QueryClient } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import type { PageView } from "../../shared/contracts/page.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { type BodyName, bodies, buildPage } from "../fixtures/views.ts";
import type { AppServices } from "../state/app-context.tsx";
import { createEventBus } from "../state/events/events.ts";
import { createUiStore } from "../state/ui-store.ts";
import { App } from "./app.tsx";
import { createPageStore } from "./navigation/page-store.ts";
import { allParts } from "./parts/all-parts.ts";
import { allScreens } from "./parts/all-screens.ts";
import { writeDocument } from "./write-document.tsx";

const assets = { build: "b1", entry: "/e.js", styles: [], modulePreloads: [], chunks: {} };

const inBrowser = (page: PageView) => {
	const services = {
		ui: createUiStore(),
		events: createEventBus(),
		part: allParts,
		still: () => undefined,
	} as Partial<AppServices> as AppServices;
	const texts = textsOf(page.locale.language);
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
async function takeOver(name: BodyName): Promise<{ app: HTMLElement; complaints: unknown[] }> {
	const page = buildPage(name, "en");
	const html = writeDocument({ page, assets }, renderToString) ?? "";
	const whole = new DOMParser().parseFromString(html, "text/html");
	const app = whole.querySelector<HTMLElement>("#app");
	if (!app) throw new Error("The document has no #app");
	const sent = JSON.parse(whole.querySelector("#page")?.textContent ?? "") as PageView;
	document.body.append(app);
	const complaints: unknown[] = [];
	const error = vi.spyOn(console, "error").mockImplementation((...words) => complaints.push(words));
	const root = await new Promise<ReturnType<typeof hydrateRoot>>((done) => {
		const root = hydrateRoot(app, inBrowser(sent), {
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
	expect((await takeOver(name)).complaints).toEqual([]);
});

test.each(["signIn", "trackOrder"] as const)("the fields of %s have ids made by React", async (name) => {
	const { app } = await takeOver(name);
	const made = [...app.querySelectorAll("main [id]")].filter(({ id }) => id.startsWith("_R_"));
	expect(made.length).toBeGreaterThan(0);
});
