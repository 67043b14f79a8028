import {
	createReadStream,
	createWriteStream,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type BackupLine, type Database, readDatabase, writeDatabase } from "./copy-database.ts";

type Metadata = Record<string, unknown>;
export type Bucket = {
	list(options: { prefix: string; cursor?: string; include: ["httpMetadata", "customMetadata"] }): Promise<{
		objects: { key: string; httpMetadata?: Metadata; customMetadata?: Metadata }[];
		truncated: boolean;
		cursor?: string;
	}>;
	get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
	put(
		key: string,
		value: Uint8Array,
		options: { httpMetadata: Metadata; customMetadata: Metadata },
	): Promise<unknown>;
};
export type ShopData = { DB: Database; MEDIA: Bucket };

const DATABASE = "database.jsonl.gz";
const MEDIA = "media";
const MEDIA_LIST = "media.json";
/** Other pictures are drawn or scaled again. */
const UPLOADS = "upload/";

type Listed = { key: string; httpMetadata: Metadata; customMetadata: Metadata };

async function listUploads(bucket: Bucket): Promise<Listed[]> {
	const found: Listed[] = [];
	let cursor: string | undefined;
	do {
		const page = await bucket.list({
			prefix: UPLOADS,
			include: ["httpMetadata", "customMetadata"],
			...(cursor === undefined ? {} : { cursor }),
		});
		for (const { key, httpMetadata = {}, customMetadata = {} } of page.objects)
			found.push({ key, httpMetadata, customMetadata });
		cursor = page.truncated ? page.cursor : undefined;
	} while (cursor !== undefined);
	return found;
}

/** Writes the database and the uploaded files of a shop to a folder, which must not exist (ops-20). */
export async function backUp(
	{ DB, MEDIA: bucket }: ShopData,
	folder: string,
): Promise<{ rows: number; files: number }> {
	if (existsSync(folder)) throw new Error(`${folder} exists. Name a new folder.`);
	mkdirSync(join(folder, MEDIA), { recursive: true });
	let rows = 0;
	async function* lines(): AsyncGenerator<string> {
		for await (const line of readDatabase(DB)) {
			if ("rows" in line) rows += line.rows.length;
			yield `${JSON.stringify(line)}\n`;
		}
	}
	await pipeline(Readable.from(lines()), createGzip(), createWriteStream(join(folder, DATABASE)));
	const uploads = await listUploads(bucket);
	for (const { key } of uploads) {
		const object = await bucket.get(key);
		if (!object) throw new Error(`${key} was deleted during the backup: repeat it.`);
		writeFileSync(join(folder, MEDIA, key.slice(UPLOADS.length)), new Uint8Array(await object.arrayBuffer()));
	}
	writeFileSync(join(folder, MEDIA_LIST), JSON.stringify(uploads, null, "\t"));
	return { rows, files: uploads.length };
}

/** Splits at line feeds alone: `readline` would split at U+2028 as well, which texts may contain. */
async function* readLines(file: string): AsyncGenerator<BackupLine> {
	let rest = "";
	for await (const text of createReadStream(file).pipe(createGunzip()).setEncoding("utf8")) {
		const lines = (rest + text).split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) yield JSON.parse(line) as BackupLine;
	}
	if (rest !== "") throw new Error(`${file} ends in the middle of a line.`);
}

/** Puts a backup into a shop's database and bucket. Files of the bucket that the backup lacks stay. */
export async function restore(
	{ DB, MEDIA: bucket }: ShopData,
	folder: string,
	options: { replaces: boolean },
): Promise<{ rows: number; files: number }> {
	const uploads = JSON.parse(readFileSync(join(folder, MEDIA_LIST), "utf8")) as Listed[];
	const present = new Set(readdirSync(join(folder, MEDIA)));
	const missing = uploads.filter(({ key }) => !present.has(key.slice(UPLOADS.length)));
	if (missing.length > 0)
		throw new Error(
			`The backup lacks ${missing.length} of its files, such as ${missing[0]?.key}. Nothing was changed.`,
		);
	for (const { key, httpMetadata, customMetadata } of uploads)
		await bucket.put(key, readFileSync(join(folder, MEDIA, key.slice(UPLOADS.length))), {
			httpMetadata,
			customMetadata,
		});
	const { rows } = await writeDatabase(DB, readLines(join(folder, DATABASE)), options);
	return { rows, files: uploads.length };
}
