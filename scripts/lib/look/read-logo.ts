import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const BOX = /\bviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/;
/** Scripts and addresses, which a mask does not load and a file opened by itself would. */
const FOREIGN = /<script|\son\w+\s*=|\bhref=["'](?!#)|<foreignObject|@import/i;

/** Returns width divided by height of a logo. Throws if it is no SVG that a mask can have. */
export function readRatio(house: string, path: string): number {
	const svg = readFileSync(resolve(house, path), "utf8");
	const [, width, height] = BOX.exec(svg) ?? [];
	if (!/<svg[\s>]/.test(svg) || !Number(width) || !Number(height))
		throw new Error(`The logo ${path} is no SVG with a viewBox, from which its ratio is read.`);
	if (FOREIGN.test(svg)) throw new Error(`The logo ${path} has a script or an address of another file.`);
	return Number(width) / Number(height);
}
