import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { drawTopFirst, useRest } from "./use-rest.ts";

function Screen() {
	return <main>{useRest() ? "top and rest" : "top"}</main>;
}

const createPlace = (): { place: HTMLElement; root: Root } => {
	const place = document.body.appendChild(document.createElement("div"));
	const root = createRoot(place);
	onTestFinished(() => {
		root.unmount();
		place.remove();
	});
	return { place, root };
};
const show = (root: Root) => flushSync(() => root.render(<Screen />));

test("a new page renders its top at once, and the rest after the paint", async () => {
	const { place, root } = createPlace();
	drawTopFirst(() => show(root));
	expect(place.textContent).toBe("top");
	await expect.poll(() => place.textContent).toBe("top and rest");
});

test("a page to which a shopper returns renders all at once, also after a page that failed", () => {
	const { place, root } = createPlace();
	expect(() =>
		drawTopFirst(() => {
			throw new Error("failed");
		}),
	).toThrow("failed");
	show(root);
	expect(place.textContent).toBe("top and rest");
});

test("a page that is left before the paint renders nothing more", async () => {
	const { place, root } = createPlace();
	drawTopFirst(() => show(root));
	flushSync(() => root.render(null));
	await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
	expect(place.textContent).toBe("");
});
