import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Bindings } from "../../base/bindings.ts";
import { useClock } from "../../base/clock.ts";
import { newIsolate } from "../../cache/testing.ts";
import type { QueuedEvent } from "../../platform/analytics/event-queue.ts";
import { useMovedClock } from "../../platform/breakers/moved-clock.ts";
import type { Shopper } from "../../platform/commerce/logins/sessions.ts";
import { testCalls } from "../../platform/testing.ts";
import type { Calls } from "../calls.ts";
import type { ShopFact } from "../facts/shop-facts.ts";
import { createFactLog } from "./create-fact-log.ts";

beforeEach(newIsolate);
afterEach(() => useClock());

const FACT: ShopFact = {
	name: "add_to_cart",
	addType: "addToCart",
	line: { productId: "VT1", name: "Ada", quantity: 2, price: 19.9 },
};

const LOCALE: SiteLocale = {
	siteId: "facts",
	country: "IT",
	language: "en",
	currency: "EUR",
	prefix: "/en-it",
};

/** Opens the log of a request whose catalogue answers when `answer` is called. */
const open = () => {
	const clock = useMovedClock();
	const { calls, settled } = testCalls(() => Response.json({ configurations: {} }));
	const queued: QueuedEvent[] = [];
	const cookies: string[] = [];
	const products = Promise.withResolvers<[]>();
	const env = {
		...calls.platform.env,
		SESSION_KEY: "a secret of at least thirty-two characters",
		COMMERCE_PRIVATE_CLIENT_ID: "storefront",
		COMMERCE_CLIENT_SECRET: "secret",
		EVENTS: {
			sendBatch: async (messages: { body: QueuedEvent }[]) =>
				void queued.push(...messages.map(({ body }) => body)),
		},
	} as unknown as Bindings;
	const openWith = (own: Record<string, string>) =>
		createFactLog({ ...calls, platform: { ...calls.platform, env } } as Calls, LOCALE, {
			env,
			request: new Request("https://vetrina.example/api/en-it/basket/items"),
			cookies: own,
			consent: { choice: { granted: ["analytics"] }, objects: false },
			shopper: {} as Pick<Shopper, "encUserId">,
			lately: { products: () => products.promise },
			keepCookie: (one) => void cookies.push(one),
		});
	return {
		clock,
		log: openWith({}),
		settled,
		answer: () => products.resolve([]),
		/** The names of the events on their way to the dataset. */
		listQueued: () => queued.filter(({ receiver }) => receiver === "dataset").map(({ event }) => event.name),
		/** The facts that the browser's next report is answered with. */
		listCarried: async () => {
			const kept = cookies.map((one) => one.split(";")[0] ?? "").map((one) => one.split(/=(.*)/));
			return (await openWith(Object.fromEntries(kept)).carried()).map(({ fact }) => fact.name);
		},
	};
};

// proves event-21
test("a catalogue that answers in time gives a change's answer its events", async () => {
	const { log, answer, settled, listQueued, listCarried } = open();
	log.note([FACT]);
	answer();
	expect(await log.hand()).toMatchObject({ entries: [{ event: "add_to_cart", ecommerce: { value: 39.8 } }] });
	await settled();
	expect(listQueued()).toEqual(["add_to_cart"]);
	expect(await listCarried()).toEqual([]);
});

// proves event-21
test.each(["hand", "carry"] as const)(
	"a slow catalogue delays an answer by a second: its facts are queued once, later, and reach the browser with its next report (%s)",
	async (way) => {
		const { clock, log, answer, settled, listQueued, listCarried } = open();
		log.note([FACT]);
		const began = clock.now();
		expect(await clock.until<unknown>(log[way]())).toBeUndefined();
		expect(clock.now() - began).toBe(1000);
		expect(listQueued()).toEqual([]);
		answer();
		await settled();
		expect(listQueued()).toEqual(["add_to_cart"]);
		expect(await listCarried()).toEqual(["add_to_cart"]);
	},
);

// proves event-21
test("an answer waits a second for a fact that is looked up, which is queued once even if it comes later", async () => {
	const { clock, log, answer, settled, listQueued } = open();
	const order = Promise.withResolvers<void>();
	answer();
	const began = clock.now();
	await clock.until(log.settle(order.promise.then(() => log.note([FACT]))));
	expect(clock.now() - began).toBe(1000);
	await log.carry();
	expect(listQueued()).toEqual([]);
	order.resolve();
	await settled();
	expect(listQueued()).toEqual(["add_to_cart"]);
});
