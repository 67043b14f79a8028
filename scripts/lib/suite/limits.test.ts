import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { findClosing } from "../../add/plan.ts";
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

const SOURCES = {
	pattern: "{client,e2e,packages,pages,payments,scripts,sections,shared,tests,worker}/**/*.{ts,tsx}",
	options: { cwd: root, exclude: ["**/node_modules/**", "scripts/lib/suite/**"] },
};

test("no test limits the time by the clock that something takes, because a busy machine takes longer: it counts, compares, or measures the processor's time", () => {
	const files = globSync(SOURCES.pattern, SOURCES.options).filter((file) =>
		/\.(?:test|spec)\.tsx?$/.test(file),
	);
	expect(files.length).toBeGreaterThan(0);
	const clocked = files.flatMap((file) =>
		[
			...readFileSync(resolve(root, file), "utf8").matchAll(
				/expect\((?:performance|Date)\.now\(\) - [^)]+\)\.toBeLess/g,
			),
		].map(([expectation]) => `${file}: ${expectation}`),
	);
	expect(clocked).toEqual([]);
});

test("what waits by vi.waitFor says for how long: by default it is one second, in which a busy machine may not answer once", () => {
	const files = globSync(SOURCES.pattern, SOURCES.options);
	const waits = files.flatMap((file) => {
		const source = readFileSync(resolve(root, file), "utf8");
		return [...source.matchAll(/vi\.wait(?:For|Until)\(/g)].map(({ 0: name, index }) => ({
			place: `${file}:${source.slice(0, index).split("\n").length}`,
			call: source.slice(index + name.length, findClosing(source, index + name.length)),
		}));
	});
	expect(waits.length).toBeGreaterThan(0);
	// The second argument is an object with a limit, or a constant.
	const unlimited = waits.filter(({ call }) => !/timeout: |, *\s*[A-Z_]+,?\s*$/.test(call));
	expect(unlimited.map(({ place }) => place)).toEqual([]);
});
