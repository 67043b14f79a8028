import { createHash } from "node:crypto";
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";
import { importCatalogue } from "../import-catalogue.ts";
import { ensureSecrets } from "./checks/secrets.ts";
import { importContent } from "./content/import-content.ts";
import { contentFolder } from "./content/read-house-content.ts";
import { houseFolder, listSpoken } from "./house.ts";
import { readSeed, seedFile } from "./house-seed.ts";
import { migrate } from "./migrate.ts";
import { isPicture } from "./pictures/picture-files.ts";
import { progressBar, type Say } from "./progress.ts";
import { root } from "./run.ts";
import { listModules } from "./seeding/list-modules.ts";
import { startLocal } from "./workers.ts";

const SCHEMA = ["packages/commerce-sandbox/db/migrations"];
const CATALOGUE = ["packages/commerce-sandbox/catalogue"];
/** Modules that write the seed. They and their imports count in its fingerprint. */
const WRITING = [
	"packages/commerce-sandbox/imports/stage-lines.ts",
	"packages/commerce-sandbox/imports/commit-import.ts",
	relative(root, seedFile()),
];

export const schemaFingerprint = (): string => fingerprint(SCHEMA);
/** Changes with the catalogue that a new database is filled with, which starts do not load again; they do load content. */
export const catalogueFingerprint = (): string =>
	fingerprint([...CATALOGUE, ...listModules(WRITING), ...picturesOfFile()], relative(root, houseFolder));
export const seedFingerprint = (): string =>
	fingerprint([...SCHEMA, ...contentFiles()], catalogueFingerprint());

const contentFiles = (): string[] => [contentFolder(houseFolder)].filter((folder) => existsSync(folder));

const picturesOfFile = (): string[] =>
	seedFile().endsWith(".jsonl")
		? readdirSync(houseFolder, { recursive: true, encoding: "utf8" })
				.filter(isPicture)
				.sort()
				.map((name) => join(houseFolder, name))
		: [];

/**
 * Returns a folder with the seeded state of the embedded cloud, created once per fingerprint and scale, which needs dist/commerce.
 * Callers copy the folder and never run on it.
 */
export async function ensureSeed(options: {
	say: Say;
	scale?: number;
	build: () => Promise<void>;
}): Promise<string> {
	const name = `${seedFingerprint()}${options.scale ? `-x${options.scale}` : ""}`;
	const folder = resolve(root, ".cache/seed", name);
	if (existsSync(join(folder, "complete"))) return folder;
	const partial = `${folder}.${process.pid}`;
	mkdirSync(partial, { recursive: true });
	try {
		await options.build();
		await migrate(partial);
		await seed(partial, options);
		writeFileSync(join(partial, "complete"), new Date().toISOString());
		rmSync(folder, { recursive: true, force: true });
		renameSync(partial, folder);
	} finally {
		rmSync(partial, { recursive: true, force: true });
	}
	forgetOldSeeds(name);
	return folder;
}

export function copySeed(seedFolder: string, state: string): void {
	rmSync(state, { recursive: true, force: true });
	cpSync(seedFolder, state, { recursive: true, mode: 2 /* COPYFILE_FICLONE: share blocks where possible */ });
}

async function seed(state: string, options: { say: Say; scale?: number }): Promise<void> {
	const secrets = ensureSecrets();
	const local = await startLocal({
		secrets,
		state,
		commercePort: 0,
		commerceOnly: true,
		instanceType: "development",
	});
	const bar = progressBar(options.say);
	try {
		const { lines, fallbacks } = await importCatalogue({
			languages: await listSpoken(),
			baseUrl: local.commerce,
			token: secrets.commerce.ADMIN_TOKEN ?? "",
			...(await readSeed(options.scale ? { scale: options.scale } : {})),
			replace: true,
			onProgress: ({ phase, done, total }) =>
				bar.step(
					phase === "lines"
						? `  Catalogue: ${done} lines loaded`
						: `  Search index: ${done} of ${total} products`,
				),
		});
		bar.end(`  Catalogue ready: ${lines} lines`);
		for (const line of fallbacks) options.say(`  ${line}`);
		const target = { baseUrl: local.commerce, token: secrets.commerce.ADMIN_TOKEN ?? "" };
		const content = await importContent(target, { keepsEdits: false });
		options.say(`  Content ready: ${content.entries} entries`);
	} finally {
		await local.stop();
	}
}

/** Deletes old seeds of the usual scale, except the latest two, so that changing branches does not seed again. */
function forgetOldSeeds(current: string): void {
	const folder = resolve(root, ".cache/seed");
	const old = readdirSync(folder)
		.filter((name) => name !== current && !name.includes("-x"))
		.map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
		.sort((a, b) => b.time - a.time)
		.slice(2);
	for (const { name, time } of old) {
		// Another process may still be creating a recent folder.
		if (Date.now() - time > 600_000) rmSync(join(folder, name), { recursive: true, force: true });
	}
}

function fingerprint(paths: string[], house = ""): string {
	const hash = createHash("sha256").update(house);
	for (const path of paths)
		for (const file of sources(resolve(root, path)))
			hash.update(file.slice(root.length)).update(readFileSync(file));
	return hash.digest("hex").slice(0, 12);
}

function sources(path: string): string[] {
	if (!statSync(path).isDirectory()) return [path];
	const names = readdirSync(path, { recursive: true, encoding: "utf8" }).sort();
	return names
		.map((name) => join(path, name))
		.filter((file) => /\.(ts|sql|json)$/.test(file) && !/\.test\.ts$/.test(file));
}
