import { crc32, deflateSync } from "node:zlib";
import { mix, toChannels } from "@vetrina/shop-rules/theme/colors.ts";
import type { Hex, ThemeColors } from "@vetrina/shop-rules/theme/theme.ts";

const [WIDTH, HEIGHT] = [900, 1200];
const ROWS_PER_PIXEL = 3;
/** Rows of the floor begin here, as a share of the height. */
const FLOOR = 0.84;

/** Right half of an outline as x and y in hundredths of the width, from the axis; the left half mirrors it. */
export type Outline = readonly (readonly [x: number, y: number])[];

const chunk = (type: string, data: Buffer): Buffer => {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
};

/** Returns pixels of three channels as a PNG file. */
function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	// Eight bits per channel, red, green and blue.
	header.set([8, 2, 0, 0, 0], 8);
	const rows = Buffer.alloc(height * (1 + width * 3));
	for (let y = 0; y < height; y++)
		rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (1 + width * 3) + 1);
	const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
	const parts = [
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(rows, { level: 9 })),
		chunk("IEND", Buffer.alloc(0)),
	];
	return Buffer.concat([signature, ...parts]);
}

/** Returns the x of each crossing of a row with an outline and its mirror image, sorted. */
function crossings(points: readonly (readonly [number, number])[], y: number): number[] {
	const found: number[] = [];
	for (const [at, [x1, y1]] of points.entries()) {
		const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1];
		if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
	}
	return found.toSorted((a, b) => a - b);
}

/** Draws a thing in front of the house's studio, as a PNG of 900 × 1,200 pixels. */
export function drawPicture(outline: Outline, colour: Hex, { studio }: Pick<ThemeColors, "studio">): Buffer {
	const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
	const right = outline.map(([x, y]) => [WIDTH / 2 + (x * WIDTH) / 100, (y * WIDTH) / 100] as const);
	const left = outline.map(([x, y]) => [WIDTH / 2 - (x * WIDTH) / 100, (y * WIDTH) / 100] as const);
	const points = [...right, ...left.toReversed()];
	const [top, middle, bottom] = [toChannels(studio[0]), toChannels(studio[1]), toChannels(studio[2])];
	const thing = toChannels(colour);
	const dark = toChannels(mix("#000000", 0.35, colour));
	const base = Math.max(...points.map(([, y]) => y));
	const reach = Math.max(...right.map(([x]) => x)) - WIDTH / 2;
	const cover = new Float32Array(WIDTH);
	for (let y = 0; y < HEIGHT; y++) {
		cover.fill(0);
		for (let row = 0; row < ROWS_PER_PIXEL; row++) {
			const xs = crossings(points, y + (row + 0.5) / ROWS_PER_PIXEL);
			for (let at = 0; at + 1 < xs.length; at += 2) {
				const [from = 0, to = 0] = [xs[at], xs[at + 1]];
				for (let x = Math.max(0, Math.floor(from)); x < Math.min(WIDTH, Math.ceil(to)); x++)
					cover[x] = (cover[x] ?? 0) + (Math.min(x + 1, to) - Math.max(x, from)) / ROWS_PER_PIXEL;
			}
		}
		const down = y / HEIGHT;
		const share = down < FLOOR ? down / FLOOR : (down - FLOOR) / (1 - FLOOR);
		const [above, below] = down < FLOOR ? [top, middle] : [middle, bottom];
		for (let x = 0; x < WIDTH; x++) {
			const aside = (x - WIDTH / 2) / Math.max(reach, 1);
			// The thing stands on a soft shadow, and its sides turn away from the light.
			const shadow = 0.22 * Math.exp(-((aside / 1.1) ** 2) * 2 - ((y - base) / 26) ** 2);
			const turn = Math.min(1, 0.1 + 0.5 * Math.abs(aside + 0.25) ** 1.6);
			const covered = Math.min(1, cover[x] ?? 0);
			for (let channel = 0; channel < 3; channel++) {
				const ground = ((above[channel] ?? 0) * (1 - share) + (below[channel] ?? 0) * share) * (1 - shadow);
				const lit = (thing[channel] ?? 0) * (1 - turn) + (dark[channel] ?? 0) * turn;
				pixels[(y * WIDTH + x) * 3 + channel] = Math.round(ground * (1 - covered) + lit * covered);
			}
		}
	}
	return encodePng(pixels, WIDTH, HEIGHT);
}
