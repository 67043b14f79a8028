import { setTimeout as pause } from "node:timers/promises";
import { WIDTHS } from "@vetrina/commerce-sandbox/media/rendition-request.ts";
import { buildCommerce } from "../scripts/build.ts";
import { freePort } from "../scripts/lib/ports.ts";
import { ensureSeed } from "../scripts/lib/seed.ts";
import { afterCollection } from "./heap.ts";
import { connectInspector } from "./lib/inspector.ts";
import { startPictures } from "./lib/picture-process.ts";
import { readResident } from "./lib/process-cpu.ts";
import { startCloud, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure } from "./lib/table.ts";
import { collect, PICTURE_HEADERS } from "./pictures.ts";

const MIB = 1024 * 1024;
const mib = (bytes: number): string => `${(bytes / MIB).toFixed(0)} MiB`;
const DRAWN = 1000;
const AT_ONCE = 6;
const RETRY_MS = 2_000;
const TRIES = 10;
/** The number of pictures after which every encoder has made its largest one. */
const WARM = 50;
const FLAT = 150 * MIB;
const ISOLATE = 128 * MIB;
/** Measures the memory that remains after drawing 1,000 new pictures at mixed widths, six at a time. */
export async function measureDrawing(): Promise<Figure[]> {
	const { queue, own } = await addresses();
	const inspectorPort = await freePort();
	const pictures = await startPictures(
		await ensureSeed({ say: console.log, build: buildCommerce }),
		inspectorPort,
	);
	try {
		const inspector = await connectInspector(inspectorPort, "main");
		await inspector.send("HeapProfiler.enable");
		const before = await afterCollection(pictures, inspector, "/held");
		let [drawnCount, again, warm, highest] = [0, 0, 0, 0];
		// The process's memory is read between rounds, because the inspector must not be used while the runtime draws.
		for (let six = queue.splice(-AT_ONCE); six.length > 0; six = queue.splice(-AT_ONCE)) {
			for (const tries of await Promise.all(six.map((path) => draw(pictures.origin, path))))
				again += tries - 1;
			drawnCount += six.length;
			const resident = readResident(pictures.pid);
			if (drawnCount <= WARM) warm = Math.max(warm, resident);
			highest = Math.max(highest, resident);
		}
		const { buffers, wasm: memories } = await pictures.mostHeld();
		const wasm = memories.reduce((sum, bytes) => sum + bytes, 0);
		const after = await afterCollection(pictures, inspector, "/held");
		inspector.close();
		const objects = own + Math.max(0, after.objects - before.objects);
		return [
			{ figure: `pictures drawn, ${AT_ONCE} at a time`, measured: `${drawnCount}, ${again} asked for again` },
			{ figure: `process that draws, with the first ${WARM}`, measured: mib(warm) },
			atMost("  more than that afterwards", highest - warm, FLAT, mib),
			{ figure: "isolate: what lists and pictures leave in it", measured: mib(objects) },
			{ figure: "  buffers, highest while it draws", measured: mib(buffers) },
			{
				figure: "  memories of codecs and rasteriser then",
				measured: `${mib(wasm)} (${memories.map((bytes) => (bytes / MIB).toFixed(0)).join(" + ")})`,
			},
			atMost("  all of it, highest", objects + buffers + wasm, ISOLATE, mib),
		];
	} finally {
		await pictures.stop();
	}
}

async function draw(origin: string, path: string, tries = 1): Promise<number> {
	// A kept connection may be closed while the runtime's one thread draws, so the request is repeated.
	const response = await fetch(origin + path, { headers: PICTURE_HEADERS }).catch(() => undefined);
	await response?.arrayBuffer();
	if (tries < TRIES && (!response || response.status === 503)) {
		await pause(RETRY_MS);
		return draw(origin, path, tries + 1);
	}
	if (!response?.ok) throw new Error(`${response?.status ?? "No response"} for ${path}`);
	return tries;
}

/**
 * Returns addresses of pictures with rotating widths, in qualities that no page requests, so that none has been drawn yet. `own`: bytes
 * held by the sandbox's isolate after it has served the pages that list the pictures.
 */
async function addresses(): Promise<{ queue: string[]; own: number }> {
	const inspectorPort = await freePort();
	const cloud = await startCloud(undefined, { inspectorPort });
	const storefront = await startStorefront(cloud);
	try {
		const { tiles, details, compositions } = await collect(storefront.origin);
		const pictures = [...details, ...compositions, ...tiles];
		const all = [45, 60, 90].flatMap((quality) =>
			WIDTHS.flatMap((_, at) =>
				pictures.map((path, n) => `${path}?sw=${WIDTHS[(at + n) % WIDTHS.length]}&q=${quality}`),
			),
		);
		if (all.length < DRAWN) throw new Error(`${pictures.length} pictures are too few to draw ${DRAWN}`);
		const inspector = await connectInspector(inspectorPort, "core:user:vetrina-commerce");
		await inspector.send("HeapProfiler.enable");
		const { objects, buffers } = await afterCollection(cloud, inspector, "/health");
		inspector.close();
		return { queue: all.slice(0, DRAWN).reverse(), own: objects + buffers };
	} finally {
		await storefront.stop();
		await cloud.stop();
	}
}
