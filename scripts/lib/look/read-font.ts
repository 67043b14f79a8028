import { brotliDecompressSync } from "node:zlib";

const HEADER = 48;
const SIGNATURE = 0x774f4632;
/** Indices of known tables in WOFF2's directory (W3C WOFF2, 4.1). */
const KNOWN: Readonly<Record<number, string>> = {
	0: "cmap",
	1: "head",
	2: "hhea",
	3: "hmtx",
	10: "glyf",
	11: "loca",
};
const OWN_TAG = 63;
/** Forms of the table of characters: those in the basic plane, and those in all planes. */
const [BASIC, ALL] = [4, 12];

type Table = { name: string; length: number; isTransformed: boolean };

/** Reads the variable-length number at `at`; returns it and the place behind it. */
function readNumber(file: Buffer, at: number): [value: number, next: number] {
	let value = 0;
	for (let next = at; next < at + 5; next++) {
		const byte = file.readUInt8(next);
		value = value * 128 + (byte & 127);
		if (byte < 128) return [value, next + 1];
	}
	throw new Error("A length of the font is damaged.");
}

function readDirectory(file: Buffer): { tables: Table[]; end: number } {
	const tables: Table[] = [];
	let at = HEADER;
	for (let count = file.readUInt16BE(12); count > 0; count--) {
		const flags = file.readUInt8(at++);
		const index = flags & OWN_TAG;
		let name = KNOWN[index] ?? `${index}`;
		if (index === OWN_TAG) {
			name = file.toString("latin1", at, at + 4);
			at += 4;
		}
		let length: number;
		[length, at] = readNumber(file, at);
		const version = flags >> 6;
		// Outlines are transformed unless the version is 3, other tables unless it is 0.
		const isTransformed = name === "glyf" || name === "loca" ? version !== 3 : version !== 0;
		if (isTransformed) [length, at] = readNumber(file, at);
		tables.push({ name, length, isTransformed });
	}
	return { tables, end: at };
}

/** Maps code points to the numbers of their glyphs. */
type Glyphs = Map<number, number>;

function readSegments(table: Buffer, glyphs: Glyphs): void {
	const doubled = table.readUInt16BE(6);
	for (let at = 0; at < doubled; at += 2) {
		const last = table.readUInt16BE(14 + at);
		const first = table.readUInt16BE(16 + doubled + at);
		const delta = table.readUInt16BE(16 + 2 * doubled + at);
		const place = 16 + 3 * doubled + at;
		const offset = table.readUInt16BE(place);
		for (let character = first; character <= last && character < 0xffff; character++) {
			const listed = offset === 0 ? character : table.readUInt16BE(place + offset + 2 * (character - first));
			const glyph = listed === 0 ? 0 : (listed + delta) % 0x10000;
			if (glyph !== 0) glyphs.set(character, glyph);
		}
	}
}

function readGroups(table: Buffer, glyphs: Glyphs): void {
	for (let group = 0; group < table.readUInt32BE(12); group++) {
		const at = 16 + 12 * group;
		const first = table.readUInt32BE(at);
		for (let character = first; character <= table.readUInt32BE(at + 4); character++)
			glyphs.set(character, table.readUInt32BE(at + 8) + character - first);
	}
}

function readGlyphs(map: Buffer): Glyphs {
	const glyphs: Glyphs = new Map();
	for (let entry = 0; entry < map.readUInt16BE(2); entry++) {
		const table = map.subarray(map.readUInt32BE(4 + 8 * entry + 4));
		const format = table.readUInt16BE(0);
		if (format === BASIC) readSegments(table, glyphs);
		if (format === ALL) readGroups(table, glyphs);
	}
	return glyphs;
}

/** Measures of a font in shares of its size. */
export type Font = {
	characters: ReadonlySet<number>;
	ascent: number;
	descent: number;
	/** Returns the width of a text without kerning; undefined if the file does not say it. */
	measure: (text: string) => number | undefined;
};

/** Returns the characters and the measures of a WOFF2 file. Throws if the file is no such font. */
export function readFont(file: Buffer): Font {
	if (file.length < HEADER || file.readUInt32BE(0) !== SIGNATURE)
		throw new Error("The file is no WOFF2 font.");
	const { tables, end } = readDirectory(file);
	const data = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)));
	const contents = new Map<string, Buffer>();
	let at = 0;
	for (const { name, length, isTransformed } of tables) {
		if (!isTransformed) contents.set(name, data.subarray(at, at + length));
		at += length;
	}
	const [map, head, lines, widths] = ["cmap", "head", "hhea", "hmtx"].map((name) => contents.get(name));
	if (!map || !head || !lines) throw new Error("The font lacks its characters or measures.");
	const glyphs = readGlyphs(map);
	const unit = head.readUInt16BE(18);
	const last = lines.readUInt16BE(34) - 1;
	return {
		characters: new Set(glyphs.keys()),
		ascent: lines.readInt16BE(4) / unit,
		descent: -lines.readInt16BE(6) / unit,
		measure: (text) =>
			widths &&
			[...text].reduce((sum, letter) => {
				const glyph = glyphs.get(letter.codePointAt(0) ?? 0) ?? 0;
				return sum + widths.readUInt16BE(4 * Math.min(glyph, last)) / unit;
			}, 0),
	};
}
