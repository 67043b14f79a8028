import { expect, it } from "vitest";
import { cropMotifs } from "./crop-motifs.ts";

const motif = (x: number, y: number) => `M${x} ${y}q1 2 3 4t1 1t-2${".1".repeat(20)} 3z`;
const many = Array.from({ length: 100 }, (_, i) => motif(i * 20, 50)).join("");

it("leaves out motifs far from the visible part", () => {
	const cropped = cropMotifs(`<path d="${many}" fill="#fff"/>`, [0, 0, 200, 300]);
	expect(cropped).toContain(motif(0, 50));
	expect(cropped).toContain(motif(200, 50));
	expect(cropped).not.toContain(motif(600, 50));
	expect(cropped).toMatch(/^<path d="M.*" fill="#fff"\/>$/);
});

it("keeps outlines, short paths and moved groups", () => {
	const outline = `M900 900L${"1 2 ".repeat(2000)}Z`;
	for (const drawn of [
		`<path d="${outline}"/>`,
		`<path d="${motif(900, 900)}"/>`,
		`<g transform="scale(2)"><path d="${many}"/></g>`,
	])
		expect(cropMotifs(drawn, [0, 0, 100, 100])).toBe(drawn);
});
