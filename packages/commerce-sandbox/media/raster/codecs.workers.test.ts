import { expect, it } from "vitest";
import type { BitmapType } from "../sniff-bitmap.ts";
import { wasmBytes } from "./codecs.ts";
import { decode, scaleTo } from "./decode.ts";
import { encode } from "./encode.ts";

/** Milliseconds: photographs are encoded, decoded and scaled by the processor alone. */
const SCALING_TIMEOUT = 120_000;

/** Makes a photograph whose left half is red and whose right half is blue. */
function makePhotograph(width: number, height: number) {
	const data = new Uint8ClampedArray(width * height * 4).fill(255);
	for (let i = 0; i < width * height; i++) {
		const isLeft = i % width < width / 2;
		data.set(isLeft ? [200, 20, 20] : [20, 20, 200], i * 4);
	}
	return { data, width, height };
}

async function makeRendition(type: BitmapType & ("png" | "jpeg"), width: number, height: number) {
	const bytes = await encode(makePhotograph(width, height), type, 90);
	return scaleTo(await decode(bytes, type), 160);
}

// proves media-10
it("holds no more memory after a large photograph than after a small one", {
	timeout: SCALING_TIMEOUT,
}, async () => {
	for (const type of ["jpeg", "png"] as const) {
		await makeRendition(type, 300, 200);
		const afterSmall = wasmBytes();
		await makeRendition(type, 3000, 2000);
		expect([type, wasmBytes() <= afterSmall]).toEqual([type, true]);
	}
});

it("keeps colours and form of a photograph that it scales", { timeout: SCALING_TIMEOUT }, async () => {
	for (const type of ["jpeg", "png"] as const) {
		const { data, width, height } = await makeRendition(type, 900, 600);
		expect([width, height]).toEqual([160, 107]);
		const middle = Math.floor(height / 2) * width;
		const pixels = [middle + 20, middle + width - 20].map((at) => [...data.slice(at * 4, at * 4 + 4)]);
		expect(pixels.map(([red = 0, , blue = 0, alpha]) => [Math.sign(red - blue), alpha])).toEqual([
			[1, 255],
			[-1, 255],
		]);
	}
});

it("refuses a broken PNG, and decodes the next one", { timeout: SCALING_TIMEOUT }, async () => {
	const bytes = await encode(makePhotograph(20, 10), "png", 90);
	await expect(decode(bytes.slice(0, 40), "png")).rejects.toThrow();
	expect(await decode(bytes, "png")).toMatchObject({ width: 20, height: 10 });
});
