/**
 * Counts array buffers and WebAssembly memories that an isolate holds. This module runs in workerd before the measured Worker and
 * replaces its constructors, because workerd has no `process.memoryUsage` and its inspector must not be used while drawing.
 */
export type Held = { buffers: number; wasm: number[] };

const WORTH_COUNTING = 4096;
let buffers = 0;
const memories = new Set<WeakRef<WebAssembly.Memory>>();
let highest: Held = { buffers: 0, wasm: [] };
let most = 0;

const sizes = new WeakMap<ArrayBuffer, { bytes: number }>();
const registry = new FinalizationRegistry<{ bytes: number }>((size) => forget(size));
function forget(size: { bytes: number }): void {
	buffers -= size.bytes;
	size.bytes = 0;
}

function look(): void {
	const wasm: number[] = [];
	let sum = buffers;
	for (const one of memories) {
		const bytes = one.deref()?.buffer.byteLength;
		if (bytes === undefined) memories.delete(one);
		else {
			wasm.push(bytes);
			sum += bytes;
		}
	}
	if (sum <= most) return;
	most = sum;
	highest = { buffers, wasm };
}

function count(buffer: ArrayBufferLike): void {
	if (!(buffer instanceof ArrayBuffer) || buffer.byteLength < WORTH_COUNTING || sizes.has(buffer)) return;
	const size = { bytes: buffer.byteLength };
	sizes.set(buffer, size);
	registry.register(buffer, size);
	buffers += size.bytes;
	look();
}

type Constructor = new (...args: never[]) => { readonly buffer: ArrayBufferLike };
const scope = globalThis as unknown as Record<string, Constructor>;
for (const name of [
	"Uint8Array",
	"Uint8ClampedArray",
	"Uint16Array",
	"Int32Array",
	"Uint32Array",
	"Float32Array",
	"Float64Array",
]) {
	const Original = scope[name] as Constructor;
	const Counted: Constructor = new Proxy(Original, {
		construct(target, args, newTarget): InstanceType<Constructor> {
			const array: InstanceType<Constructor> = Reflect.construct(
				target,
				args,
				newTarget === Counted ? target : newTarget,
			);
			// A view of an existing buffer allocates nothing.
			if (!(args[0] instanceof ArrayBuffer)) count(array.buffer);
			return array;
		},
	});
	// `slice` and `map` allocate with this constructor.
	Original.prototype.constructor = Counted;
	scope[name] = Counted;
}

const transfer = ArrayBuffer.prototype.transfer;
ArrayBuffer.prototype.transfer = function (this: ArrayBuffer, bytes?: number) {
	const size = sizes.get(this);
	const movedBuffer = transfer.call(this, bytes);
	if (size) forget(size);
	count(movedBuffer);
	return movedBuffer;
};

const Instance = WebAssembly.Instance;
function keep(instance: WebAssembly.Instance): WebAssembly.Instance {
	for (const value of Object.values(instance.exports))
		if (value instanceof WebAssembly.Memory) memories.add(new WeakRef(value));
	look();
	return instance;
}
WebAssembly.Instance = new Proxy(Instance, {
	construct: (target, args, newTarget) => keep(Reflect.construct(target, args, newTarget)),
});
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = (async (module: WebAssembly.Module, imports?: WebAssembly.Imports) =>
	keep(await instantiate(module, imports))) as typeof WebAssembly.instantiate;

export function mostHeld(): Held {
	look();
	return highest;
}
