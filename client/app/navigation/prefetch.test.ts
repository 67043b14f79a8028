import { expect, test } from "vitest";
import { PREFETCH_DENYLIST } from "../../../pages/routes.ts";
import type { PageResponse } from "../../../shared/contracts/page.ts";
import { createPrefetch, isLikelyNext, PREFETCH_BUDGET, STAY_BUDGET, savesData } from "./prefetch.ts";

const answer = { redirect: "/x", document: false } satisfies PageResponse;
const from = new URL("https://shop.example/en-it/women");

test.each<[string, boolean]>([
	["/en-it/women/dresses", true],
	["/en-it/silk-dress-VT1-red.html", true],
	["/en-it/", true],
	["/en-it/women", false],
	["/en-it/women/dresses?prefn1=c_color&prefv1=red", false],
	["/en-it/cart", false],
	["/en-it/account/orders", false],
	["/en-it/checkout", false],
	["/en-it/search", false],
	["/en-it/preferences", false],
	["/en-it/on/demandware.store/Cart-Show", false],
	["/ar-sa/women/dresses", false],
	["/dw/image/a.jpg", false],
	["https://elsewhere.example/en-it/women/dresses", false],
])("%s may be prefetched: %s", (href, expected) => {
	expect(isLikelyNext(new URL(href, from), from, "/en-it", PREFETCH_DENYLIST)).toBe(expected);
});

// proves shell-17
test("data saver and slow connections disable prefetching", () => {
	const saves = (connection?: { saveData?: boolean; effectiveType?: string }) => savesData({ connection });
	expect([saves({ saveData: true }), saves({ effectiveType: "slow-2g" })]).toEqual([true, true]);
	expect([saves({ saveData: false, effectiveType: "4g" }), saves()]).toEqual([false, false]);
});

// proves shell-17
test("prefetching has a budget per page, and requests no address twice", () => {
	const requests: string[] = [];
	const prefetch = createPrefetch(async (href) => {
		requests.push(href);
		return answer;
	});
	for (let n = 0; n < 20; n++) prefetch.ask(`/x/${n % 10}`);
	expect(requests).toHaveLength(PREFETCH_BUDGET);
	prefetch.renew();
	prefetch.ask("/x/0");
	prefetch.ask("/y");
	expect(requests).toHaveLength(PREFETCH_BUDGET + 1);
});

test("a shopper who stays has a separate budget, which a longer list renews, and navigation uses the response", async () => {
	const requests: string[] = [];
	const prefetch = createPrefetch(async (href) => {
		requests.push(href);
		return answer;
	});
	for (let n = 0; n < PREFETCH_BUDGET + 3; n++) prefetch.ask(`/link/${n}`);
	prefetch.ask("/link/0", true);
	for (let n = 0; n < STAY_BUDGET + 3; n++) prefetch.ask(`/tile/${n}`, true);
	expect(requests).toHaveLength(PREFETCH_BUDGET + STAY_BUDGET);
	prefetch.grow();
	prefetch.ask("/link/99");
	prefetch.ask("/tile/99", true);
	expect(requests.slice(PREFETCH_BUDGET + STAY_BUDGET)).toEqual(["/tile/99"]);
	expect(await prefetch.look("/tile/99")).toBe(answer);
	expect(await prefetch.take("/tile/99")).toBe(answer);
});

test("a response is used once, while it is fresh; a failure is not used", async () => {
	let now = 0;
	const prefetch = createPrefetch(
		async (href) => {
			if (href === "/down") throw new Error("down");
			return href === "/error" ? ({ page: { kind: "error", status: 503 } } as PageResponse) : answer;
		},
		() => now,
	);
	for (const href of ["/a", "/b", "/down", "/error"]) prefetch.ask(href);
	expect(await prefetch.look("/a")).toEqual(answer);
	expect(await prefetch.look("/never")).toBeNull();
	expect(await prefetch.take("/a")).toEqual(answer);
	expect(await prefetch.take("/a")).toBeNull();
	expect([await prefetch.take("/down"), await prefetch.take("/error")]).toEqual([null, null]);
	now = 31_000;
	expect(await prefetch.take("/b")).toBeNull();
});
