import { expect, onTestFinished, test, vi } from "vitest";
import { buildPage } from "../../fixtures/views.ts";
import { createUiStore } from "../../state/ui-store.ts";
import { loadPlaces } from "./load-scroll-restoration.ts";
import { createPageStore } from "./page-store.ts";
import { startNavigation } from "./start-navigation.ts";

test("the next page is requested before the place on the page that is left is looked up", async () => {
	const list = buildPage("list", "en");
	const before = location.href;
	history.replaceState(null, "", `${list.locale.prefix}/women`);
	document.body.style.minBlockSize = "5000px";
	scrollTo(0, 1000);
	await loadPlaces();
	const steps: string[] = [];
	vi.spyOn(window, "fetch").mockImplementation(() => {
		steps.push("request");
		return new Promise(() => {});
	});
	vi.spyOn(document, "elementsFromPoint").mockImplementation(() => {
		steps.push("look-up");
		return [];
	});
	const { stop } = startNavigation(createPageStore(list), createUiStore(), () => {});
	onTestFinished(() => {
		stop();
		vi.restoreAllMocks();
		document.body.style.minBlockSize = "";
		// The new address aborts the navigation, whose response never arrives.
		history.replaceState(null, "", before);
	});
	window.navigation?.navigate(`${list.locale.prefix}/men`).finished?.catch(() => {});
	await expect.poll(() => [...new Set(steps)]).toEqual(["request", "look-up"]);
});
