import { setTimeout as pause } from "node:timers/promises";
import { WIDTHS } from "../commerce/media/rendition-request.ts";
import { freePort } from "../scripts/lib/ports.ts";
import { heapAfterCollection } from "./heap.ts";
import { connectInspector } from "./lib/inspector.ts";
import { residentOf } from "./lib/process-cpu.ts";
import { startCloud, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure } from "./lib/table.ts";
import { collect, PICTURE_HEADERS } from "./pictures.ts";

const MIB = 1024 * 1024;
const mib = (bytes: number): string => `${(bytes / MIB).toFixed(0)} MiB`;
const DRAWN = 1000;
const AT_ONCE = 6;
/** As `Retry-After` says (ms), and how often at most. */
const RETRY_MS = 2_000;
const TRIES = 10;
/** By then every encoder has made its largest picture. */
const WARM = 50;
const FLAT = 150 * MIB;
const ISOLATE = 128 * MIB;
/** What the largest picture takes at its peak: pixels and fields, rasteriser, WebP (decision 49). The inspector does not see it. */
const DRAWING = 95 * MIB;

/** What drawing leaves behind: 1,000 pictures that were never drawn, at mixed widths, six at a time. */
export async function measureDrawing(): Promise<Figure[]> {
	const inspectorPort = await freePort();
	const cloud = await startCloud(undefined, { inspectorPort });
	try {
		const queue = await addresses(cloud);
		const inspector = await connectInspector(inspectorPort, "vetrina-commerce");
		let [drawn, again, warm, highest, heap] = [0, 0, 0, 0, 0];
		const ask = async (path: string, tries = TRIES): Promise<void> => {
			// A kept connection may be closed under a request: the one thread of the runtime was drawing.
			const response = await fetch(cloud.origin + path, { headers: PICTURE_HEADERS }).catch(() => undefined);
			await response?.arrayBuffer();
			if (tries > 1 && (!response || response.status === 503)) {
				again += 1;
				await pause(RETRY_MS);
				return ask(path, tries - 1);
			}
			if (!response) throw new Error(`The cloud does not answer for ${path}`);
			if (!response.ok) throw new Error(`${response.status} for ${path}`);
			drawn += 1;
		};
		// Between the rounds: the runtime may not be looked into while it draws.
		for (let six = queue.splice(-AT_ONCE); six.length > 0; six = queue.splice(-AT_ONCE)) {
			await Promise.all(six.map(ask));
			const resident = residentOf(cloud.pid);
			if (drawn <= WARM) warm = Math.max(warm, resident);
			highest = Math.max(highest, resident);
			heap = Math.max(heap, await inspector.heap());
		}
		await inspector.send("HeapProfiler.enable");
		const left = await heapAfterCollection(cloud, inspector, "/health");
		inspector.close();
		return [
			{ figure: `pictures drawn, ${AT_ONCE} at a time`, measured: `${drawn}, ${again} asked for again` },
			{ figure: `process with the first ${WARM}`, measured: mib(warm) },
			atMost("  more than that afterwards", highest - warm, FLAT, mib),
			{ figure: "isolate: heap and buffers between rounds, highest", measured: mib(heap) },
			atMost("  after a collection", left, ISOLATE - DRAWING, mib),
		];
	} finally {
		await cloud.stop();
	}
}

/** Each picture of the shop at each width, in qualities that no page asks for; mixed, so that no width comes alone. */
async function addresses(cloud: { origin: string }): Promise<string[]> {
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
		return all.slice(0, DRAWN).reverse();
	} finally {
		await storefront.stop();
	}
}
