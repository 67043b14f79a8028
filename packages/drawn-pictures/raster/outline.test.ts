import { expect, it } from "vitest";
import { hiddenBy, openParts } from "./hidden.ts";
import { createOutline, createRows, scanRow } from "./outline.ts";

/** Each character is a pixel: `#` wholly painted, `+` half, `.` not at all. */
const outline = (...lines: string[]) => {
	const rect = { left: 2, top: 1, width: lines[0]?.length ?? 0, height: lines.length };
	const alpha = Uint8Array.from(
		lines.flatMap((line) => [...line].map((dot) => ({ "#": 255, "+": 127.5 })[dot] ?? 0)),
	);
	const rows = createRows(rect.height);
	for (const y of lines.keys()) scanRow(rows, alpha, rect.width, y);
	return createOutline(alpha, rect, rows);
};

it("knows the painted part of each row, and its longest opaque stretch", () => {
	const { from, to, full, end } = outline("..+##+", "......", "##.###");
	expect([...from]).toEqual([2, 6, 0]);
	expect([...to]).toEqual([6, 6, 6]);
	expect([...full].map((start, row) => (end[row] as number) - start)).toEqual([2, 0, 3]);
	expect(full[2]).toBe(3);
});

it("averages the alpha of squares, also of those cut by the border", () => {
	for (const by of [2, 3, 4]) {
		const { width, height, data } = outline("#####", "#####", "#####").shrunk(by);
		expect([width, height]).toEqual([Math.ceil(5 / by), Math.ceil(3 / by)]);
		for (const mean of data) expect(mean).toBeCloseTo(1, 6);
	}
	expect(outline("#.", "##").shrunk(2).data[0]).toBeCloseTo(0.75, 6);
});

it("lists the parts that the front-most shape does not cover", () => {
	const hidden = hiddenBy(outline(".####.", "......"), 4);
	const painted = (row: number) => openParts(hidden, row, 0, 10).filter(([start, end]) => end > start);
	expect(painted(0)).toEqual([[0, 10]]);
	expect(painted(1)).toEqual([
		[0, 3],
		[7, 10],
	]);
	expect(painted(2)).toEqual([[0, 10]]);
	expect(openParts(hidden, 1, 4, 6).filter(([start, end]) => end > start)).toEqual([]);
});
