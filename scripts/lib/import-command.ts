import { access, stat } from "node:fs/promises";
import { hostname, userInfo } from "node:os";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { IMPORT_LIMITS } from "@vetrina/commerce-sandbox/catalogue/import-limits.ts";
import { parseImportLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import {
	BadLinesError,
	type ImportOptions,
	ImportRunningError,
	importCatalogue,
} from "../import-catalogue.ts";
import { ensureSecrets } from "./checks/secrets.ts";
import { readLines } from "./checks/source-lines.ts";
import { listSpoken } from "./house.ts";
import { isFile, pictureFault } from "./pictures/picture-files.ts";
import { pictureUploads, withoutMark } from "./pictures/picture-uploads.ts";

const USAGE = `Usage: npm run commerce:import -- FILE.jsonl [--site SITE] [--replace [--allow-empty]] [--take-over] [--url URL]

  --site SITE     import into this site only, instead of every site
  --replace       remove everything that is not in the file, instead of adding the file
  --allow-empty   import even if a site would have nothing to sell
  --take-over     end a running import
  --url URL       the commerce cloud, http://127.0.0.1:8788 by default

The format: docs/catalogue-format.md`;

const UNCHANGED = "Nothing was imported; the shop is unchanged.";

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}

type Arguments = {
	file: string;
	url: string;
	options: Pick<ImportOptions, "site" | "replace" | "allowEmpty" | "takeOver">;
};

function readArguments(): Arguments {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				site: { type: "string" },
				replace: { type: "boolean", default: false },
				"allow-empty": { type: "boolean", default: false },
				"take-over": { type: "boolean", default: false },
				url: { type: "string" },
				help: { type: "boolean", short: "h", default: false },
			},
		});
		const [file, ...rest] = positionals;
		if (values.help || file === undefined || rest.length > 0) fail(USAGE);
		const url = values.url ?? `http://127.0.0.1:${process.env.COMMERCE_PORT ?? 8788}`;
		return {
			file,
			url: url.replace(/\/+$/, ""),
			options: {
				replace: values.replace,
				allowEmpty: values["allow-empty"],
				takeOver: values["take-over"],
				...(values.site ? { site: values.site } : {}),
			},
		};
	} catch (error) {
		fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
	}
}

/** Returns the cloud's admin token from the environment, or from `.dev.vars`. Exits without a token. */
function adminToken(): string {
	const token = process.env.ADMIN_TOKEN ?? ensureSecrets().commerce.ADMIN_TOKEN;
	if (token) return token;
	fail(
		"There is no ADMIN_TOKEN: set it in the environment, or start the shop once (it writes packages/commerce-sandbox/.dev.vars).",
	);
}

/** Validates the whole file first, so that errors come together and a bad file uploads no pictures. */
async function checkFile(file: string, allowEmpty: boolean): Promise<void> {
	const errors: { line: number; reason: string }[] = [];
	let lines = 0;
	let count = 0;
	const pictures = new Map<string, string | undefined>();
	const add = (line: number, reason: string): void => {
		if (count++ < IMPORT_LIMITS.errors) errors.push({ line, reason });
	};
	for await (const { number, json } of readLines(file)) {
		if (withoutMark(json).trim() === "") continue;
		lines++;
		const result = parseImportLine(withoutMark(json));
		if (!result.ok) {
			add(number, result.reason);
			continue;
		}
		const { line } = result;
		for (const image of "images" in line ? line.images.filter(isFile) : []) {
			if (!pictures.has(image)) pictures.set(image, await pictureFault(dirname(file), image));
			const fault = pictures.get(image);
			if (fault !== undefined) add(number, `${line.kind} "${line.id}": ${fault}`);
		}
	}
	if (count > 0) throw new BadLinesError(errors, count - errors.length);
	if (lines === 0 && !allowEmpty)
		throw new Error(`${file} has no lines. To empty the shop, add --replace --allow-empty.`);
}

const { file, url, options } = readArguments();
await access(file).catch(() => fail(`The file "${file}" cannot be read.`));
if ((await stat(file)).isDirectory()) fail(`"${file}" is a folder, expected a file of JSON Lines.`);
const interrupt = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"])
	process.once(signal, () => interrupt.abort(new Error("interrupted")));

const show = (text: string): void => {
	if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
};
try {
	await checkFile(file, options.allowEmpty ?? false);
	const { lines, warnings, fallbacks } = await importCatalogue({
		languages: await listSpoken(),
		baseUrl: url,
		token: adminToken(),
		lines: readLines(file),
		...options,
		startedBy: `${userInfo().username}@${hostname()}`.slice(0, 100),
		signal: interrupt.signal,
		prepare: pictureUploads(dirname(file)),
		onProgress: ({ phase, done, total }) =>
			show(phase === "lines" ? `Read ${done} lines` : `Indexed ${done} of ${total} products`),
	});
	show("");
	for (const warning of warnings) console.warn(`Warning: ${warning}`);
	for (const line of fallbacks) console.log(line);
	console.log(`Imported ${lines} lines from ${file} into ${options.site ?? "every site"}.`);
} catch (error) {
	show("");
	const message = error instanceof Error ? error.message : String(error);
	const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
	const advice =
		error instanceof ImportRunningError ? "\nTo end it now and import this file, add --take-over." : "";
	fail(`${message}${cause}${advice}\n${UNCHANGED}`);
}
