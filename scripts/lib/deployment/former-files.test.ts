import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BUILDS_FILE, keepFormerFiles, NoAnswer } from "./former-files.ts";

/** A shop that serves the files of the last deployment. */

const NOON = new Date("2026-11-30T12:00:00Z");
const daysLater = (days: number): Date => new Date(NOON.getTime() + days * 86_400_000);
const ENTRY = "assets/entry.js";

let work: string;
let live: string | undefined;
let server: Server;
let origin: string;

beforeEach(async () => {
	work = mkdtempSync(join(tmpdir(), "former-files-"));
	live = undefined;
	server = createServer((request, response) => {
		const file = live && join(live, request.url ?? "");
		const isThere = file !== undefined && existsSync(file);
		response.writeHead(isThere ? 200 : 404).end(isThere ? readFileSync(file) : "no such file");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
	server.close();
	rmSync(work, { recursive: true, force: true });
});

const build = (name: string, files: Record<string, string>): string => {
	const folder = join(work, name);
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(join(folder, path, ".."), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
	return folder;
};
const deploy = async (name: string, files: Record<string, string>, now = NOON) => {
	const folder = build(name, files);
	const kept = await keepFormerFiles(folder, { origin, now });
	live = folder;
	return { folder, kept };
};

// proves cache-20
test("the files of the build before are in the next upload, and those that both have are the new ones", async () => {
	await deploy("a", { "assets/a-1.js": "A", "assets/texts-1/en.js": "text", "assets/same.js": "same" });
	const { folder, kept } = await deploy("b", { "assets/b-2.js": "B", "assets/same.js": "same" });
	expect(kept).toEqual({ builds: 1, added: 2, lost: [] });
	expect(readFileSync(join(folder, "assets/a-1.js"), "utf8")).toBe("A");
	expect(readFileSync(join(folder, "assets/texts-1/en.js"), "utf8")).toBe("text");
});

// proves cache-20
test("files outlive several deployments of a week, and go after it", async () => {
	await deploy("a", { "assets/a.js": "A" });
	await deploy("b", { "assets/b.js": "B" }, daysLater(3));
	const third = await deploy("c", { "assets/c.js": "C" }, daysLater(6));
	expect(existsSync(join(third.folder, "assets/a.js"))).toBe(true);
	const fourth = await deploy("d", { "assets/d.js": "D" }, daysLater(8));
	expect(["a", "b", "c", "d"].map((name) => existsSync(join(fourth.folder, `assets/${name}.js`)))).toEqual([
		false,
		true,
		true,
		true,
	]);
});

// proves cache-20
test("a file that the shop has lost or changed is left out, and named", async () => {
	const { folder } = await deploy("a", { "assets/a.js": "A", "assets/other.js": "other" });
	writeFileSync(join(folder, "assets/a.js"), "<!doctype html>");
	const next = await deploy("b", { [ENTRY]: "B" });
	expect(next.kept).toEqual({ builds: 1, added: 1, lost: ["assets/a.js"] });
	expect(existsSync(join(next.folder, "assets/a.js"))).toBe(false);
	expect((await deploy("c", { [ENTRY]: "C" })).kept.lost).toEqual([]);
});

test("a shop without a list is deployed for the first time, and one that fails stops the deployment", async () => {
	expect((await deploy("a", { [ENTRY]: "A" })).kept.builds).toBe(0);
	server.close();
	server.closeAllConnections();
	const folder = build("b", { [ENTRY]: "B" });
	await expect(keepFormerFiles(folder, { origin, now: NOON })).rejects.toThrow(NoAnswer);
	expect((await keepFormerFiles(folder, { origin: undefined, now: NOON })).builds).toBe(0);
});

test("a list that names a file outside the folder is refused", async () => {
	live = build("a", {
		[BUILDS_FILE]: JSON.stringify([
			{ at: NOON.toISOString(), files: { "assets/../../x.js": "0".repeat(64) } },
		]),
	});
	await expect(keepFormerFiles(build("b", { [ENTRY]: "B" }), { origin, now: NOON })).rejects.toThrow();
});
