import type { ImportLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { countMissing, describeMissing, type Missing } from "./lib/texts/missing-translations.ts";

export type ImportProgress = { phase: "lines" | "index"; done: number; total?: number };
export type SourceLine = { number: number; json: string };
export type ImportOptions = {
	baseUrl: string;
	token: string;
	lines: AsyncIterable<SourceLine> | Iterable<ImportLine>;
	site?: string;
	replace?: boolean;
	/** Allows an empty file, which with `replace` empties the shop. */
	allowEmpty?: boolean;
	takeOver?: boolean;
	startedBy?: string;
	onProgress?: (progress: ImportProgress) => void;
	languages?: readonly string[];
	/** Aborting this signal releases the import, so that Ctrl-C does not block the next import. */
	signal?: AbortSignal;
	prepare?: (
		line: SourceLine,
		upload: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
	) => Promise<SourceLine>;
};

type BadLine = { line: number; reason: string };

export class BadLinesError extends Error {
	constructor(errors: readonly BadLine[], more = 0) {
		const lines = errors.map(({ line, reason }) => (line > 0 ? `Line ${line}: ${reason}` : reason));
		super([...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join("\n"));
	}
}

export class ImportRunningError extends Error {}

/** Characters per request: enough for few round trips, and far below the cloud's limit. */
const CHUNK = 700_000;

export async function importCatalogue(
	options: ImportOptions,
): Promise<{ lines: number; warnings: string[]; fallbacks: string[] }> {
	const { call, upload } = caller(options);
	const { site, replace = false, takeOver = false, startedBy } = options;
	const { id } = await call("POST", "/imports", JSON.stringify({ site, replace, takeOver, startedBy }));
	const commit = `/imports/${id}/commit${options.allowEmpty ? "?allowEmpty=true" : ""}`;
	try {
		let lines = 0;
		const warnings: string[] = [];
		const missing = new Map((options.languages ?? []).map((code) => [code, { missing: 0, total: 0 }]));
		for await (const chunk of chunks(options, missing, (bytes) => upload(id, bytes))) {
			await call("POST", `/imports/${id}/lines?from=${chunk.from}`, chunk.text);
			lines = chunk.from + chunk.lines - 1;
			options.onProgress?.({ phase: "lines", done: lines });
		}
		for (;;) {
			const step = await call("POST", commit);
			if (Array.isArray(step.warnings)) warnings.push(...step.warnings.map(String));
			if (step.done === true) return { lines, warnings, fallbacks: describeMissing(missing) };
			if (step.phase === "indexing")
				options.onProgress?.({ phase: "index", done: Number(step.indexed), total: Number(step.products) });
		}
	} catch (error) {
		await call("DELETE", `/imports/${id}`, undefined, true).catch(() => undefined);
		throw error;
	}
}

type Call = (
	method: string,
	path: string,
	body?: string,
	evenIfAborted?: boolean,
) => Promise<Record<string, unknown>>;

function caller({ baseUrl, token, signal }: ImportOptions): {
	call: Call;
	upload: (id: unknown, bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
} {
	const send = async (
		method: string,
		path: string,
		body?: string | Uint8Array<ArrayBuffer>,
		evenIfAborted = false,
	): Promise<Record<string, unknown>> => {
		const response = await fetch(`${baseUrl}/admin${path}`, {
			method,
			// Each request has its own connection, because workerd may close a kept connection just as it is used.
			headers: { authorization: `Bearer ${token}`, connection: "close" },
			...(body === undefined ? {} : { body }),
			...(signal && !evenIfAborted ? { signal } : {}),
		}).catch((error: unknown) => {
			if (signal?.aborted && !evenIfAborted) throw new Error("The import was interrupted.");
			throw new Error(`No commerce cloud responds at ${baseUrl}. Is it running (npm run dev)?`, {
				cause: error,
			});
		});
		const text = await response.text();
		const result = parse(text);
		if (response.ok) return result;
		if (Array.isArray(result.errors))
			throw new BadLinesError(result.errors as BadLine[], Number(result.more));
		const detail = String(result.detail ?? text.slice(0, 300));
		if (result.running) throw new ImportRunningError(detail);
		if (response.status === 422 || response.status === 415) throw new Error(detail);
		throw new Error(
			`The commerce cloud responded with ${response.status} to ${method} /admin${path}: ${detail}`,
		);
	};
	return {
		call: send,
		upload: async (id, bytes) => String((await send("POST", `/imports/${id}/media`, bytes)).id),
	};
}

function parse(text: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}

type Chunk = { from: number; lines: number; text: string };

async function* chunks(
	options: ImportOptions,
	missing: ReadonlyMap<string, Missing>,
	upload: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
): AsyncGenerator<Chunk> {
	let waiting: string[] = [];
	let size = 0;
	let number = 0;
	const take = (): Chunk => {
		const chunk = { from: number - waiting.length + 1, lines: waiting.length, text: waiting.join("\n") };
		waiting = [];
		size = 0;
		return chunk;
	};
	for await (const item of options.lines) {
		const source = "kind" in item ? { number: number + 1, json: JSON.stringify(item) } : item;
		const { json } = options.prepare ? await options.prepare(source, upload) : source;
		if (size > 0 && size + json.length > CHUNK) yield take();
		if (missing.size > 0) countMissing(parse(json), missing);
		number = source.number;
		waiting.push(json);
		size += json.length + 1;
	}
	if (waiting.length > 0) yield take();
}
