// cspell:ignore xref startxref endobj endstream nendobj nstartxref nendstream nstream ntrailer
import { barsOf } from "./code-39.ts";

/** The label of a return as a PDF of one page: to whom, from where, and its number, also as bars (returns-4). */

type Label = {
	returnNo: string;
	to: readonly string[];
	from: readonly string[];
};

/** Points; a label of 100 by 150 millimetres. */
const WIDTH = 283;
const HEIGHT = 425;
const MARGIN = 24;
const BARS_HEIGHT = 72;

/** What the standard fonts of a PDF can write; names in other scripts are left to the bars. */
const isLatin = (text: string): boolean => /^[\x20-\x7e\u00a0-\u00ff]+$/.test(text);
const literal = (text: string): string => `(${text.replace(/[\\()]/g, "\\$&")})`;

const write = (text: string, y: number, size: number, font: "F1" | "F2" = "F1"): string =>
	`BT /${font} ${size} Tf ${MARGIN} ${y} Td ${literal(text)} Tj ET`;

const block = (title: string, lines: readonly string[], top: number, size: number): string[] => [
	write(title, top, 8),
	...lines.filter(isLatin).map((line, index) => write(line, top - (index + 1) * (size + 4) - 4, size, "F2")),
];

function bars(text: string, y: number): string[] {
	const all = barsOf(text);
	const units = all.reduce((sum, { width }) => sum + width, 0);
	const unit = (WIDTH - 2 * MARGIN) / units;
	let x = MARGIN;
	return all.flatMap(({ width, dark }) => {
		const left = x;
		x += width * unit;
		return dark ? [`${left.toFixed(3)} ${y} ${(width * unit).toFixed(3)} ${BARS_HEIGHT} re f`] : [];
	});
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Bytes of the document; every character of it is one byte. */
export function returnLabel({ returnNo, to, from }: Label): Uint8Array {
	const rule = (y: number): string => `${MARGIN} ${y} m ${WIDTH - MARGIN} ${y} l S`;
	const drawing = [
		...block("TO", to, HEIGHT - MARGIN - 8, 15),
		rule(HEIGHT - 150),
		...block("FROM", from, HEIGHT - 168, 10),
		rule(170),
		write("RETURN", 150, 8),
		write(returnNo, 126, 18, "F2"),
		...bars(returnNo, 36),
	].join("\n");
	const font = (name: string): string =>
		`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
		`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
		font("Helvetica"),
		font("Helvetica-Bold"),
		`<< /Title ${literal(returnNo)} >>`,
	];
	let text = "%PDF-1.4\n";
	const offsets = objects.map((object, index) => {
		const offset = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	});
	const start = text.length;
	const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
	return bytesOf(text);
}
