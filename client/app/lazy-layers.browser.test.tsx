import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { basket } from "../fixtures/views.ts";
import { lazy } from "../state/drawing/lazy.tsx";
import { guest, type Shown, showPage } from "../testing/show-page.tsx";
import { LAYERS } from "./lazy-layers.tsx";
import { FILE_FAILED } from "./parts/file-failed.ts";
import { followPressed } from "./start/follow-pressed.ts";

type Layer = (typeof LAYERS)[number];

const readName = (layer: Layer): string => ("flyout" in layer ? layer.flyout : layer.popup);
const rows = LAYERS.map((layer) => [readName(layer), layer] as const);

/** Makes the files of all layers fail, as Vite's loader of chunks reports it. Returns how often they were requested. */
function failFiles(): { requests: number } {
	const count = { requests: 0 };
	for (const layer of LAYERS) {
		const { Content } = layer;
		layer.Content = lazy(async () => {
			count.requests++;
			dispatchEvent(new Event(FILE_FAILED, { cancelable: true }));
			throw new Error("no such file");
		});
		onTestFinished(() => {
			layer.Content = Content;
		});
	}
	return count;
}

const open = ({ ui }: Shown, layer: Layer): void =>
	"flyout" in layer ? ui.openFlyout(layer.flyout) : ui.openPopup(layer.popup);

const failure = page.getByText("Something went wrong. Try again!");

// proves shell-18, shell-22
test.each(rows)(
	"%s: a file that fails leaves the page alive, and the next opening asks again",
	async (_, layer) => {
		const count = failFiles();
		const shown = await showPage("list");
		for (const requests of [1, 2]) {
			open(shown, layer);
			await expect.element(failure).toBeVisible();
			await expect.poll(() => shown.ui.state.layers).toEqual({ flyouts: [], popups: [] });
			expect(count.requests).toBe(requests);
			expect(document.querySelector("dialog:modal")).toBeNull();
			for (const { id } of shown.ui.state.toasts) shown.ui.dismiss(id);
			await expect.element(failure).not.toBeInTheDocument();
		}
		await userEvent.click(page.getByRole("button", { name: "Menu" }));
		await expect.poll(() => document.querySelector("nav[popover]:popover-open")).not.toBeNull();
		await userEvent.keyboard("{Escape}");
	},
);

type Notes = { pressed: Event | null };
type Navigation = EventTarget & { destination?: never };
type NavigateEvent = Event & { destination: { url: string } };

/** Records presses as the document does before its script runs, and where the browser would go. */
function watchPresses(): string[] {
	const notes: Notes = { pressed: null };
	const note = (event: Event) => {
		notes.pressed = event;
	};
	const places: string[] = [];
	const stay = (event: Event) => {
		places.push(new URL((event as NavigateEvent).destination.url).pathname);
		event.preventDefault();
	};
	const { navigation } = globalThis as unknown as { navigation: Navigation };
	addEventListener("click", note, true);
	navigation.addEventListener("navigate", stay);
	followPressed(notes);
	onTestFinished(() => {
		removeEventListener("click", note, true);
		navigation.removeEventListener("navigate", stay);
		notes.pressed = null;
		dispatchEvent(new Event("pageshow"));
	});
	return places;
}
// proves shell-22
test.each(["Bag", "Wishlist", "Search", "Account"])(
	"%s: the header's link leads to its page if its layer's file fails",
	async (name) => {
		failFiles();
		await page.viewport(1440, 900);
		await showPage("list", { "GET /session": { ...guest, basket } });
		const places = watchPresses();
		const link = page.getByRole("banner").getByRole("link", { name, exact: true });
		await expect.element(page.getByRole("banner").getByRole("status")).not.toBeEmptyDOMElement();
		const href = link.element().getAttribute("href") ?? "none";
		await userEvent.click(link);
		await expect.poll(() => places).toEqual([href]);
	},
);
