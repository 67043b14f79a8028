// cspell:ignore wbindgen newwithownedu clampedarrayandsh indgen
import type { Pixels } from "../../house/media.ts";

/**
 * Exports of squoosh's Rust codecs (PNG and resizer, built with wasm-bindgen). Squoosh's own loaders are not used, because they keep one
 * instance, whose memory never shrinks.
 */
type Exports = {
	memory: WebAssembly.Memory;
	__wbindgen_malloc(bytes: number, align: number): number;
	__wbindgen_free(start: number, bytes: number, align: number): void;
	__wbindgen_add_to_stack_pointer(bytes: number): number;
};
type PngExports = Exports & {
	encode(result: number, start: number, bytes: number, width: number, height: number, depth: number): void;
	decode(start: number, bytes: number): void;
};
type ResizeExports = Exports & {
	resize(
		result: number,
		start: number,
		bytes: number,
		width: number,
		height: number,
		toWidth: number,
		toHeight: number,
		filter: number,
		premultiplied: boolean,
		inLinearLight: boolean,
	): void;
};

function passBytes(exports: Exports, bytes: Uint8Array): [start: number, length: number] {
	const start = exports.__wbindgen_malloc(bytes.length, 1) >>> 0;
	new Uint8Array(exports.memory.buffer).set(bytes, start);
	return [start, bytes.length];
}

function takeBytes(exports: Exports, start: number, length: number): Uint8ClampedArray<ArrayBuffer> {
	const bytes = new Uint8ClampedArray(exports.memory.buffer, start >>> 0, length).slice();
	exports.__wbindgen_free(start, length, 1);
	return bytes;
}

function callForBytes(exports: Exports, call: (result: number) => void): Uint8ClampedArray<ArrayBuffer> {
	const result = exports.__wbindgen_add_to_stack_pointer(-16);
	try {
		call(result);
		const [start = 0, length = 0] = new Int32Array(exports.memory.buffer, result, 2);
		return takeBytes(exports, start, length);
	} finally {
		exports.__wbindgen_add_to_stack_pointer(16);
	}
}

export type Resize = (pixels: Pixels, width: number, height: number) => Uint8ClampedArray<ArrayBuffer>;

const LANCZOS = 3;

export function startResizer(wasm: WebAssembly.Module): { memory: WebAssembly.Memory; codec: Resize } {
	const exports = new WebAssembly.Instance(wasm, { wbg: {} }).exports as unknown as ResizeExports;
	const codec: Resize = ({ data, width, height }, toWidth, toHeight) =>
		callForBytes(exports, (result) => {
			const [start, length] = passBytes(
				exports,
				new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
			);
			exports.resize(result, start, length, width, height, toWidth, toHeight, LANCZOS, true, true);
		});
	return { memory: exports.memory, codec };
}

export type Png = {
	encode(data: Uint8Array, width: number, height: number): Uint8Array;
	decode(bytes: Uint8Array): Pixels;
};

export function startPng(wasm: WebAssembly.Module): { memory: WebAssembly.Memory; codec: Png } {
	let pixels: Pixels | undefined;
	const imports: Record<string, (...args: number[]) => number> = {
		newwithownedu8clampedarrayandsh: (start = 0, length = 0, width = 0, height = 0) => {
			pixels = { data: takeBytes(exports, start, length), width, height };
			return 0;
		},
		throw: (start = 0, length = 0) => {
			throw new Error(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, start >>> 0, length)));
		},
	};
	const { exports: all } = new WebAssembly.Instance(wasm, { wbg: nameImports(wasm, imports) });
	const exports = all as unknown as PngExports;
	const codec: Png = {
		encode: (data, width, height) =>
			new Uint8Array(
				callForBytes(exports, (result) => {
					exports.encode(result, ...passBytes(exports, data), width, height, 8);
				}).buffer,
			),
		decode: (bytes) => {
			pixels = undefined;
			exports.decode(...passBytes(exports, bytes));
			if (pixels === undefined) throw new Error("The PNG could not be decoded");
			return pixels;
		},
	};
	return { memory: exports.memory, codec };
}

function nameImports(wasm: WebAssembly.Module, functions: Record<string, (...args: number[]) => number>) {
	return Object.fromEntries(
		WebAssembly.Module.imports(wasm).map(({ name }) => {
			const short = name.replace(/^__wb(?:g|indgen)_/, "").replace(/_[0-9a-f]{16}$/, "");
			return [name, functions[short] ?? (() => 0)];
		}),
	);
}
