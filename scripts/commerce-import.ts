import { createReadStream } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { parseImportLine } from "../commerce/catalogue/import-lines.ts";
import { BadLineError, type ImportOptions, importCatalogue, type SourceLine } from "./import-catalogue.ts";
import { ensureSecrets } from "./lib/secrets.ts";

/** npm run commerce:import -- FILE.jsonl [--site S] [--replace] [--url http://127.0.0.1:8788] */

const USAGE = "Usage: npm run commerce:import -- FILE.jsonl [--site SITE] [--replace] [--url URL]";

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}

function readArguments(): { file: string; site?: string; replace: boolean; url: string } {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				site: { type: "string" },
				replace: { type: "boolean", default: false },
				url: { type: "string" },
			},
		});
		const [file, ...rest] = positionals;
		if (file === undefined || rest.length > 0) fail(USAGE);
		const url = values.url ?? `http://127.0.0.1:${process.env.COMMERCE_PORT ?? 8788}`;
		return {
			file,
			replace: values.replace,
			url: url.replace(/\/+$/, ""),
			...(values.site ? { site: values.site } : {}),
		};
	} catch (error) {
		fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
	}
}

/** The first start writes the token into the commerce cloud's `.dev.vars`. */
function adminToken(): string {
	const token = process.env.ADMIN_TOKEN ?? ensureSecrets().commerce.ADMIN_TOKEN;
	if (token) return token;
	fail(
		"There is no ADMIN_TOKEN: set it in the environment, or start the shop once (it writes commerce/.dev.vars).",
	);
}

async function* readLines(file: string): AsyncGenerator<SourceLine> {
	let number = 0;
	for await (const json of createInterface({
		input: createReadStream(file, "utf8"),
		crlfDelay: Number.POSITIVE_INFINITY,
	})) {
		yield { number: ++number, json: number === 1 ? json.replace(/^\uFEFF/, "") : json };
	}
}

/** Uploads pictures that are files beside the lines, each once, and names them by their ids. */
function pictureUploads(directory: string): NonNullable<ImportOptions["prepare"]> {
	const ids = new Map<string, string>();
	return async (source, upload) => {
		if (!source.json.includes('"images"')) return source;
		const parsed = parseImportLine(source.json);
		if (!parsed.ok) throw new BadLineError(source.number, parsed.reason);
		const { line } = parsed;
		if (!("images" in line)) return source;
		if (line.images.every((image) => image.startsWith("drawn:"))) return source;
		const images: string[] = [];
		for (const image of line.images) {
			images.push(image.startsWith("drawn:") ? image : (ids.get(image) ?? (await uploadFile(image))));
		}
		return { ...source, json: JSON.stringify({ ...line, images }) };

		async function uploadFile(image: string): Promise<string> {
			const bytes = await readFile(resolve(directory, image)).catch(() => {
				throw new BadLineError(source.number, `images: the file "${image}" cannot be read`);
			});
			const id = await upload(new Uint8Array(bytes)).catch((error: unknown) => {
				throw new BadLineError(
					source.number,
					`images: "${image}": ${error instanceof Error ? error.message : String(error)}`,
				);
			});
			ids.set(image, id);
			return id;
		}
	};
}

const { file, site, replace, url } = readArguments();
await access(file).catch(() => fail(`The file "${file}" cannot be read.`));
const interrupt = new AbortController();
process.once("SIGINT", () => interrupt.abort(new Error("interrupted")));

const show = (text: string): void => {
	if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
};
try {
	const { lines } = await importCatalogue({
		baseUrl: url,
		token: adminToken(),
		lines: readLines(file),
		replace,
		...(site ? { site } : {}),
		signal: interrupt.signal,
		prepare: pictureUploads(dirname(file)),
		onProgress: ({ phase, done, total }) =>
			show(phase === "lines" ? `Read ${done} lines` : `Indexed ${done} of ${total} products`),
	});
	show("");
	console.log(`Imported ${lines} lines from ${file} into ${site ?? "every site"}.`);
} catch (error) {
	show("");
	if (error instanceof BadLineError)
		fail(`Line ${error.line}: ${error.reason}\nNothing was imported; the shop is as it was.`);
	const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
	fail(
		`${error instanceof Error ? error.message : String(error)}${cause}\nNothing was imported; the shop is as it was.`,
	);
}
