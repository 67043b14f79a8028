/** Size, codewords and alignment of version 3 at error correction level M, which holds 42 bytes (ISO/IEC 18004). */
const SIZE = 29;
const DATA_CODEWORDS = 44;
const CORRECTION_CODEWORDS = 26;
const ALIGNMENT = 22;
const FINDERS = [
	[0, 0],
	[SIZE - 7, 0],
	[0, SIZE - 7],
] as const;
/** Level M and mask 0, with their own error correction. */
const FORMAT = 0b101010000010010;

const MAX_BYTES = DATA_CODEWORDS - 2;

type Cells = (boolean | undefined)[][];

const multiply = (a: number, b: number): number => {
	let product = 0;
	for (let bit = 7; bit >= 0; bit--) {
		product = (product << 1) ^ ((product >> 7) * 0x11d);
		if ((b >> bit) & 1) product ^= a;
	}
	return product;
};

const buildGenerator = (degree: number): number[] => {
	let generator = [1];
	let root = 1;
	for (let step = 0; step < degree; step++) {
		const next = [...generator, 0];
		for (const [index, value] of generator.entries())
			next[index + 1] = (next[index + 1] ?? 0) ^ multiply(value, root);
		generator = next;
		root = multiply(root, 2);
	}
	return generator.slice(1);
};

/** Returns the Reed-Solomon codewords that a reader needs to correct errors in the data. */
const correctionFor = (data: readonly number[]): number[] => {
	const generator = buildGenerator(CORRECTION_CODEWORDS);
	let rest = Array.from({ length: CORRECTION_CODEWORDS }, () => 0);
	for (const codeword of data) {
		const factor = codeword ^ (rest[0] ?? 0);
		rest = [...rest.slice(1), 0].map((value, index) => value ^ multiply(generator[index] ?? 0, factor));
	}
	return rest;
};

const toCodewords = (bytes: Uint8Array): number[] => {
	const bits = `0100${bytes.length.toString(2).padStart(8, "0")}${[...bytes]
		.map((byte) => byte.toString(2).padStart(8, "0"))
		.join("")}0000`;
	const data = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
	for (let pad = 0xec; data.length < DATA_CODEWORDS; pad ^= 0xec ^ 0x11) data.push(pad);
	return [...data, ...correctionFor(data)];
};

const set = (cells: Cells, x: number, y: number, isDark: boolean): void => {
	const row = cells[y];
	if (row && x >= 0 && x < SIZE) row[x] = isDark;
};

const drawPatterns = (cells: Cells): void => {
	for (let at = 0; at < SIZE; at++) {
		set(cells, at, 6, at % 2 === 0);
		set(cells, 6, at, at % 2 === 0);
	}
	const drawSquares = (x: number, y: number, radius: number, isDark: (distance: number) => boolean): void => {
		for (let dy = -radius; dy <= radius; dy++)
			for (let dx = -radius; dx <= radius; dx++)
				set(cells, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
	};
	for (const [x, y] of FINDERS) drawSquares(x + 3, y + 3, 4, (distance) => distance !== 2 && distance < 4);
	drawSquares(ALIGNMENT, ALIGNMENT, 2, (distance) => distance !== 1);
	for (let bit = 0; bit < 15; bit++) {
		const isDark = ((FORMAT >> bit) & 1) === 1;
		const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
		if (bit < 8) {
			set(cells, 8, near, isDark);
			set(cells, SIZE - 1 - bit, 8, isDark);
		} else {
			set(cells, bit === 8 ? 7 : near, 8, isDark);
			set(cells, 8, SIZE - 15 + bit, isDark);
		}
	}
	set(cells, 8, SIZE - 8, true);
};

/** Fills the free cells in pairs of columns from the right, upwards and downwards in turn, with mask 0. */
const drawCodewords = (cells: Cells, codewords: readonly number[]): void => {
	let bit = 0;
	for (let right = SIZE - 1; right > 0; right -= right === 8 ? 3 : 2) {
		const goesUp = ((SIZE - 1 - (right < 6 ? right + 1 : right)) & 2) === 0;
		for (let step = 0; step < SIZE; step++) {
			const y = goesUp ? SIZE - 1 - step : step;
			for (const x of [right, right - 1]) {
				if (cells[y]?.[x] !== undefined) continue;
				const value = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
				set(cells, x, y, (value === 1) !== ((x + y) % 2 === 0));
				bit++;
			}
		}
	}
};

/** Returns rows of dark and light cells. Throws a RangeError if the text has more than 42 bytes. */
export const makeQrCode = (text: string): boolean[][] => {
	const bytes = new TextEncoder().encode(text);
	if (bytes.length > MAX_BYTES) throw new RangeError(`A code holds ${MAX_BYTES} bytes, not ${bytes.length}`);
	const cells: Cells = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }));
	drawPatterns(cells);
	drawCodewords(cells, toCodewords(bytes));
	return cells.map((row) => row.map((isDark) => isDark === true));
};
