import { afterAll, describe, expect, test } from "vitest";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { ABSENCES, type Effect, findEffect } from "../../worker/platform/breakers/absences.ts";
import { FAMILY_NAMES, type FamilyName } from "../../worker/platform/breakers/families.ts";
import { createJudge, forPages, type Outcome, PAGES, type Page, secondsOf } from "../setup/judge-page.ts";
import { rawRequest } from "../setup/raw-request.ts";
import { startSeededShop } from "../setup/seeded-shop.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { BARE_INSTANCE, OWN_FAMILIES } from "./bare-instance.ts";

const SITE = "vetrina-eu";
const LOCALE = "de-de";
/** Milliseconds in which forty pages are built again on a busy machine. */
const WALK = 90_000;

const shop = startSeededShop("absence", { sites: [SITE] });
const judge = createJudge(LOCALE);
/** The page of countries has no locale. */
const judgeLanding = createJudge("en-it");

type Walked = { kind: string; page: Page; address: string };
let walkedPages: Promise<{ cookie: string; pages: Walked[] }> | undefined;

const writeCookie = ({ cookies }: Shopper): string =>
	[...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Finds the pages' addresses while the platform is whole, and a shopper with a bag and a wishlist. */
const preparePages = async () => {
	const origin = shop().storefront;
	const shopper = newShopper({}, origin);
	const { csrf } = (await (await shopper.fetch(`/api/${LOCALE}/session`)).json()) as SessionResponse;
	for (const [path, body] of [
		["/basket/items", { productId: "VT10026", quantity: 1 }],
		["/wishlist/items", { productId: "VT10001-emerald" }],
	] as const) {
		const { status } = await shopper.fetch(`/api/${LOCALE}${path}`, {
			method: "POST",
			headers: { "x-csrf-token": csrf, "content-type": "application/json" },
			body: JSON.stringify(body),
		});
		expect([path, status]).toEqual([path, 200]);
	}
	const pages: Walked[] = [];
	for (const [kind, of] of Object.entries(PAGES))
		for (const page of of) {
			const { path } = page;
			const address =
				path === ""
					? "/"
					: path.startsWith("/")
						? `/${LOCALE}${path}`
						: ((await rawRequest(`/${LOCALE}/${path}.html`, { origin })).headers.get("location") ?? "");
			pages.push({ kind, page, address });
		}
	return { cookie: writeCookie(shopper), pages };
};

const TOLD: Record<Effect, Outcome | undefined> = {
	whole: undefined,
	stops: "stops",
	lacks: "lacks",
	gone: undefined,
};

/** Returns what differs from the table on a walk over all pages without these families. */
const walk = async (families: readonly FamilyName[], faults: readonly string[]): Promise<string[]> => {
	walkedPages ??= preparePages();
	const { cookie, pages } = await walkedPages;
	await shop().setFaults(faults);
	const look = async ({ kind, page, address }: Walked) => {
		const answer = await rawRequest(address, { headers: { cookie }, origin: shop().storefront });
		const effect = findEffect(families, kind, page.path.replace(/\?.*/, ""));
		// A private page is never kept, so that it does not show that a part is missing.
		const outcome = effect === "lacks" && secondsOf(answer) === "private" ? undefined : TOLD[effect];
		const expected = effect === "gone" ? { ...page, status: 404 } : page;
		const complaint = (kind === "landing" ? judgeLanding : judge)(answer, expected, outcome, {
			hasMenu: !families.includes("categories"),
		});
		return complaint && `${address} without ${families.join(", ")} ${complaint}`;
	};
	return (await forPages(pages, look)).filter(Boolean);
};

afterAll(() => shop().setFaults([]));

// proves platform-19
describe("each page answers as the table of absences promises", () => {
	test("with a whole platform", { timeout: WALK }, async () => {
		expect(await walk([], [])).toEqual([]);
	});

	test.each(FAMILY_NAMES.filter((family) => family !== "slas"))(
		"without %s",
		{ timeout: WALK },
		async (family) => {
			expect(await walk([family], [`${family}:absent`])).toEqual([]);
		},
	);

	test("with SCAPI and SLAS alone", { timeout: WALK }, async () => {
		expect(await walk(OWN_FAMILIES, BARE_INSTANCE)).toEqual([]);
	});
});

// proves platform-19
test("whatever the house adds to SCAPI and SLAS is not needed to sell", () => {
	expect(OWN_FAMILIES.filter((family) => !ABSENCES[family].sells)).toEqual([]);
});
