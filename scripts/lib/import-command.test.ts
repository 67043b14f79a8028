import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { IMPORT_LIMITS } from "@vetrina/commerce-sandbox/catalogue/import-limits.ts";
import { MAX_PICTURE_BYTES } from "@vetrina/commerce-sandbox/media/picture-limits.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLines } from "./checks/source-lines.ts";
import { pictureFault } from "./pictures/picture-files.ts";

const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
let root: string;
let folder: string;

beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "import-"));
	folder = join(root, "house");
	mkdirSync(join(folder, "pictures"), { recursive: true });
	writeFileSync(join(root, "secret.png"), PNG);
	writeFileSync(join(folder, "pictures/dress.png"), PNG);
	writeFileSync(join(folder, "pictures/..dress.png"), PNG);
	writeFileSync(join(folder, "pictures/text.png"), "no picture");
	writeFileSync(join(folder, "pictures/huge.png"), Buffer.alloc(MAX_PICTURE_BYTES + 1));
	writeFileSync(join(folder, "notes.txt"), "notes");
	symlinkSync(join(root, "secret.png"), join(folder, "pictures/away.png"));
	symlinkSync(join(folder, "pictures/dress.png"), join(folder, "pictures/here.png"));
	symlinkSync(root, join(folder, "up"));
});
afterAll(() => rmSync(root, { recursive: true }));

describe("a picture of an import", () => {
	test.each(["pictures/dress.png", "./pictures/dress.png", "pictures/here.png", "pictures/..dress.png"])(
		"may be %s",
		async (image) => {
			expect(await pictureFault(folder, image)).toBeUndefined();
		},
	);

	test.each([
		[
			"../../etc/passwd",
			/found "\.\.\/\.\.\/etc\/passwd", expected a path within the folder of the import file/,
		],
		["../secret.png", /expected a path within the folder/],
		["pictures/../../secret.png", /expected a path within the folder/],
		["..\\secret.png", /expected a path within the folder/],
		["/etc/passwd", /expected a path within the folder/],
		["C:\\secret.png", /expected a path within the folder|not an address/],
		["https://example.com/dress.png", /expected a file next to the import file, not an address/],
		["file:///etc/passwd", /not an address/],
		["pictures/away.png", /which is a link out of the folder/],
		["up/secret.png", /which is a link out of the folder/],
		["notes.txt", /expected a \.png, \.jpg, \.webp or \.avif picture/],
		["pictures/text.png", /which is no picture, expected PNG, JPEG, WebP or AVIF/],
		["pictures/huge.png", /which has 12582913 bytes, expected at most 12582912/],
		["pictures/none.png", /which cannot be read \(ENOENT\)/],
		["pictures", /expected a \.png/],
	])("may not be %s", async (image, fault) => {
		expect(await pictureFault(folder, image)).toMatch(fault);
	});
});

describe("the lines of a file", () => {
	const readAll = async (bytes: string | Uint8Array): Promise<[number, string][]> => {
		const file = join(root, "lines.jsonl");
		writeFileSync(file, bytes);
		const lines: [number, string][] = [];
		for await (const { number, json } of readLines(file)) lines.push([number, json]);
		return lines;
	};

	test("end at line feeds alone, and not within a text", async () => {
		expect(await readAll('{"a":"1\u2028"}\r\n\n{"b":2}')).toEqual([
			[1, '{"a":"1\u2028"}'],
			[2, ""],
			[3, '{"b":2}'],
		]);
	});

	test("are kept in memory up to the maximum length and one character", async () => {
		const [[, json = ""] = []] = await readAll("ü".repeat(IMPORT_LIMITS.line * 9));
		expect(json.length).toBeGreaterThan(IMPORT_LIMITS.line);
		expect(json.length).toBeLessThan(IMPORT_LIMITS.line * 4 + 5);
	});

	// proves catalogue-23
	test.each([1, 2, 3, 700, 60_000])("are UTF-8, or the file is refused with the line: %i", async (bad) => {
		const before = Buffer.from('{"kind":"category"}\n'.repeat(bad - 1));
		const bytes = Buffer.concat([
			before,
			Buffer.from([0x7b, 0xff, 0xfe]),
			Buffer.from('}\n{"a":1}\n'.repeat(3)),
		]);
		await expect(readAll(bytes)).rejects.toThrow(
			new RegExp(`^Line ${bad}: this line is not UTF-8, expected a file in UTF-8$`),
		);
	});

	test("are complete if characters of several bytes cross the blocks of the file", async () => {
		const text = "é€😀ü".repeat(9000);
		expect(await readAll(`${text}\n${text}`)).toEqual([
			[1, text],
			[2, text],
		]);
	});
});

// Each test starts a Node process.
describe("npm run commerce:import", { timeout: 30_000 }, () => {
	const command = resolve(import.meta.dirname, "../commerce-import.mjs");
	// No server listens there, because these files are refused before anything is sent.
	const run = (text: string, ...more: string[]): { status: number | null; stderr: string } => {
		const file = join(folder, "catalogue.jsonl");
		writeFileSync(file, text);
		const { status, stderr } = spawnSync(
			process.execPath,
			[command, file, "--url", "http://127.0.0.1:9", ...more],
			{ encoding: "utf8", env: { ...process.env, ADMIN_TOKEN: "t" } },
		);
		return { status, stderr };
	};

	test("refuses a folder in place of a file", () => {
		const { status, stderr } = spawnSync(process.execPath, [command, folder], { encoding: "utf8" });
		expect(stderr).toMatch(/is a folder, expected a file of JSON Lines/);
		expect(status).toBe(1);
	});

	test("refuses an empty file, and explains how to empty the shop", () => {
		const { status, stderr } = run("\n", "--replace");
		expect([status, stderr]).toEqual([
			1,
			`${join(folder, "catalogue.jsonl")} has no lines. To empty the shop, add --replace --allow-empty.\nNothing was imported; the shop is unchanged.\n`,
		]);
		expect(run("", "--replace", "--allow-empty").stderr).toMatch(/No commerce cloud responds/);
	});

	test("prints all errors of a file before sending any line", () => {
		const product = {
			kind: "master",
			id: "A",
			brand: "B",
			name: { en: "N" },
			categories: ["c"],
			primaryCategory: "c",
		};
		const lines = [
			{ ...product, images: ["../secret.png"] },
			{ ...product, name: { en: "" } },
			...Array.from({ length: 21 }, () => ({ kind: "voucher" })),
		];
		const { status, stderr } = run(lines.map((line) => JSON.stringify(line)).join("\n"));
		expect(status).toBe(1);
		const messages = stderr.trimEnd().split("\n");
		expect(messages[0]).toMatch(
			/^Line 1: master "A": images: found "\.\.\/secret\.png", expected a path within/,
		);
		expect(messages[1]).toMatch(/^Line 2: master "A": name\.en: found "", expected a name/);
		expect(messages.slice(-2)).toEqual(["… and 3 more", "Nothing was imported; the shop is unchanged."]);
	});
});
