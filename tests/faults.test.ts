import { inTurn } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { beforeAll, expect, test } from "vitest";
import type { SessionResponse } from "../shared/contracts/shopper-api.ts";
import {
	BRIEFLY,
	createJudge,
	type Family,
	headingOf,
	PAGES,
	type Page,
	readTextsAt,
	secondsOf,
} from "./setup/judge-page.ts";
import { purgeSite } from "./setup/purge-site.ts";
import { type RawResponse, rawRequest } from "./setup/raw-request.ts";
import { newShopper } from "./setup/shopper.ts";
import { takenBy } from "./setup/taken-by.ts";

/**
 * Requests every kind of page while each API of the platform fails in each way. An API that a table does not name leaves a page as it is; a
 * kind of page that is missing here fails the type check. Every run tries a time-out and one other way for each API, in rotation; a
 * thorough run tries all ways.
 */

/** Purges all sites, because tests that ran before may have cached pages of these locales. */
beforeAll(async () => {
	for (const site of ["vetrina-eu", "vetrina-us", "vetrina-me", "vetrina-ap"]) await purgeSite(site);
});

const SITES = [
	{ locale: "de-lu", finder: "search", pages: Object.entries(PAGES) },
	// Elsewhere a hosted service searches, so only the search's calls differ.
	{ locale: "zh-us", finder: "hosted-search", pages: Object.entries(PAGES).map(onlySearching) },
] as const;
function onlySearching([kind, pages]: [string, readonly Page[]]): [string, readonly Page[]] {
	const searching = pages.filter(({ without }) => without?.finder);
	return [
		kind,
		searching.map((page) => ({ ...page, without: { finder: page.without?.finder ?? "stands" } })),
	];
}
/** APIs that pages use; all APIs that a page does not need may fail together. */
const PARTS = [
	"categories",
	"slas",
	"baskets",
	"customers",
	"contexts",
	"custom",
	"recommendations",
	"videos",
	"products",
	"content",
	"controllers",
];
/** To a shopper, a refusal after too many requests (429) is a failure. */
const WAYS = ["503", "malformed", "429"];
/** Milliseconds (platform-1). */
const DEADLINE = 10_000;
/** Milliseconds: twice the life of an incomplete page. */
const RECOVERS_WITHIN = 2 * BRIEFLY * 1000;

test.each(SITES)(
	"$locale, searched by $finder: pages work, or show the shopper a message",
	{ timeout: 180_000 },
	async ({ locale, finder, pages }) => {
		const shopper = newShopper();
		const session = async () =>
			(await (await shopper.fetch(`/api/${locale}/session`)).json()) as SessionResponse;
		const { csrf } = await session();
		const put = (path: string, body: object) =>
			shopper.fetch(`/api/${locale}${path}`, {
				method: "POST",
				headers: { "x-csrf-token": csrf, "content-type": "application/json" },
				body: JSON.stringify(body),
			});
		await put("/basket/items", { productId: "VT10026", quantity: 1 });
		await put("/wishlist/items", { productId: "VT10001-emerald" });
		await rawRequest("/");
		// This request caches configuration, tree, header and footer, and the session for searches.
		await rawRequest(`/${locale}/women/dresses`);
		const own = await session();
		expect([own.basket?.count, own.wishlist?.items.length]).toEqual([1, 1]);

		const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const ask = (path: string, fault?: string) =>
			rawRequest(path, { headers: { cookie, ...(fault ? { "x-vetrina-fault": fault } : {}) } });
		const addressOf = async (path: string): Promise<string> => {
			if (path === "") return "/";
			if (path.startsWith("/")) return `/${locale}${path}`;
			return (await ask(`/${locale}/${path}.html`)).headers.get("location") ?? "";
		};

		const judge = createJudge(locale);
		const said: string[] = [];
		const times: [what: string, ms: number][] = [];
		const timesWithout: number[] = [];
		const check = async (page: Page, turn: number): Promise<void> => {
			const { path, status = 200, without = {} } = page;
			const isWhole = (answer: RawResponse): boolean => {
				const kept = secondsOf(answer);
				return answer.status === status && (kept === "private" || kept > BRIEFLY);
			};
			/** Parts of a page may come too late on a busy machine, without a fault; such a page is kept briefly, and then made again. */
			const untilWhole = async (address: string): Promise<RawResponse> => {
				let answer = await ask(address);
				const end = Date.now() + RECOVERS_WITHIN;
				while (!isWhole(answer) && Date.now() < end) answer = await ask(address);
				return answer;
			};
			const address = await addressOf(path);
			// A page that waits for nothing tells how slow a busy machine is at the same moment.
			const look = async (family: Family, way: string): Promise<void> => {
				const fault = `${family === "finder" ? finder : family}:${way}`;
				const [answer, ready] = await Promise.all([ask(address, fault), ask(`/${locale}/login`)]);
				times.push([`${address} with ${fault}`, takenBy(answer)]);
				timesWithout.push(takenBy(ready));
				const isUnread = without[family] === "route" && way === "malformed";
				const complaint = judge(answer, page, isUnread ? "unread" : without[family]);
				if (complaint) said.push(`${address} with ${fault} ${complaint}`);
			};
			const named = Object.keys(without) as Family[];
			const late = named.map((family) => look(family, "timeout"));
			for (const [at, family] of named.entries())
				for (const way of inTurn(WAYS, WAYS.length, turn + at)) await look(family, way);
			const others = PARTS.filter((family) => !named.includes(family as Family));
			const complaint = judge(
				await ask(address, others.map((family) => `${family}:503`).join(",")),
				page,
				undefined,
			);
			if (complaint) said.push(`${address} with what it does not need ${complaint}`);
			await Promise.all(late);
			// Nothing of the fault was cached.
			const whole = await untilWhole(address);
			timesWithout.push(takenBy(whole));
			const kept = secondsOf(whole);
			if (!isWhole(whole)) said.push(`${address} afterwards is ${whole.status}, kept for ${kept} s`);
			// Once the page is cached, no fault affects it.
			if (kept === "private" || status !== 200) return;
			if ((await ask(address, "all:503")).text !== whole.text) said.push(`${address} does not stay`);
		};
		await Promise.all(pages.flatMap(([, all]) => all).map(check));
		// All waiting ends with the deadline; after it, a page takes no longer than pages of the same moments without a fault.
		const late = times.filter(([, ms]) => ms > DEADLINE + Math.max(...timesWithout));
		expect(late).toEqual([]);
		expect(said).toEqual([]);

		const after = await session();
		expect([after.basket, after.wishlist]).toEqual([own.basket, own.wishlist]);
	},
);

/** A locale of each language, of which nothing is cached. */
const SPOKEN = ["en-gr", "de-dk", "fr-es", "ar-fr", "zh-mo", "ja-tw", "ko-kr"];

test.concurrent.each(SPOKEN)("%s: a failure is shown in the shopper's language", async (locale) => {
	const { t } = readTextsAt(locale);
	const answer = await rawRequest(`/${locale}/brands`, { headers: { "x-vetrina-fault": "all:malformed" } });
	expect([answer.status, headingOf(answer)]).toEqual([503, t("error.title")]);
	for (const key of ["error.siteUnavailable", "error.comeBack", "error.retry"] as const)
		expect(answer.text).toContain(t(key));
	expect(answer.text).toContain(answer.headers.get("x-request-id"));
});
