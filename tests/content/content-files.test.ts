import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { type ContentTarget, fetchExport } from "../../scripts/lib/content/content-service.ts";
import { diffEntries } from "../../scripts/lib/content/diff-content.ts";
import { exportEntries } from "../../scripts/lib/content/export-content.ts";
import { importContent, readValidContent } from "../../scripts/lib/content/import-content.ts";
import { contentFolder } from "../../scripts/lib/content/read-house-content.ts";
import { houseFolder } from "../../scripts/lib/house.ts";
import { migrate } from "../../scripts/lib/migrate.ts";
import { type Local, startLocal } from "../../scripts/lib/workers.ts";

/** The test runs a cloud of its own, because the content of the other tests' cloud must stay the same. */
const state = mkdtempSync(join(tmpdir(), "content-files-"));
const exported = mkdtempSync(join(tmpdir(), "content-export-"));
let local: Local;
let target: ContentTarget;

beforeAll(async () => {
	const secrets = ensureSecrets();
	await migrate(state);
	local = await startLocal({ secrets, state, commercePort: 0, commerceOnly: true });
	target = { baseUrl: local.commerce, token: secrets.commerce.ADMIN_TOKEN ?? "" };
	await importContent(target, { keepsEdits: false });
}, 60_000);
afterAll(async () => {
	await local?.stop();
	for (const folder of [state, exported]) rmSync(folder, { recursive: true, force: true });
});

const readAll = (folder: string): Record<string, string> =>
	Object.fromEntries(
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".json"))
			.toSorted()
			.map((file) => [file, readFileSync(join(folder, file), "utf8")]),
	);
const call = async (method: string, path: string, body: object): Promise<number> =>
	(
		await fetch(`${target.baseUrl}/admin/content/entries/${path}`.replace(/\/$/, ""), {
			method,
			headers: { authorization: `Bearer ${target.token}`, "content-type": "application/json" },
			body: JSON.stringify(body),
		})
	).status;
const listDifferences = async (): Promise<string[]> =>
	diffEntries(await readValidContent(), await fetchExport(target));

// proves content-20
test("an export of the house gives back its files, byte by byte, and nothing differs", async () => {
	exportEntries(exported, await fetchExport(target));
	expect(readAll(exported)).toEqual(readAll(contentFolder(houseFolder)));
	expect(await listDifferences()).toEqual([]);
});

// proves content-19, content-20
test("what an editor changes differs by its field, is exported, and outlasts the next start", async () => {
	const fields = { text: { en: "Slowly made.", de: "Langsam gemacht." } };
	expect(await call("PATCH", "home-manifesto", { version: 1, fields })).toBe(200);
	expect(await call("POST", "home-manifesto/publish", { version: 2 })).toBe(200);
	const [first = "", ...others] = await listDifferences();
	expect(first).toMatch(
		/^home-manifesto fields\.text\.\w+: ".*" in the files, (?:".*"|nothing) in the service$/,
	);
	for (const line of others) expect(line).toMatch(/^home-manifesto fields\.text\./);
	expect(exportEntries(exported, await fetchExport(target))).toEqual({
		written: ["statement/home-manifesto.json"],
		removed: [],
	});
	expect(await importContent(target, { keepsEdits: true })).toMatchObject({
		changed: 0,
		removed: 0,
		kept: ["home-manifesto"],
	});
	await importContent(target, { keepsEdits: false });
	expect(await listDifferences()).toEqual([]);
});

// proves content-39
test("what an export with drafts wrote is imported, and exported again as it was", async () => {
	const draft = { text: { en: "Not yet." } };
	const steps: [method: string, path: string, body: object, status: number][] = [
		["POST", "", { id: "own-draft", type: "Statement", fields: draft }, 201],
		["POST", "shipping-text/archive", { version: 1 }, 200],
		["PATCH", "home-manifesto", { version: 4, fields: draft }, 200],
		["POST", "home-manifesto/schedule", { version: 5, publishAt: 2_000_000_000 }, 200],
		["PATCH", "home-manifesto", { version: 6, fields: {} }, 200],
	];
	for (const [method, path, body, status] of steps)
		expect([path, await call(method, path, body)]).toEqual([path, status]);
	const [first, second] = ["first", "second"].map((name) => join(exported, name)) as [string, string];
	exportEntries(contentFolder(first), await fetchExport(target, { drafts: true }), { drafts: true });
	const files = readAll(contentFolder(first));
	expect(files["statement/own-draft.json"]).toContain('"status": "draft"');
	expect(files["statement/home-manifesto.json"]).toMatch(/"draft": \{\}.*"planned": \[/s);
	expect(Object.values(files).filter((text) => text.includes('"status": "archived"'))).toHaveLength(1);

	await importContent(target, { keepsEdits: false });
	expect(await listDifferences()).toEqual([]);
	await importContent(target, { keepsEdits: false, folder: first });
	exportEntries(contentFolder(second), await fetchExport(target, { drafts: true }), { drafts: true });
	expect(readAll(contentFolder(second))).toEqual(files);
	exportEntries(contentFolder(second), await fetchExport(target));
	expect(Object.keys(readAll(contentFolder(second)))).toContain("statement/own-draft.json");
});
