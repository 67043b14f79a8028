import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { describeClick } from "../../../shared/contracts/event-report/describe-click.ts";
import { reportBody } from "../../../shared/contracts/event-report/report-body.ts";
import type { PageView } from "../../../shared/contracts/page.ts";
import type { TileView } from "../../../shared/contracts/views.ts";
import { buildPage, list, tile } from "../../fixtures/views.ts";
import { createEventBus } from "../../state/events/events.ts";
import { earlyScript } from "./early-script.ts";
import { takeFirstIds } from "./report-before-start.ts";
import { reportEarly } from "./report-early.ts";

const REFERRER = "https://search.example/";
type Left = { cookie?: string; navigator?: object; clicked?: TileView; isAction?: boolean; starts?: boolean };

/** Loads the document of a page, which is left before the client starts; returns what the browser sends. */
function leave(
	{ head, ...page }: PageView,
	{ cookie = "consent=1.a", navigator = {}, clicked, isAction = false, starts = false }: Left = {},
): unknown[] {
	const sent: unknown[] = [];
	const listeners: [string, (event: object) => void][] = [];
	const article = { dataset: {} };
	const link = {
		getAttribute: () => clicked?.href,
		closest: (selector: string) =>
			selector.startsWith("a") ? (isAction ? null : link) : selector === "[data-product]" ? null : article,
	};
	const document = {
		cookie,
		title: head.title,
		referrer: REFERRER,
		documentElement: { dataset: {} },
		ids: undefined as string[] | undefined,
		getElementById: () => ({ textContent: JSON.stringify(page) }),
	};
	runInNewContext(earlyScript, {
		document,
		navigator,
		crypto,
		performance,
		localStorage: { getItem: () => null },
		setTimeout: () => {},
		addEventListener: (type: string, listener: () => void) => listeners.push([type, listener]),
		fetch: (url: string, init: { keepalive: boolean; body: string }) => {
			expect([url, init.keepalive]).toEqual([`${page.shell.apiHref}/events`, true]);
			sent.push(JSON.parse(init.body));
		},
	});
	const tell = (type: string) => {
		for (const [of, listener] of listeners) if (of === type) listener({ target: link });
	};
	if (clicked) tell("click");
	if (starts) expect(takeFirstIds(document)).toHaveLength(3);
	tell("pagehide");
	return sent;
}

let reported: unknown[];
beforeEach(() => {
	reported = [];
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("location", { pathname: "/" });
	vi.stubGlobal("document", { cookie: "consent=1.a", referrer: REFERRER });
	vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
		reported.push(JSON.parse(String(body)));
		return Response.json({ ok: true, entries: [] });
	});
});
afterEach(() => vi.unstubAllGlobals());

/** Returns what a client that has started reports of the same page. */
function leaveStarted(page: PageView, clicked?: TileView): unknown[] {
	const events = createEventBus();
	events.emit({ type: "pageView", page });
	if (page.kind === "product") events.emit({ type: "productView", product: page.data });
	const click = clicked && describeClick(page, { href: clicked.href, position: 0 });
	if (click) events.emit(click);
	reportEarly(events, page.shell.apiHref);
	return reported;
}
const readSightings = (bodies: unknown[]) =>
	bodies.flatMap((body) =>
		reportBody.parse(body).map(({ id: _, age: __, data, ...facts }) => ({
			...facts,
			data: { ...data, pageViews: undefined },
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
	expect(sightings).toEqual(readSightings(leaveStarted(page, clicked)));
	expect(sightings.map(({ name }) => name)).toContain("page_view");
	expect(sightings.some(({ name }) => name === "select_item")).toBe(clicked !== undefined);
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
