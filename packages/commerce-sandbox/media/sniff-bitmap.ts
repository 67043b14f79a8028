export type BitmapType = "png" | "jpeg" | "webp" | "avif";
export type Bitmap = { type: BitmapType; width: number; height: number };

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
	String.fromCharCode(...bytes.subarray(at, at + length));

export function sniffBitmap(bytes: Uint8Array): Bitmap | undefined {
	if (bytes.length < 24) return undefined;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const bitmap = png(bytes, view) ?? jpeg(bytes, view) ?? webp(bytes, view) ?? avif(bytes, view);
	return bitmap !== undefined && bitmap.width > 0 && bitmap.height > 0 ? bitmap : undefined;
}

function png(bytes: Uint8Array, view: DataView): Bitmap | undefined {
	if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || ascii(bytes, 12, 4) !== "IHDR")
		return undefined;
	return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

function jpeg(bytes: Uint8Array, view: DataView): Bitmap | undefined {
	if (view.getUint16(0) !== 0xffd8) return undefined;
	let at = 2;
	while (at + 9 < bytes.length) {
		if (bytes[at] !== 0xff) return undefined;
		const marker = bytes[at + 1] ?? 0;
		if (marker === 0xff) {
			at += 1;
			continue;
		}
		// C0 to CF start a frame, except C4, C8 and CC, which are other markers.
		if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
			return {
				type: "jpeg",
				height: view.getUint16(at + 5),
				width: view.getUint16(at + 7),
			};
		}
		at += 2 + view.getUint16(at + 2);
	}
	return undefined;
}

function webp(bytes: Uint8Array, view: DataView): Bitmap | undefined {
	if (ascii(bytes, 0, 4) !== "RIFF" || ascii(bytes, 8, 4) !== "WEBP" || bytes.length < 30) return undefined;
	const u24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
	switch (ascii(bytes, 12, 4)) {
		case "VP8X":
			return { type: "webp", width: u24(24) + 1, height: u24(27) + 1 };
		case "VP8L": {
			const bits = view.getUint32(21, true);
			return {
				type: "webp",
				width: (bits & 0x3fff) + 1,
				height: ((bits >>> 14) & 0x3fff) + 1,
			};
		}
		case "VP8 ":
			return {
				type: "webp",
				width: view.getUint16(26, true) & 0x3fff,
				height: view.getUint16(28, true) & 0x3fff,
			};
		default:
			return undefined;
	}
}

function avif(bytes: Uint8Array, view: DataView): Bitmap | undefined {
	if (ascii(bytes, 4, 4) !== "ftyp" || !/avi[fs]/.test(ascii(bytes, 8, Math.min(40, view.getUint32(0) - 8))))
		return undefined;
	// AVIF stores sizes in `ispe` boxes near the start of the file. The largest is the picture's size; the others belong to parts.
	let size: Bitmap | undefined;
	const end = Math.min(bytes.length - 16, 4096);
	for (let at = 12; at < end; at++) {
		if (view.getUint32(at) !== 0x69737065) continue;
		const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
		if (size === undefined || width * height > size.width * size.height)
			size = { type: "avif", width, height };
	}
	return size;
}
