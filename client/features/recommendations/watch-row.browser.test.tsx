import { expect, onTestFinished, test } from "vitest";
import { createEventBus } from "../../state/events/events.ts";
import { watchRow } from "./watch-row.ts";

const createRow = (): HTMLElement => {
	const row = document.createElement("section");
	row.style.blockSize = "100px";
	document.body.insertBefore(row, document.body.firstChild);
	onTestFinished(() => void row.remove());
	return row;
};
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

// proves event-47
test.each([
	{ name: "an answer that is loaded again", ids: ["a", "a"], expected: ["a"] },
	{ name: "two answers", ids: ["b", "c"], expected: ["b", "c"] },
	{ name: "two answers of a service without ids", ids: ["", ""], expected: ["", ""] },
])("recommendations are told as seen once for each answer: $name", async ({ ids, expected }) => {
	const events = createEventBus();
	const seenIds: string[] = [];
	events.on("recommendationsView", ({ details }) => void seenIds.push(details.recoId));
	for (const recoId of ids) {
		const stop = watchRow(createRow(), { recommender: "r", recoId, productIds: [] }, [], events);
		await twoFrames();
		stop();
	}
	await expect.poll(() => seenIds).toEqual(expected);
});
