import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run.ts";

const LIMIT = /^\}, ([\d_]+)\);|^(?:\t\{ |\t)timeout: ([\d_]+)(?: \}|,$)/gm;

/** Milliseconds after which the project of the stack ends a test (vitest.config.ts). */
const readProjectLimit = (): number => {
	const [, limit = ""] =
		/^const HANGS_AFTER = ([\d_]+);/m.exec(readFileSync(resolve(root, "vitest.config.ts"), "utf8")) ?? [];
	return Number(limit.replaceAll("_", ""));
};

test("a test of the stack that names a limit of its own names a longer one than the project's", () => {
	const projectLimit = readProjectLimit();
	expect(projectLimit).toBeGreaterThan(0);
	const files = globSync("tests/**/*.test.ts", { cwd: root, exclude: ["tests/houses/**"] });
	expect(files.length).toBeGreaterThan(0);
	const shorter = files.flatMap((file) =>
		[...readFileSync(resolve(root, file), "utf8").matchAll(LIMIT)]
			.map(([, last, option]) => Number((last ?? option ?? "").replaceAll("_", "")))
			.filter((limit) => limit < projectLimit)
			.map((limit) => `${file}: ${limit}`),
	);
	expect(shorter).toEqual([]);
});
