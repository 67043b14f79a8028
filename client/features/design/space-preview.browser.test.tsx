import { afterEach, expect, test, vi } from "vitest";
import { connectSpace } from "./space-preview.ts";

const SPACE = { id: "space", environment: "master", locale: "en-US", origins: [location.origin] };
const ending = new AbortController();
afterEach(() => document.body.replaceChildren());

/** Sends what Contentful's web app sends when an entry is saved. */
const save = (id: string, from: { origin?: string; source?: Window | null } = {}): void => {
	const data = { source: "live-preview-editor", method: "ENTRY_SAVED", entity: { sys: { id } } };
	const { origin = location.origin, source = window.parent } = from;
	dispatchEvent(new MessageEvent("message", { data, origin, source }));
};

// proves preview-17
test("the SDK tells of entries that the window around the page has saved, marked or shown by a section, and of none that another window names", async () => {
	const tell = vi.fn();
	document.body.innerHTML =
		'<div data-contentful-entry-id="hero" data-contentful-field-id="title">Hero</div>';
	await connectSpace(SPACE, tell, ending.signal);
	save("hero", { origin: "https://stranger.example" });
	save("hero", { source: null });
	save("hero", { source: window });
	expect(tell).not.toHaveBeenCalled();
	save("hero");
	expect(tell).toHaveBeenCalledTimes(1);
	save("card-of-a-section");
	expect(tell).toHaveBeenCalledTimes(2);
	ending.abort();
	save("hero");
	expect(tell).toHaveBeenCalledTimes(2);
});
