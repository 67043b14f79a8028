import { expect, test } from "vitest";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import { createEventBus } from "./events.ts";

const added = (productId: string): ShopEvent => ({
	type: "addToCart",
	addType: "addToCart",
	productId,
	quantity: 1,
});
const clicked = { type: "productClick", source: "home", productId: "VT1-red", position: 3 } as const;
const delivered = () => new Promise<void>((done) => queueMicrotask(done));

// proves event-4
test("the last 200 events wait for listeners", async () => {
	const events = createEventBus();
	for (let n = 1; n <= 203; n++) events.emit(added(`VT${n}`));
	const heard: string[] = [];
	events.on("addToCart", ({ productId }) => heard.push(productId));
	events.emit(added("VT204"));
	await delivered();
	expect(heard).toHaveLength(201);
	expect([heard[0], heard.at(-1)]).toEqual(["VT4", "VT204"]);
});

// proves event-1
test.each(["productClick", "productAction"] as const)(
	"an addition after a %s has its source",
	async (type) => {
		const events = createEventBus();
		events.emit({ ...clicked, type });
		events.emit(added("VT1-red-38"));
		const sources: unknown[] = [];
		events.on("addToCart", ({ source }) => sources.push(source));
		await delivered();
		expect(sources).toEqual(["home"]);
	},
);

test("a new listener receives kept events of its type, each once", async () => {
	const events = createEventBus();
	events.emit(clicked);
	events.emit(added("VT1-red-38"));
	const clicks: unknown[] = [];
	const others: unknown[] = [];
	events.on("productClick", (event) => clicks.push(event));
	events.on("productClick", (event) => others.push(event));
	await delivered();
	events.emit(clicked);
	await delivered();
	expect(clicks).toEqual([clicked, clicked]);
	expect(others).toEqual(clicks);
});

test("an unsubscribed listener receives nothing more", async () => {
	const events = createEventBus();
	const heard: unknown[] = [];
	const stop = events.on("addToCart", (event) => heard.push(event));
	stop();
	events.emit(added("VT1"));
	await delivered();
	expect(heard).toEqual([]);
});

// proves event-1
test("an addition to the bag inherits the source of the last click", async () => {
	const events = createEventBus();
	const sources: unknown[] = [];
	events.on("addToCart", ({ source }) => sources.push(source));
	events.emit(added("VT1"));
	events.emit(clicked);
	events.emit(added("VT1"));
	await delivered();
	expect(sources).toEqual([undefined, "home"]);
});
