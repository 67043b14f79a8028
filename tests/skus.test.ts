import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ImportLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { writeIds } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importCatalogue } from "../scripts/import-catalogue.ts";
import { ensureSecrets } from "../scripts/lib/checks/secrets.ts";
import { migrate } from "../scripts/lib/migrate.ts";
import { workerLog } from "../scripts/lib/worker-log.ts";
import { type Local, startLocal } from "../scripts/lib/workers.ts";
import type {
	BasketResponse,
	SessionResponse,
	TilesResponse,
	WishlistItemResponse,
} from "../shared/contracts/shopper-api.ts";
import { newShopper } from "./setup/shopper.ts";

/** The test runs its own shop, whose products have SKUs as merchants write them. */
const SKUS = ["AB/12.3 45+ü%", "00,12|B", "..", "(A)", "絹\\1", "B".repeat(100)];
const state = mkdtempSync(join(tmpdir(), "skus-"));
const secrets = ensureSecrets();
let local: Local;

function* lines(): Generator<ImportLine> {
	yield { kind: "category", id: "tools", name: { en: "Tools" }, url: "/tools", showInMenu: true };
	for (const id of SKUS)
		yield {
			kind: "master",
			id,
			brand: "Corte",
			name: { en: `Tool ${SKUS.indexOf(id) + 1}` },
			categories: ["tools"],
			primaryCategory: "tools",
			attributes: {},
			variationAttributes: [],
			images: [],
			prices: { EUR: { list: 10 } },
			stock: { ats: 9, preorderable: false },
		};
}

beforeAll(async () => {
	await migrate(state);
	local = await startLocal({ secrets, state, storefrontPort: 0, commercePort: 0, log: workerLog("skus") });
	await importCatalogue({
		baseUrl: local.commerce,
		token: secrets.commerce.ADMIN_TOKEN ?? "",
		site: "vetrina-eu",
		replace: true,
		lines: lines(),
	});
}, 60_000);
afterAll(async () => {
	await local?.stop();
	rmSync(state, { recursive: true, force: true });
});

// proves catalogue-19
test("a product with any SKU is listed, opened, saved, added to the bag and shown again", async () => {
	const shopper = newShopper({}, local.storefront);
	const page = async (path: string) => {
		const response = await shopper.fetch(path, { headers: { accept: "text/html" } });
		return { status: response.status, text: await response.text() };
	};
	const { csrf } = (await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
	const post = async <Answer>(path: string, body: unknown): Promise<Answer> => {
		const response = await shopper.fetch(`/api/en-it${path}`, {
			method: "POST",
			headers: { "x-csrf-token": csrf, "content-type": "application/json" },
			body: JSON.stringify(body),
		});
		return (await response.json()) as Answer;
	};
	const list = await page("/en-it/tools");
	const links = new Set(list.text.match(/\/en-it\/tool-\d-[^"?]+\.html/g));
	expect(links.size).toBe(SKUS.length);
	for (const link of links) {
		const opened = await page(link);
		expect(opened.status, link).toBe(200);
		expect(opened.text).toContain(`<link rel="canonical" href="${local.storefront}${link}"`);
	}
	for (const productId of SKUS) {
		expect(await post<BasketResponse>("/basket/items", { productId }), productId).toMatchObject({ ok: true });
		expect(await post<WishlistItemResponse>("/wishlist/items", { productId }), productId).toMatchObject({
			ok: true,
		});
	}
	const session = (await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
	expect(session.basket?.items.map(({ href }) => href).sort()).toEqual([...links].sort());
	expect(session.wishlist?.items.map(({ id }) => id).sort()).toEqual([...SKUS].sort());
	const seen = await shopper.fetch(
		`/api/en-it/recommendations/viewed?ids=${encodeURIComponent(writeIds(SKUS))}`,
	);
	expect(((await seen.json()) as TilesResponse).tiles.map(({ id }) => id)).toEqual(SKUS);
});

test("a form without JavaScript accepts such SKUs", async () => {
	const shopper = newShopper({}, local.storefront);
	for (const productId of SKUS) {
		const sent = await shopper.fetch("/en-it/cart", {
			method: "POST",
			body: new URLSearchParams({ intent: "add", productId, quantity: "1" }),
		});
		expect(sent.headers.get("location"), productId).toMatch(/\/en-it\/cart\?notice=added$/);
	}
});
