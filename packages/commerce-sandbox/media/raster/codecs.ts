import avifDecoderFactory from "@jsquash/avif/codec/dec/avif_dec.js";
import avifDecoderWasm from "@jsquash/avif/codec/dec/avif_dec.wasm";
import avifEncoderFactory from "@jsquash/avif/codec/enc/avif_enc.js";
import avifEncoderWasm from "@jsquash/avif/codec/enc/avif_enc.wasm";
import jpegDecoderFactory from "@jsquash/jpeg/codec/dec/mozjpeg_dec.js";
import jpegDecoderWasm from "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm";
import jpegEncoderFactory from "@jsquash/jpeg/codec/enc/mozjpeg_enc.js";
import jpegEncoderWasm from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import * as pngWasm from "@jsquash/png/codec/pkg/squoosh_png_bg.wasm";
import * as resizeWasm from "@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm";
import webpDecoderFactory from "@jsquash/webp/codec/dec/webp_dec.js";
import webpDecoderWasm from "@jsquash/webp/codec/dec/webp_dec.wasm";
import webpEncoderFactory from "@jsquash/webp/codec/enc/webp_enc_simd.js";
import webpEncoderWasm from "@jsquash/webp/codec/enc/webp_enc_simd.wasm";
import type { Pixels } from "../../house/media.ts";
import { startPng, startResizer } from "./bindgen.ts";

/** Squoosh's codecs create `ImageData` objects, which workerd lacks. */
(globalThis as { ImageData?: unknown }).ImageData ??= class ImageData {
	readonly data: Uint8ClampedArray;
	readonly width: number;
	readonly height: number;
	constructor(data: Uint8ClampedArray, width: number, height: number) {
		this.data = data;
		this.width = width;
		this.height = height;
	}
};

type Factory<T> = (options: Record<string, unknown>) => Promise<T>;

/** `letGo` releases a codec with its memory, because WebAssembly memory never shrinks. */
type Codec<T> = (() => Promise<T>) & { letGo(): void };

const memories = new Map<object, WebAssembly.Memory>();

export const wasmBytes = (): number =>
	[...memories.values()].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);

function keepMemory(owner: object, exports: WebAssembly.Exports): void {
	for (const value of Object.values(exports))
		if (value instanceof WebAssembly.Memory) memories.set(owner, value);
}

function emscripten<T>(factory: unknown, wasm: WebAssembly.Module): Codec<T> {
	const start = () =>
		(factory as Factory<T>)({
			noInitialRun: true,
			instantiateWasm: (imports: WebAssembly.Imports, ready: (instance: WebAssembly.Instance) => void) => {
				const instance = new WebAssembly.Instance(wasm, imports);
				keepMemory(wasm, instance.exports);
				ready(instance);
				return instance.exports;
			},
		});
	return restartable(wasm, start);
}

function bindgen<T>(
	startCodec: (wasm: WebAssembly.Module) => { memory: WebAssembly.Memory; codec: T },
	wasm: WebAssembly.Module,
): Codec<T> {
	return restartable(wasm, async () => {
		const { memory, codec } = startCodec(wasm);
		memories.set(wasm, memory);
		return codec;
	});
}

function restartable<T>(wasm: WebAssembly.Module, start: () => Promise<T>): Codec<T> {
	let startPromise = once(start);
	return Object.assign(() => startPromise(), {
		letGo: () => {
			memories.delete(wasm);
			startPromise = once(start);
		},
	});
}

const toModule = (wasm: object): WebAssembly.Module => (wasm as { default: WebAssembly.Module }).default;

export const isWide = (width: number, height: number): boolean => width * height >= 1_000_000;

export function once<T>(start: () => Promise<T>): () => Promise<T> {
	let startPromise: Promise<T> | undefined;
	return () => {
		startPromise ??= start().catch((error: unknown) => {
			startPromise = undefined;
			throw error;
		});
		return startPromise;
	};
}

type Encoder = {
	encode(
		data: Uint8ClampedArray | Uint8Array,
		width: number,
		height: number,
		options: object,
	): Uint8Array | null;
};
type Decoder = {
	decode(bytes: Uint8Array, option?: boolean | number): Pixels | null;
};

export const avifEncoder = emscripten<Encoder>(avifEncoderFactory, avifEncoderWasm);
export const avifDecoder = emscripten<Decoder>(avifDecoderFactory, avifDecoderWasm);
export const webpEncoder = emscripten<Encoder>(webpEncoderFactory, webpEncoderWasm);
export const webpDecoder = emscripten<Decoder>(webpDecoderFactory, webpDecoderWasm);
export const jpegEncoder = emscripten<Encoder>(jpegEncoderFactory, jpegEncoderWasm);
export const jpegDecoder = emscripten<Decoder>(jpegDecoderFactory, jpegDecoderWasm);
export const png = bindgen(startPng, toModule(pngWasm));
export const resizer = bindgen(startResizer, toModule(resizeWasm));
