/** workerd's own inspector, as far as the benchmarks need it. */
type Result = {
	usedSize?: number;
	backingStorageSize?: number;
	result?: { objectId?: string; value?: unknown };
	objects?: { objectId?: string };
};

export type Inspector = Awaited<ReturnType<typeof connectInspector>>;

export async function connectInspector(port: number, worker: string) {
	const url = `ws://127.0.0.1:${port}/core:user:${worker}`;
	const socket = new WebSocket(url);
	const waiting = new Map<number, (result: Result) => void>();
	let last = 0;
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve);
		socket.addEventListener("error", () => reject(new Error(`The inspector does not answer at ${url}`)));
	});
	socket.addEventListener("message", ({ data }) => {
		const { id, result } = JSON.parse(String(data)) as { id?: number; result?: Result };
		if (id !== undefined) waiting.get(id)?.(result ?? {});
	});
	const send = (method: string, params: object = {}): Promise<Result> =>
		new Promise((resolve) => {
			waiting.set(++last, resolve);
			socket.send(JSON.stringify({ id: last, method, params }));
		});
	return {
		send,
		/** Bytes of objects and of array buffers; those of WebAssembly memories are not among them. */
		heap: async (): Promise<number> => {
			const { usedSize = 0, backingStorageSize = 0 } = await send("Runtime.getHeapUsage");
			return usedSize + backingStorageSize;
		},
		/** Bytes of the WebAssembly memories that are left after a collection. */
		wasm: async (): Promise<number> => {
			const memory = await send("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype" });
			const found = await send("Runtime.queryObjects", { prototypeObjectId: memory.result?.objectId });
			const sum = await send("Runtime.callFunctionOn", {
				objectId: found.objects?.objectId,
				functionDeclaration:
					"function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0); }",
				returnByValue: true,
			});
			return Number(sum.result?.value ?? Number.NaN);
		},
		close: () => socket.close(),
	};
}
