import { freePort } from "../scripts/lib/ports.ts";
import { lists } from "./lib/lists.ts";
import { load } from "./lib/load.ts";
import { type Running, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure } from "./lib/table.ts";

const MIB = 1024 * 1024;
const mib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`;
/** What may still move between 500 and 1,000 pages. */
const FLAT = 3 * MIB;

/** What the storefront's isolate holds after a collection, its pages' bytes included, by workerd's own inspector. */
export async function measureHeap(cloud: Running): Promise<Figure[]> {
	const inspectorPort = await freePort();
	const storefront = await startStorefront(cloud, { inspectorPort });
	const inspector = await connect(`ws://127.0.0.1:${inspectorPort}/core:user:vetrina`);
	try {
		await inspector.send("HeapProfiler.enable");
		const paths = lists(12).slice(0, 1000);
		const heaps: number[] = [];
		for (const half of [paths.slice(0, 500), paths.slice(500)]) {
			await load(storefront, half);
			heaps.push(await heapAfterCollection(storefront, inspector));
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

/** A collection that is asked for is done with the isolate's next turn: a request brings it. */
async function heapAfterCollection(storefront: Running, inspector: Inspector): Promise<number> {
	const collected = inspector.send("HeapProfiler.collectGarbage");
	await load(storefront, ["/robots.txt"]);
	await collected;
	const { usedSize = 0, backingStorageSize = 0 } = await inspector.send("Runtime.getHeapUsage");
	return usedSize + backingStorageSize;
}

type Inspector = Awaited<ReturnType<typeof connect>>;
type HeapUsage = { usedSize?: number; backingStorageSize?: number };

async function connect(url: string) {
	const socket = new WebSocket(url);
	const waiting = new Map<number, (result: HeapUsage) => void>();
	let last = 0;
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve);
		socket.addEventListener("error", () => reject(new Error(`The inspector does not answer at ${url}`)));
	});
	socket.addEventListener("message", ({ data }) => {
		const { id, result } = JSON.parse(String(data)) as { id?: number; result?: HeapUsage };
		if (id !== undefined) waiting.get(id)?.(result ?? {});
	});
	return {
		send: (method: string): Promise<HeapUsage> =>
			new Promise((resolve) => {
				waiting.set(++last, resolve);
				socket.send(JSON.stringify({ id: last, method }));
			}),
		close: () => socket.close(),
	};
}
