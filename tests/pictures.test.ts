import { runs } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { expect, inject, test } from "vitest";
import { listPictures } from "../scripts/lib/pictures/warm-pictures.ts";

/** No other test shows these lists, and no page uses this width and quality, so each picture has to be drawn. */
const LISTS = [
	"/en-it/home/tableware",
	"/en-it/women/coats",
	"/en-it/shoes",
	"/en-it/bags",
	"/en-it/jewellery",
];
const ASKED = runs(30, 60);
const HEADERS = { accept: "text/html,image/avif,image/webp" };

async function addresses(): Promise<string[]> {
	const paths = new Set<string>();
	for (const path of LISTS) {
		if (paths.size >= ASKED) break;
		const html = await (await fetch(inject("storefront") + path, { headers: HEADERS })).text();
		for (const picture of listPictures(html)) paths.add(picture.split("?")[0] ?? picture);
	}
	return [...paths].slice(0, ASKED);
}

/** Requests a picture again if it is not there within the request's deadline, as a browser does. */
async function ask(path: string, tries = 8): Promise<Response> {
	const response = await fetch(`${inject("storefront")}${path}?sw=96&q=90`, { headers: HEADERS });
	if (response.status !== 503 || tries === 1) return response;
	await response.body?.cancel();
	return ask(path, tries - 1);
}

test("new pictures all arrive, however many are requested at once", async () => {
	const paths = await addresses();
	expect(paths).toHaveLength(ASKED);
	const responses = await Promise.all(
		paths.map(async (path) => {
			const response = await ask(path);
			return { status: response.status, size: (await response.arrayBuffer()).byteLength > 500 };
		}),
	);
	expect(responses).toEqual(paths.map(() => ({ status: 200, size: true })));
}, 120_000);
