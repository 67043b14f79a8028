import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { logEntry } from "../../../worker/base/log.ts";
import { root } from "../run.ts";
import { describeLogEntry, readLogLine } from "./log-lines.ts";
import { findOwnPosition, quoteSource } from "./source-frame.ts";

const LOADER = resolve(root, "pages/routes.ts");
const STACK = [
	"TypeError: links is not iterable",
	`    at Array.map (<anonymous>)`,
	"    at runInRunnerObject (workers/runner-worker/index.js:107:3)",
	`    at compose (${root}/node_modules/hono/dist/compose.js:22:23)`,
	`    at routeAt (${LOADER}:3:10)`,
	`    at dispatch (file://${root}/worker/index.ts:40:5)`,
].join("\n");

const entry = (details: Record<string, unknown>) =>
	logEntry("error", "render/handle-error", "A request failed", details, "71f07215");

test("a failure is a line with message, position and request, above the project's own calls", () => {
	const error = Object.assign(new TypeError("links is not iterable"), { stack: STACK });
	const line = JSON.stringify(entry({ error, path: "/en-it/csc" }));
	const read = readLogLine(line);
	expect(read && describeLogEntry(read, root).split("\n")).toEqual([
		"A request failed: TypeError: links is not iterable · pages/routes.ts:3:10 · path /en-it/csc · request 71f07215",
		`    at routeAt (${LOADER}:3:10)`,
		`    at dispatch (file://${root}/worker/index.ts:40:5)`,
	]);
});

test("an entry without a stack names its part of the shop", () => {
	expect(describeLogEntry(entry({ status: 503 }), root)).toBe(
		"A request failed · render/handle-error · status 503 · request 71f07215",
	);
});

test.each(["", "plain text", '{"level":"error"', '{"other":1}'])("%s is no entry", (line) => {
	expect(readLogLine(line)).toBeUndefined();
});

test("the source is quoted around the first position in the project, with its column marked", () => {
	const file = resolve(root, ".cache/quoted-source.ts");
	writeFileSync(file, "one\ntwo\n\tthree();\nfour\n");
	const position = findOwnPosition(STACK.replaceAll(LOADER, file).replace(":3:10", ":3:2"), root);
	expect(position).toEqual({ file, line: 3, column: 2 });
	expect(position && quoteSource(position)).toBe("1 | one\n2 | two\n3 | \tthree();\n  | \t^\n4 | four\n5 | ");
});
