import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { lazy } from "./lazy.tsx";

const FRAMES_AT_MOST = 10;

/** The returned function mounts the part again, as reopening a layer does. */
function show(Part: ReturnType<typeof lazy<object>>, onError: () => void): () => void {
	const host = document.body.appendChild(document.createElement("div"));
	const root = createRoot(host);
	onTestFinished(() => {
		root.unmount();
		host.remove();
	});
	let opening = 0;
	const draw = () =>
		root.render(<Part key={opening++} onError={onError} around={(part) => <section>{part}</section>} />);
	draw();
	return draw;
}

test("a part that failed to load is requested again when it is shown again, and appears with its wrapper", async () => {
	const load = vi.fn(async () => () => <p>It is there</p>);
	load.mockRejectedValueOnce(new Error("no such file"));
	const failed = vi.fn();
	const open = show(lazy(load), failed);
	await expect.poll(() => failed.mock.calls.length).toBe(1);
	expect(load).toHaveBeenCalledTimes(1);
	open();
	await expect.element(page.getByText("It is there")).toBeVisible();
	expect(load).toHaveBeenCalledTimes(2);
	open();
	await expect.element(page.getByText("It is there")).toBeVisible();
	expect(load).toHaveBeenCalledTimes(2);
	expect(document.querySelector("section p")).not.toBeNull();
});

test("a loaded part shows at once, without a fallback", async () => {
	const come = Promise.withResolvers<void>();
	const load = async () => {
		await come.promise;
		return () => <p>No delay</p>;
	};
	show(lazy(load), () => {});
	await new Promise(requestAnimationFrame);
	come.resolve();
	// Suspense would hold it back for 300 ms, which are 18 frames, and fewer on a busy machine.
	let frames = 0;
	while (!document.body.textContent?.includes("No delay") && frames < FRAMES_AT_MOST) {
		await new Promise(requestAnimationFrame);
		frames++;
	}
	expect(document.body.textContent).toContain("No delay");
});

test("a preloaded part is not requested again, and a failed preload is", async () => {
	const load = vi.fn(async () => () => <p>Already there</p>);
	load.mockRejectedValueOnce(new Error("no such file"));
	const Part = lazy(load);
	Part.ahead();
	await expect.poll(() => load.mock.settledResults.length).toBe(1);
	await Promise.resolve();
	Part.ahead();
	await expect.poll(() => load.mock.settledResults.length).toBe(2);
	show(Part, () => {});
	await expect.element(page.getByText("Already there")).toBeVisible();
	expect(load).toHaveBeenCalledTimes(2);
});
