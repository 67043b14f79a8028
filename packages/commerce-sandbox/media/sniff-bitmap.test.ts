import { describe, expect, it } from "vitest";
import { sniffBitmap } from "./sniff-bitmap.ts";

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
	new Uint8Array(
		parts.flatMap((part) =>
			typeof part === "string" ? Array.from(part, (c) => c.charCodeAt(0)) : [...part],
		),
	);
const padded = (head: Uint8Array): Uint8Array => {
	const whole = new Uint8Array(64);
	whole.set(head);
	return whole;
};

describe("the type of a file", () => {
	it("reads type and size from the first bytes", () => {
		expect(
			sniffBitmap(
				padded(bytes([0x89], "PNG\r\n", [0x1a], "\n", [0, 0, 0, 13], "IHDR", [0, 0, 1, 0, 0, 0, 2, 0])),
			),
		).toEqual({ type: "png", width: 256, height: 512 });
		expect(
			sniffBitmap(padded(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 100, 0, 50]))),
		).toEqual({ type: "jpeg", width: 50, height: 100 });
		expect(
			sniffBitmap(
				padded(bytes("RIFF", [0, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 199, 0, 0])),
			),
		).toEqual({ type: "webp", width: 100, height: 200 });
		expect(
			sniffBitmap(
				padded(
					bytes(
						[0, 0, 0, 20],
						"ftypavif",
						[0, 0, 0, 0],
						"mif1",
						[0, 0, 0, 20],
						"ispe",
						[0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 40],
					),
				),
			),
		).toEqual({ type: "avif", width: 30, height: 40 });
	});

	it.each([
		["nothing", new Uint8Array(0)],
		["text", padded(bytes("<svg onload=alert(1)>"))],
		["a PNG without a size", padded(bytes([0x89], "PNG\r\n", [0x1a], "\n", [0, 0, 0, 13], "IHDR"))],
		["a JPEG that ends early", bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff], new Array<number>(20).fill(0))],
		["a GIF", padded(bytes("GIF89a", [1, 0, 1, 0]))],
	])("does not take %s for a picture", (_, file) => {
		expect(sniffBitmap(file)).toBeUndefined();
	});
});
