import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const PAUSE = 20;

/**
 * Polls an address in a thread of its own, so that the benchmark's work is not measured. `slowest` ends the polling and resolves with
 * the slowest response in milliseconds.
 */
export function watchHealth(url: string): { slowest(): Promise<number> } {
	const worker = new Worker(new URL(import.meta.url), { workerData: url });
	return {
		slowest: () =>
			new Promise((resolve, reject) => {
				worker.once("message", resolve);
				worker.once("error", reject);
				worker.postMessage("end");
			}),
	};
}

if (!isMainThread && parentPort) {
	let isWanted = true;
	parentPort.once("message", () => {
		isWanted = false;
	});
	let slowest = 0;
	while (isWanted) {
		const since = performance.now();
		await (await fetch(workerData as string)).arrayBuffer();
		slowest = Math.max(slowest, performance.now() - since);
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
	}
	parentPort.postMessage(slowest);
}
