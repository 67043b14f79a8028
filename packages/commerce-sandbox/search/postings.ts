import { Buffer } from "node:buffer";

/**
 * A token's groups are stored as runs `[first, count, fields, …]` of neighbouring groups, because a master's groups are neighbours with
 * nearly equal texts. Runs are base64 text, because D1 returns a BLOB as a JSON array of numbers.
 */

export const FIELDS = {
	name: 1,
	brand: 2,
	category: 4,
	ancestors: 8,
	colour: 16,
	material: 32,
	attribute: 64,
	description: 128,
} as const;

export type Runs = number[];

export class PostingLists {
	readonly lists = new Map<string, Runs>();

	/** Groups must be added in ascending order. */
	add(term: string, group: number, fields: number): void {
		const runs = this.lists.get(term);
		if (!runs) {
			this.lists.set(term, [group, 1, fields]);
			return;
		}
		const last = runs.length - 3;
		if (runs[last + 2] === fields && (runs[last] ?? 0) + (runs[last + 1] ?? 0) === group)
			runs[last + 1] = (runs[last + 1] ?? 0) + 1;
		else runs.push(group, 1, fields);
	}
}

export function encodeRuns(runs: Runs): string {
	const bytes: number[] = [];
	const varint = (value: number): void => {
		let rest = value;
		for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
		bytes.push(rest);
	};
	let end = 0;
	for (let at = 0; at < runs.length; at += 3) {
		const first = runs[at] ?? 0;
		const count = runs[at + 1] ?? 0;
		varint(first - end);
		varint(count);
		bytes.push(runs[at + 2] ?? 0);
		end = first + count;
	}
	return Buffer.from(bytes).toString("base64");
}

export function decodeRuns(parts: readonly string[]): Uint32Array {
	const runs: Runs = [];
	for (const part of parts) {
		const bytes = Buffer.from(part, "base64");
		let at = 0;
		const varint = (): number => {
			let value = 0;
			for (let shift = 0; ; shift += 7) {
				const byte = bytes[at++] ?? 0;
				value |= (byte & 127) << shift;
				if (byte < 128) return value >>> 0;
			}
		};
		for (let end = 0; at < bytes.length; ) {
			const first = end + varint();
			const count = varint();
			runs.push(first, count, bytes[at++] ?? 0);
			end = first + count;
		}
	}
	return Uint32Array.from(runs);
}
