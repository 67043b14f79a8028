import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AccountData } from "../../../pages/account/contract.ts";
import { CONSENT_COOKIE } from "../../../shared/domain/consent/consent.ts";
import { buildPage, tile } from "../../fixtures/views.ts";
import { CONSENTS } from "../../state/consent.ts";
import { customer, showView, unavailable } from "../../testing/show-page.tsx";

const data: AccountData = {
	customer: { registered: true },
	navigation: [],
	latestOrder: [],
	ordersHref: "/x/orders",
};
const answer = (recoId: string, ...ns: number[]) => {
	const tiles = ns.map((n) => tile(n));
	return { details: { recommender: "r", recoId, productIds: tiles.map(({ id }) => id) }, tiles };
};
const everyones = answer("shared", 1, 2);
const own = answer("own", 3, 4);

const agreeTo = (initials: string): void => {
	// biome-ignore lint/suspicious/noDocumentCookie: a test's own cookie, read back at once.
	document.cookie = `${CONSENT_COOKIE}=1.${initials}; path=/`;
	dispatchEvent(new Event(CONSENTS));
};
beforeEach(() => {
	agreeTo("");
	onTestFinished(() => agreeTo(""));
});

const row = page.getByRole("region", { name: "You may also like", exact: true });
const ids = () =>
	[...row.element().querySelectorAll<HTMLElement>("article")].map((one) => one.dataset.product);
const idsIn = ({ tiles }: typeof own) => tiles.map(({ id }) => id);
const show = async (answers: object = {}) => {
	const shown = await showView(
		{ ...buildPage("signIn", "en"), kind: "account", data },
		{
			"GET /session": customer,
			"GET /recommendations": everyones,
			"GET /recommendations/own": own,
			...answers,
		},
	);
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	// Tests before this one may have left the pointer where the row will be, and a row that is pointed at stays.
	await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
	scrollTo(0, document.documentElement.scrollHeight);
	await expect.element(row).toBeInTheDocument();
	return shown;
};
const asked = (calls: { route: string }[]) =>
	calls.filter(({ route }) => route === "GET /recommendations/own").length;

// proves search-18
test("without consent the row is everyone's, and nothing else is asked for", async () => {
	const { calls } = await show();
	expect([ids(), asked(calls)]).toEqual([idsIn(everyones), 0]);
});

// proves search-18
test("a row in view becomes the shopper's own in place, with its height, and everyone's again after a withdrawal", async () => {
	const { calls } = await show();
	row.element().scrollIntoView({ block: "center" });
	const before = row.element().getBoundingClientRect();
	agreeTo("p");
	await expect.poll(ids).toEqual(idsIn(own));
	expect(row.element().getBoundingClientRect()).toEqual(before);
	expect(asked(calls)).toBe(1);
	agreeTo("a");
	await expect.poll(ids).toEqual(idsIn(everyones));
});

// proves search-18
test.each<[string, unknown]>([
	["is down", unavailable()],
	["recommends nothing", { details: null, tiles: [] }],
	["answers with something else", new Response("<p>")],
])("everyone's row stays if the service %s", async (_, answered) => {
	const { calls } = await show({ "GET /recommendations/own": answered });
	agreeTo("p");
	await expect.poll(() => asked(calls)).toBe(1);
	expect(ids()).toEqual(idsIn(everyones));
});

// proves search-18, event-47
test("a row that would grow in view waits until it is out of view, and is seen once", async () => {
	const long = "A name of so many words that it takes several lines of a narrow tile";
	const fresh = answer("own, tall", 3, 4);
	const tall = { ...fresh, tiles: fresh.tiles.map((one) => ({ ...one, name: long })) };
	const { events } = await show({
		"GET /recommendations": answer("shared, unseen", 1, 2),
		"GET /recommendations/own": tall,
	});
	const seenIds: (string | undefined)[] = [];
	events.on("recommendationsView", ({ details }) => void seenIds.push(details.recoId));
	row.element().scrollIntoView({ block: "center" });
	await expect.poll(() => seenIds).toEqual(["shared, unseen"]);
	const before = row.element().getBoundingClientRect().height;
	const { promise, resolve } = Promise.withResolvers<void>();
	const observer = new MutationObserver(() => resolve());
	observer.observe(row.element(), { childList: true, subtree: true });
	agreeTo("p");
	// The taller row is laid out once, and given up before it is painted.
	await promise;
	observer.disconnect();
	await expect.poll(ids).toEqual(idsIn(everyones));
	expect(row.element().getBoundingClientRect().height).toBe(before);
	// A row that is watched again is reported within two frames.
	await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	const space = document.createElement("div");
	space.style.blockSize = "300vh";
	document.body.prepend(space);
	onTestFinished(() => space.remove());
	scrollTo(0, 0);
	await expect.poll(ids).toEqual(idsIn(own));
	space.remove();
	row.element().scrollIntoView({ block: "center" });
	await expect.poll(() => seenIds).toContain("own, tall");
	expect(seenIds).toEqual(["shared, unseen", "own, tall"]);
});

// proves search-18
test("a row that the shopper uses is not exchanged under the pointer", async () => {
	const { calls } = await show();
	row.element().scrollIntoView({ block: "center" });
	row.element().querySelector<HTMLElement>("article a")?.focus();
	agreeTo("p");
	await expect.poll(() => asked(calls)).toBe(1);
	expect(ids()).toEqual(idsIn(everyones));
});

// proves legal-7
test("a product of a row says next to its price what a litre costs", async () => {
	const unitPrice = "€ 1.800 / l";
	const tiles = everyones.tiles.map((one) => ({ ...one, unitPrice }));
	await show({ "GET /recommendations": { ...everyones, tiles } });
	await expect.element(row.getByText(unitPrice).first()).toBeVisible();
	expect(row.getByText(unitPrice).elements()).toHaveLength(tiles.length);
});
