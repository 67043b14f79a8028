import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Matches custom properties of the platform, such as `c_size`. */
const VENDOR_NAME = /\bc_[a-z]\w*/;
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

const sources = globSync(
	"{pages,payments,sections,worker,client,shared,packages/shop-rules}/**/*.{ts,tsx}",
).filter((file) => !isTest(file));
const naming = sources.filter((file) => VENDOR_NAME.test(readFileSync(file, "utf8")));

test("custom properties of the platform are named in ports alone", () => {
	expect(sources.length).toBeGreaterThan(800);
	expect(naming.filter((file) => file.startsWith("worker/platform/")).length).toBeGreaterThan(20);
	const isPort = (file: string) =>
		file.startsWith("worker/platform/") || /^payments\/[^/]+\/platform\.ts$/.test(file);
	expect(naming.filter((file) => !isPort(file))).toEqual([]);
});
