import { sniffBitmap } from "@vetrina/commerce-sandbox/media/sniff-bitmap.ts";
import { expect, inject, test } from "vitest";
import type { PageView } from "../../shared/contracts/page.ts";
import type { BasketResponse, SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { mayKeepPage } from "../../shared/domain/offline/kept-responses.ts";
import { SERVICE_WORKER } from "../../shared/domain/offline/worker-messages.ts";
import { rawRequest } from "../setup/raw-request.ts";
import { STAPLE } from "../setup/restock.ts";
import { newShopper } from "../setup/shopper.ts";

const shop = inject("storefront");
const SITE = "vetrina-me";

const change = async (body: object): Promise<void> => {
	const { status } = await rawRequest("/ops/switches", {
		method: "PATCH",
		headers: {
			authorization: `Bearer ${inject("opsToken")}`,
			"content-type": "application/json",
			accept: "*/*",
		},
		body: JSON.stringify({ site: SITE, ...body }),
	});
	expect(status).toBe(200);
};

const readOfflineHref = async (path: string): Promise<string | undefined> => {
	const { text } = await rawRequest(path);
	const json = /<script id="page" type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? "{}";
	return (JSON.parse(json) as PageView).shell.offlineHref;
};

// proves shell-43
test("the service worker names files of the build, which are all there", async () => {
	const { status, headers, text } = await rawRequest(SERVICE_WORKER);
	expect([status, headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
	expect(headers.get("content-security-policy")).toContain("connect-src 'self'");
	expect(headers.get("cache-control")).toBe("public, max-age=0");
	const files = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g))];
	expect(files.some((file) => file.includes("minicart"))).toBe(true);
	for (const file of files) expect([file, (await rawRequest(file)).status]).toEqual([file, 200]);
});

// proves shell-43
test.each([
	["/en-it/", true],
	["/en-it/women/dresses", true],
	["/_page/en-it/women/dresses", true],
	["/en-it/offline", true],
	["/ar-ae/offline", true],
	["/en-it/cart", false],
	["/_page/en-it/cart", false],
	["/en-it/wishlist", false],
	["/en-it/login", false],
	["/en-it/no-such-page", false],
	["/api/en-it/session", false],
])("%s may be kept: %s", async (path, expected) => {
	const response = await newShopper().fetch(path);
	await response.arrayBuffer();
	expect(mayKeepPage(response)).toBe(expected);
});

// proves shell-44
test("a switch replaces the service worker of all sites, and pages of its site register none", async () => {
	expect(await readOfflineHref("/en-sa/")).toBe("/en-sa/offline");
	await change({ off: ["offline"] });
	try {
		expect((await rawRequest(SERVICE_WORKER)).text).toContain("registration.unregister()");
		expect(await readOfflineHref("/en-sa/")).toBeUndefined();
		expect(await readOfflineHref("/en-it/")).toBe("/en-it/offline");
	} finally {
		await change({ on: ["offline"] });
	}
	expect((await rawRequest(SERVICE_WORKER)).text).not.toContain("registration.unregister()");
});

// proves shell-45
test("each page names the manifest, and the manifest's icons are there", async () => {
	expect((await rawRequest("/en-it/")).text).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
	const { text } = await rawRequest("/manifest.webmanifest");
	const { icons } = JSON.parse(text) as { icons: { src: string; sizes: string; type: string }[] };
	// iOS requests this one, which neither the manifest nor the page names.
	const ofApple = { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" };
	for (const { src, sizes, type } of [...icons, ofApple]) {
		const response = await fetch(shop + src);
		const bytes = new Uint8Array(await response.arrayBuffer());
		const [mediaType] = (response.headers.get("content-type") ?? "").split(";");
		expect([src, response.status, mediaType]).toEqual([src, 200, type]);
		expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
		const bitmap = sniffBitmap(bytes);
		expect([src, bitmap ? `${bitmap.width}x${bitmap.height}` : "any"]).toEqual([src, sizes]);
	}
});

// proves basket-33
test("an addition with an id is made once, and another one again", async () => {
	const shopper = newShopper();
	const { csrf } = (await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
	const add = async (queuedId?: string): Promise<BasketResponse> => {
		const response = await shopper.fetch("/api/en-it/basket/items", {
			method: "POST",
			headers: { "x-csrf-token": csrf, "content-type": "application/json" },
			body: JSON.stringify({ productId: STAPLE, quantity: 1, queuedId }),
		});
		return (await response.json()) as BasketResponse;
	};
	const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
	const counts: (number | undefined)[] = [];
	for (const id of [first, first, second, undefined, first, second]) {
		const result = await add(id);
		counts.push(result.basket?.count);
	}
	expect(counts).toEqual([1, 1, 2, 3, 3, 3]);
	expect((await add("no id")).ok).toBe(false);
	expect((await Promise.all([add(crypto.randomUUID()), add(second)])).every(({ ok }) => ok)).toBe(true);
	const session = (await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
	expect(session.basket?.count).toBe(4);
});
