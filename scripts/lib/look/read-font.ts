import { brotliDecompressSync } from "node:zlib";

const HEADER = 48;
const SIGNATURE = 0x774f4632;
/** Indices of known tables in WOFF2's directory (W3C WOFF2, 4.1). */
const KNOWN: Readonly<Record<number, string>> = { 0: "cmap", 10: "glyf", 11: "loca" };
const OWN_TAG = 63;
/** Forms of the table of characters: those in the basic plane, and those in all planes. */
const [BASIC, ALL] = [4, 12];

type Table = { name: string; length: number };

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
		tables.push({ name, length });
	}
	return { tables, end: at };
}

function readSegments(table: Buffer, characters: Set<number>): void {
	const doubled = table.readUInt16BE(6);
	for (let at = 0; at < doubled; at += 2) {
		const last = table.readUInt16BE(14 + at);
		const first = table.readUInt16BE(16 + doubled + at);
		const delta = table.readUInt16BE(16 + 2 * doubled + at);
		const place = 16 + 3 * doubled + at;
		const offset = table.readUInt16BE(place);
		for (let character = first; character <= last && character < 0xffff; character++) {
			const listed = offset === 0 ? character : table.readUInt16BE(place + offset + 2 * (character - first));
			if (listed !== 0 && (listed + delta) % 0x10000 !== 0) characters.add(character);
		}
	}
}

function readGroups(table: Buffer, characters: Set<number>): void {
	for (let group = 0; group < table.readUInt32BE(12); group++) {
		const at = 16 + 12 * group;
		for (let character = table.readUInt32BE(at); character <= table.readUInt32BE(at + 4); character++)
			characters.add(character);
	}
}

/** Returns the code points for which a WOFF2 file has glyphs. Throws if the file is no such font. */
export function readCharacters(file: Buffer): Set<number> {
	if (file.length < HEADER || file.readUInt32BE(0) !== SIGNATURE)
		throw new Error("The file is no WOFF2 font.");
	const { tables, end } = readDirectory(file);
	const data = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)));
	let at = 0;
	for (const { name, length } of tables) {
		if (name === "cmap") return readMap(data.subarray(at, at + length));
		at += length;
	}
	throw new Error("The font maps no characters.");
}

function readMap(map: Buffer): Set<number> {
	const characters = new Set<number>();
	for (let entry = 0; entry < map.readUInt16BE(2); entry++) {
		const table = map.subarray(map.readUInt32BE(4 + 8 * entry + 4));
		const format = table.readUInt16BE(0);
		if (format === BASIC) readSegments(table, characters);
		if (format === ALL) readGroups(table, characters);
	}
	return characters;
}
