import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { describeClick } from "../../../shared/contracts/event-report/describe-click.ts";
import { reportBody } from "../../../shared/contracts/event-report/report-body.ts";
import type { PageView } from "../../../shared/contracts/page.ts";
import type { TileView } from "../../../shared/contracts/views.ts";
import { LEFT_KEY } from "../../../shared/domain/analytics/left-key.ts";
import { rememberClick } from "../../../shared/domain/analytics/remember-click.ts";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import { buildPage, list, tile } from "../../fixtures/views.ts";
import { createEventBus } from "../../state/events/events.ts";
import { createVisitMemory } from "../../state/events/visit-memory.ts";
import { earlyScript } from "./early-script.ts";
import { takeFirstIds } from "./first-ids.ts";
import { reportEarly } from "./report-early.ts";

const REFERRER = "https://search.example/";

type Browser = {
	cookie?: string;
	navigator?: object;
	/** The window's session storage, which documents of one visit share; null if it is denied. */
	storage?: Record<string, string> | null;
	title?: string;
	/** The page's data in the document. */
	data?: object;
};

/** Returns a document in which the early script has run: `tell` sends it an event, and `sent` has the bodies of its requests. */
function openDocument({
	cookie = "consent=1.a",
	navigator = {},
	storage = {},
	title = "",
	data,
}: Browser = {}) {
	const sent: unknown[] = [];
	const listeners: [string, (event: object) => void][] = [];
	const document = {
		cookie,
		title,
		referrer: REFERRER,
		documentElement: { dataset: {} },
		getElementById: () => data && { textContent: JSON.stringify(data) },
		ids: undefined as string[] | undefined,
	};
	const fetch = async (url: string, init: { keepalive: boolean; body: string }) => {
		expect([url, init.keepalive]).toEqual([expect.stringMatching(/^\/api\/[\w-]+\/events$/), true]);
		sent.push(JSON.parse(init.body));
	};
	runInNewContext(earlyScript, {
		document,
		navigator,
		crypto,
		performance,
		sessionStorage: storage,
		localStorage: { getItem: () => null },
		setTimeout: () => {},
		addEventListener: (type: string, listener: () => void) => listeners.push([type, listener]),
		fetch,
	});
	return {
		document,
		fetch,
		sent,
		tell(type: string, target?: object): void {
			for (const [of, listener] of listeners) if (of === type) listener({ target });
		},
	};
}

type Left = Parameters<typeof openDocument>[0] & { clicked?: TileView; isAction?: boolean; starts?: boolean };

/** Loads the document of a page, which is left before the client starts; returns what the browser sends. */
function leave(
	{ head, ...page }: PageView,
	{ clicked, isAction = false, starts = false, ...browser }: Left = {},
): unknown[] {
	const { document, sent, tell } = openDocument({ ...browser, title: head.title, data: page });
	const article = { dataset: {} };
	const link = {
		getAttribute: () => clicked?.href,
		closest: (selector: string) =>
			selector.startsWith("a:") ? (isAction ? null : link) : selector === "[data-product]" ? null : article,
	};
	if (clicked) tell("click", link);
	if (starts) expect(takeFirstIds(document)).toHaveLength(3);
	tell("pagehide");
	return sent;
}

afterEach(() => vi.unstubAllGlobals());

/** Returns what a client that has started reports of the same page. */
function leaveStarted(page: PageView, { clicked, ...browser }: Left = {}): unknown[] {
	const { document, fetch, sent } = openDocument(browser);
	vi.stubGlobal("location", { pathname: "/" });
	vi.stubGlobal("document", document);
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("sessionStorage", browser.storage);
	vi.stubGlobal("fetch", fetch);
	const events = createEventBus();
	events.emit({ type: "pageView", page });
	if (page.kind === "product") events.emit({ type: "productView", product: page.data });
	const click = clicked && describeClick(page, { href: clicked.href, position: 0 });
	if (click) events.emit(click);
	reportEarly(events, page.shell.apiHref);
	return sent;
}
const readSightings = (bodies: unknown[]) =>
	bodies.flatMap((body) =>
		reportBody.parse(body).map(({ id: _, age: __, data, ...facts }) => ({
			...facts,
			data: { pageViews: 0, ...data },
		})),
	);

const sections = [{ type: "product-carousel", key: "s1", view: { title: "New", tiles: [tile(3), tile(4)] } }];
const refinements = [
	{ id: "colour", label: "Colour", values: [{ label: "Red", selected: true as const }, { label: "Blue" }] },
];
const dresses = {
	...buildPage("list", "en"),
	data: { ...list, mode: "category", categoryId: "dresses", heading: "Dresses", tiles: [tile(1), tile(2)] },
} as PageView;
const results = {
	...dresses,
	data: { ...dresses.data, mode: "search", categoryId: undefined, query: "silk", total: 2, refinements },
} as PageView;
const home = { ...buildPage("home", "en"), data: { ...buildPage("home", "en").data, sections } } as PageView;
const product = buildPage("product", "en");

// proves event-15
test.each<[string, PageView, TileView | undefined]>([
	["a category's list", dresses, undefined],
	["a list by a click on its second product", dresses, tile(2)],
	["a refined search by a click", results, tile(1)],
	["home by a click in a section of editors", home, tile(4)],
	["a product", product, undefined],
])("leaving %s before the client starts reports what a started client would", (_, page, clicked) => {
	const sightings = readSightings(leave(page, { clicked }));
	expect(sightings).toEqual(readSightings(leaveStarted(page, { clicked })));
	expect(sightings.map(({ name }) => name)).toContain("page_view");
	expect(sightings.some(({ name }) => name === "select_item")).toBe(clicked !== undefined);
});

/** Returns what analytics of the next document remembers. */
const recall = (storage: Record<string, string>): object => {
	vi.stubGlobal("document", { cookie: "consent=1.a" });
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("sessionStorage", {
		getItem: (name: string) => storage[name] ?? null,
		setItem: (name: string, text: string) => {
			storage[name] = text;
		},
		removeItem: (name: string) => delete storage[name],
	});
	return createVisitMemory().get();
};
const remembered = (page: PageView, { href }: TileView) =>
	rememberClick(describeClick(page, { href, position: 0 }) as ShopEvent);

// proves event-29
describe.each([
	["before the client starts", leave],
	["after it has started", leaveStarted],
])("a document that is left %s", (_, leaveIt) => {
	test.each<[string, PageView, TileView]>([
		["a category's list", dresses, tile(2)],
		["a search", results, tile(1)],
		["home", home, tile(4)],
	])("credits the next ones to the click on %s, and counts views", (_name, page, clicked) => {
		const storage: Record<string, string> = {};
		leaveIt(page, { clicked, storage });
		leaveIt(product, { storage });
		const known = { ...remembered(page, clicked), pageViews: 2 };
		expect(recall(storage)).toEqual(known);
		expect(recall(storage)).toEqual(JSON.parse(JSON.stringify(known)));
		expect(Object.keys(storage)).toEqual(["shop.visit"]);
	});

	test("is reported if storage is denied", () =>
		expect(readSightings(leaveIt(dresses, { clicked: tile(1), storage: null }))).toHaveLength(3));

	test("remembers nothing with consent to personalisation alone", () => {
		const storage = {};
		expect(leaveIt(dresses, { clicked: tile(1), storage, cookie: "consent=1.p" })).toHaveLength(1);
		expect(storage).toEqual({});
	});
});

test("a memory that is spoilt is dropped", () => {
	const storage = { [LEFT_KEY]: "{" };
	expect(recall(storage)).toEqual({ pageViews: 0 });
	expect(storage).toEqual({});
});

// proves event-10
test("the report has no price and no name of a product, and is small enough to outlive its document", () => {
	const [body] = leave({
		...dresses,
		data: { ...list, tiles: Array.from({ length: 96 }, (_, n) => tile(n)) },
	} as PageView);
	const text = JSON.stringify(body);
	expect(text).not.toMatch(/price|Silk dress|brand|image/);
	// Browsers refuse requests of a page that is left above 64 KiB.
	expect(text.length).toBeLessThan(64 * 1024);
});

// proves event-2
test("an action on a tile is no click", () =>
	expect(
		readSightings(leave(dresses, { clicked: tile(2), isAction: true })).map(({ name }) => name),
	).not.toContain("select_item"));

// proves event-11
test.each<Left>([
	{ cookie: "" },
	{ cookie: "consent=1." },
	{ cookie: "consent=1.m" },
	{ cookie: "unconsent=1.a" },
	{ navigator: { globalPrivacyControl: true } },
	{ navigator: { doNotTrack: "1" } },
])("nothing is reported with %j", (left) => expect(leave(dresses, left)).toEqual([]));

// proves event-15
test.each(["1.a", "1.ap.o", "1.p", "1.apm"])("the choice %s lets a page be reported", (choice) =>
	expect(leave(dresses, { cookie: `other=1; consent=${choice}` })).toHaveLength(1),
);

// proves event-13
test("a client that has started reports by itself, the page with the id of the early script", () => {
	expect(leave(dresses, { starts: true })).toEqual([]);
	const [id = ""] = [crypto.randomUUID()];
	const events = createEventBus([id]);
	events.emit({ type: "pageView", page: dresses });
	events.emit({ type: "signOut" });
	expect(events.unheard().map((one) => one.id === id)).toEqual([true, false]);
});
