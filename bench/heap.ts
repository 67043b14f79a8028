import { freePort } from "../scripts/lib/ports.ts";
import { connectInspector, type Heap, type Inspector } from "./lib/inspector.ts";
import { lists } from "./lib/lists.ts";
import { load } from "./lib/load.ts";
import { type Running, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure } from "./lib/table.ts";

const MIB = 1024 * 1024;
const mib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`;
const FLAT = 3 * MIB;

/**
 * Measures the memory of the storefront's isolate (objects and buffers) after 500 and 1,000 list pages, each time after a collection.
 */
export async function measureHeap(cloud: Running): Promise<Figure[]> {
	const inspectorPort = await freePort();
	const storefront = await startStorefront(cloud, { inspectorPort });
	const inspector = await connectInspector(inspectorPort, "core:user:vetrina");
	try {
		await inspector.send("HeapProfiler.enable");
		const paths = lists(12).slice(0, 1000);
		const heaps: number[] = [];
		for (const half of [paths.slice(0, 500), paths.slice(500)]) {
			await load(storefront, half);
			const { objects, buffers } = await afterCollection(storefront, inspector);
			heaps.push(objects + buffers);
		}
		const [first = Number.NaN, second = Number.NaN] = heaps;
		return [
			{ figure: "heap after 500 list pages", measured: mib(first) },
			atMost("heap after 1,000 list pages", second, 64 * MIB, mib),
			atMost("  more than after 500", second - first, FLAT, mib),
		];
	} finally {
		inspector.close();
		await storefront.stop();
	}
}

/** Returns the heap after a collection. The collection runs in a later turn of the isolate, so requests are sent until it has ended. */
export async function afterCollection(
	worker: Running,
	inspector: Inspector,
	path = "/robots.txt",
): Promise<Heap> {
	let isDone = false;
	const reading = inspector
		.send("HeapProfiler.collectGarbage")
		.then(inspector.heap)
		.finally(() => {
			isDone = true;
		});
	while (!isDone) await load(worker, [path]);
	return reading;
}
