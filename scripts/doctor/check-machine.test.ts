import { expect, test } from "vitest";
import {
	checkBrowser,
	checkFonts,
	checkNode,
	checkPackages,
	checkPorts,
	compareVersions,
} from "./check-machine.ts";
import { printFindings, stopsDevelopment } from "./finding.ts";

const node = { machine: "22.1.0", scripts: "24.21.0", pinned: "24.21.0", engines: ">=20" };
const finding =
	(state: string) =>
	(says: string, fix: string): unknown =>
		expect.objectContaining({
			state,
			says: expect.stringContaining(says),
			fix: expect.stringContaining(fix),
		});
const stop = finding("stop");
const note = finding("note");

test.each([
	["20.0.0", ">=20", 0],
	["19.9.9", ">=20", -1],
	["24.2.0", "24.10.0", -1],
	["v24.2.0", "24", 0],
])("version %s against %s", (one, other, sign) => expect(Math.sign(compareVersions(one, other))).toBe(sign));

// proves shell-38
test("an old Node of the machine, and another than the pinned one, stop development", () => {
	expect(checkNode(node)).toEqual([expect.objectContaining({ state: "fine" })]);
	expect(checkNode({ ...node, machine: "18.20.4" })).toEqual([stop("Node 18.20.4", "Install a newer Node")]);
	expect(checkNode({ ...node, scripts: "22.1.0" })).toEqual([stop("pins 24.21.0", "npm ci")]);
	expect(checkNode({ ...node, nvmrc: "22" })).toHaveLength(1);
	expect(checkNode({ ...node, nvmrc: "24" })[1]).toEqual(note(".nvmrc names Node 24", "nvm install"));
});

// proves shell-38
test("packages that are missing or older stop development; those for other machines may be missing", () => {
	const locked = {
		"": { version: "0.1.0" },
		"packages/studio": { version: "0.1.0" },
		"node_modules/hono": { version: "4.13.19" },
		"node_modules/house": { link: true },
		"node_modules/fsevents": { version: "2.3.3", optional: true },
	};
	expect(checkPackages(locked, locked)).toEqual([expect.objectContaining({ state: "fine" })]);
	expect(checkPackages(locked, { "node_modules/hono": { version: "4.13.19" } })[0]?.state).toBe("fine");
	for (const version of [undefined, "4.1.0"])
		expect(checkPackages(locked, version ? { "node_modules/hono": { version } } : {})).toEqual([
			stop("such as hono", "npm ci"),
		]);
});

// proves shell-38
test("a port in use, or one port for both Workers, stops development and names the variable to change", () => {
	const [storefront, commerce] = [
		{ name: "STOREFRONT_PORT", number: 5173, isFree: true },
		{ name: "COMMERCE_PORT", number: 8788, isFree: true },
	];
	expect(stopsDevelopment(checkPorts([storefront, commerce]))).toBe(false);
	expect(checkPorts([storefront, { ...commerce, isFree: false }])[1]).toEqual(
		stop("Port 8788 (COMMERCE_PORT) is in use", "COMMERCE_PORT=8798 npm run dev"),
	);
	expect(checkPorts([storefront, { ...commerce, number: 5173 }])[1]).toEqual(
		stop("both 5173", "COMMERCE_PORT=5183"),
	);
});

// proves shell-38
test("a machine without a browser or fonts for a script can develop, and is told how to test", () => {
	expect(checkBrowser("/usr/bin/chromium")).toEqual([expect.objectContaining({ state: "fine" })]);
	expect(checkBrowser(undefined)[0]).toEqual(note("no Chromium", "CHROMIUM_PATH"));
	const japanese = { script: "Japanese", package: "fonts-noto-cjk" };
	expect(checkFonts([japanese])[0]).toEqual(note("no font for Japanese", "apt-get install fonts-noto-cjk"));
});

test("the last line counts what stops and what waits", () => {
	const findings = [...checkBrowser("chromium"), ...checkBrowser(undefined)];
	expect(printFindings(findings)).toMatch(
		/Fix: `npm test`[\s\S]*Nothing stops `npm run dev`. One note waits/,
	);
	const broken = checkNode({ ...node, machine: "18.0.0" });
	expect(printFindings([...broken, ...broken])).toContain("2 problems stop `npm run dev`.");
});
