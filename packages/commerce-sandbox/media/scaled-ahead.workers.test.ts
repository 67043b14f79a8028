import { env } from "cloudflare:test";
import { IMAGE_WIDTHS } from "@vetrina/shop-rules/media/image-widths.ts";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CommerceEnv } from "../env.ts";
import { runScheduled } from "../run-scheduled.ts";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import { adminCall, commitImport, openImport } from "../testing/import-under-test.ts";
import { jsonLines, smallCatalogue } from "../testing/small-catalogue.ts";
import { mediaPath } from "./media-path.ts";
import { encode } from "./raster/encode.ts";

/** Milliseconds: scaling a dozen large pictures takes seconds, and a multiple of that on a busy machine. */
const SCALING_TIMEOUT = 120_000;
const { MEDIA } = env as unknown as CommerceEnv;

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

/** Imports a product with a picture of its own; returns the picture's id. */
async function importPicture(
	shade: number,
	{ width = 120, height = 120, format = "png" as "png" | "jpeg" } = {},
): Promise<string> {
	const { body } = await openImport(commerce, { replace: true });
	const data = new Uint8ClampedArray(width * height * 4).fill(shade);
	const bytes = await encode({ data, width, height }, format, 90);
	const upload = await adminCall(commerce, `/imports/${body.id}/media`, { method: "POST", body: bytes });
	const id = String(upload.body.id);
	const lines = [
		...smallCatalogue,
		{
			kind: "master",
			id: "OWN-1",
			brand: "Own",
			name: { en: "Own" },
			categories: ["women"],
			primaryCategory: "women",
			images: [id],
		},
	];
	const staged = await adminCall(commerce, `/imports/${body.id}/lines?from=1`, {
		method: "POST",
		body: jsonLines(lines),
	});
	expect(staged.status).toBe(200);
	expect((await commitImport(commerce, body.id)).status).toBe(200);
	return id;
}

const accept = "image/avif,image/webp,*/*";
const ask = async (id: string, query: string) => {
	const response = await commerce.fetch(`${mediaPath(id)}?${query}`, { headers: { accept } });
	return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const madeFrom = ({ response }: Awaited<ReturnType<typeof ask>>) =>
	response.headers.get("server-timing")?.replace("media;desc=", "");

// proves media-10
describe("imported pictures", { timeout: SCALING_TIMEOUT }, () => {
	beforeEach(async () => {
		await commerce.env.DB.prepare("DELETE FROM picture_ahead").run();
	});

	test("are there in every width that pages name, once the cron trigger has run", async () => {
		const id = await importPicture(10);
		await runScheduled(commerce.env);
		for (const width of IMAGE_WIDTHS)
			expect([width, madeFrom(await ask(id, `sw=${width}`))]).toEqual([width, "store"]);
	});

	test("that are gone or cannot be scaled hold up no other", async () => {
		const broken = `upload/${"0".repeat(64)}.png`;
		const lost = `upload/${"1".repeat(64)}.png`;
		await MEDIA.put(broken, "no picture");
		for (const source of [broken, lost])
			await commerce.env.DB.prepare("INSERT INTO picture_ahead (source) VALUES (?)").bind(source).run();
		const id = await importPicture(20);
		await runScheduled(commerce.env);
		expect(madeFrom(await ask(id, "sw=560"))).toBe("store");
	});

	test("are all sent, however many are asked for at once: scaled, or as they are and only briefly kept", async () => {
		const id = await importPicture(30, { width: 3000, height: 2000, format: "jpeg" });
		const original = new Uint8Array((await (await MEDIA.get(id))?.arrayBuffer()) ?? new ArrayBuffer());
		// Each costs half a second of scaling.
		const queries = [48, 96, 160].flatMap((width) =>
			[1, 2].flatMap((ratio) =>
				[60, 90].map((q) => `sw=${width}&sh=${Math.round(width / ratio)}&sm=cut&q=${q}`),
			),
		);
		const requests = queries.map((query) => ask(id, query));
		// The clock passes the longest wait of a client while most pictures still queue.
		await Promise.race(requests);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7_000 });
		const results = await Promise.all(requests);
		vi.useRealTimers();
		expect([...new Set(results.map(({ response }) => response.status))]).toEqual([200]);

		const asItIs = results.filter((one) => madeFrom(one) === "original");
		expect(asItIs.length).toBeGreaterThan(0);
		for (const { response, bytes } of asItIs) {
			expect(response.headers.get("cache-control")).toBe("public, max-age=60");
			expect(bytes).toEqual(original);
		}
		const again = queries[results.findIndex((one) => madeFrom(one) === "original")] ?? "";
		expect(madeFrom(await ask(id, again))).toBe("store");
	});
});
