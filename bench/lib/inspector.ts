type Result = {
	usedSize?: number;
	backingStorageSize?: number;
};

type Message = { id?: number; result?: Result };

/** Bytes of objects and of array buffers, without WebAssembly memories. */
export type Heap = { objects: number; buffers: number };

export type Inspector = Awaited<ReturnType<typeof connectInspector>>;

export async function connectInspector(port: number, service: string) {
	const url = `ws://127.0.0.1:${port}/${service}`;
	const socket = new WebSocket(url);
	const waiting = new Map<number, (result: Result) => void>();
	let last = 0;
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve);
		socket.addEventListener("error", () => reject(new Error(`The inspector does not respond at ${url}`)));
	});
	socket.addEventListener("message", ({ data }) => {
		const { id, result } = JSON.parse(String(data)) as Message;
		if (id === undefined) return;
		waiting.get(id)?.(result ?? {});
		waiting.delete(id);
	});
	const send = (method: string): Promise<Result> =>
		new Promise((resolve) => {
			waiting.set(++last, resolve);
			socket.send(JSON.stringify({ id: last, method }));
		});
	return {
		send,
		heap: async (): Promise<Heap> => {
			const { usedSize = 0, backingStorageSize = 0 } = await send("Runtime.getHeapUsage");
			return { objects: usedSize, buffers: backingStorageSize };
		},
		close: () => socket.close(),
	};
}
