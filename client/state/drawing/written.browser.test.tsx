import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { Written } from "./written.tsx";

const host = (html: string): HTMLElement => {
	const element = document.body.appendChild(document.createElement("div"));
	element.innerHTML = html;
	onTestFinished(() => element.remove());
	return element;
};
const endAfterTest = (root: Root) => onTestFinished(() => root.unmount());
const rest = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

test("server HTML stays until its input changes", async () => {
	const place = host('<div class="words"><p>As written</p></div>');
	const written = place.querySelector("p");
	const draw = vi.fn(() => <p>As drawn</p>);
	const from = {};
	const root = hydrateRoot(place, <Written className="words" from={from} draw={draw} />);
	endAfterTest(root);
	await rest();
	root.render(<Written className="words" from={from} draw={draw} />);
	await rest();
	expect(place.querySelector("p")).toBe(written);
	expect(draw).not.toHaveBeenCalled();
	root.render(<Written className="words" from={{}} draw={draw} />);
	await expect.poll(() => place.innerHTML).toBe('<div class="words"><p>As drawn</p></div>');
});

test("the text is rendered if hydration has failed", async () => {
	const place = host("");
	const root = createRoot(place);
	endAfterTest(root);
	root.render(<Written from={{}} draw={() => "As drawn"} />);
	await expect.poll(() => place.textContent).toBe("As drawn");
});
