// cspell:ignore startxref xref nwnnwnwnn
import { expect, test } from "vitest";
import { barsOf } from "./code-39.ts";
import { returnLabel } from "./return-label.ts";

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

// proves returns-4
test("the label is a PDF whose parts stand where its table says", () => {
	const label = textOf(
		returnLabel({ returnNo: "V12-R1", to: ["Vetrina (Returns)", "Milano"], from: ["José", "山田"] }),
	);
	expect(label).toMatch(/^%PDF-1\.4\n/);
	expect(label).toMatch(/%%EOF\n$/);
	const offsets = [...label.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
	expect(offsets).toHaveLength(7);
	offsets.forEach((offset, index) => {
		expect(label.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
	});
	const start = Number(/startxref\n(\d+)/.exec(label)?.[1]);
	expect(label.slice(start)).toMatch(/^xref\n/);
	const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(label) ?? [];
	expect(stream).toHaveLength(Number(length));
	expect(label).toContain("(Vetrina \\(Returns\\)) Tj");
	expect(label).toContain("(José) Tj");
	expect(label).not.toContain("山");
});

// proves returns-4
test("the bars of Code 39: nine a character and a gap, three of them wide", () => {
	const bars = barsOf("V1");
	expect(bars).toHaveLength(4 * 9 + 3);
	expect(bars[0]).toEqual({ width: 1, dark: true });
	// The start character as the standard has it.
	expect(
		bars
			.slice(0, 9)
			.map(({ width }) => (width > 1 ? "w" : "n"))
			.join(""),
	).toBe("nwnnwnwnn");
	expect(bars.filter(({ width }) => width > 1)).toHaveLength(12);
});
