import { expect, inject, test } from "vitest";
import { picturesOf } from "../scripts/lib/warm-pictures.ts";

/** Pictures of lists that no other test looks at, in a width and quality that no page asks for: each has to be drawn. */
const LISTS = [
	"/en-it/home/tableware",
	"/en-it/women/coats",
	"/en-it/shoes",
	"/en-it/bags",
	"/en-it/jewellery",
];
const ASKED = 60;
const HEADERS = { accept: "text/html,image/avif,image/webp" };

async function addresses(): Promise<string[]> {
	const found = new Set<string>();
	for (const path of LISTS) {
		const html = await (await fetch(inject("storefront") + path, { headers: HEADERS })).text();
		for (const picture of picturesOf(html)) found.add(picture.split("?")[0] ?? picture);
	}
	return [...found].slice(0, ASKED);
}

test("pictures that nobody has asked for before all arrive, however many are asked for at once", async () => {
	const paths = await addresses();
	expect(paths).toHaveLength(ASKED);
	const answers = await Promise.all(
		paths.map(async (path, n) => {
			const response = await fetch(`${inject("storefront")}${path}?sw=96&q=90`, {
				// One of them comes later than any page may.
				headers: n === 0 ? { ...HEADERS, "x-vetrina-fault": "media:latency=10000" } : HEADERS,
			});
			return { status: response.status, size: (await response.arrayBuffer()).byteLength > 500 };
		}),
	);
	expect(answers).toEqual(paths.map(() => ({ status: 200, size: true })));
}, 120_000);
