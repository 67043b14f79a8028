import type { Outline } from "./outline.ts";

/** The stretch of each row that an opaque piece covers; layers behind need not be painted there. */
export type Hidden = { from: Int32Array; to: Int32Array };

export function hiddenBy({ rect, full, end }: Outline, height: number): Hidden {
	const from = new Int32Array(height);
	const to = new Int32Array(height);
	for (let y = 0; y < rect.height; y++) {
		from[rect.top + y] = rect.left + (full[y] as number);
		to[rect.top + y] = rect.left + (end[y] as number);
	}
	return { from, to };
}

export function openParts(
	hidden: Hidden | undefined,
	y: number,
	left: number,
	right: number,
): readonly (readonly [start: number, end: number])[] {
	const from = hidden?.from[y] ?? 0;
	const to = hidden?.to[y] ?? 0;
	if (to <= from) return [[left, right]];
	return [
		[left, Math.min(from, right)],
		[Math.max(to, left), right],
	];
}
