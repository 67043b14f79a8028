import type { Entry, FormType, FoundEntry, StudioSettings } from "./entries.ts";

/** A refusal of the service, or no response: then `status` is 0. */
export class CallFailed extends Error {
	readonly status: number;
	readonly body: Record<string, unknown>;
	constructor(status: number, body: Record<string, unknown>) {
		super(String(body.detail ?? "The service does not answer."));
		this.status = status;
		this.body = body;
	}
	/** Tells whether the same call may succeed later. */
	get isPassing(): boolean {
		return this.status === 0 || this.status === 429 || this.status >= 500;
	}
}

const DEADLINE = 20_000;
/** Milliseconds for a file, which a slow line takes minutes to send. */
const FILE_DEADLINE = 300_000;

/** `body`: sent as JSON unless it is a file. */
export async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
	const isFile = body instanceof Blob;
	let response: Response;
	let text: string;
	try {
		response = await fetch(`/studio/api${path}`, {
			method,
			headers: {
				"x-vetrina-studio": "1",
				...(body ? { "content-type": isFile ? "application/octet-stream" : "application/json" } : {}),
			},
			...(body ? { body: isFile ? body : JSON.stringify(body) } : {}),
			signal: AbortSignal.timeout(isFile ? FILE_DEADLINE : DEADLINE),
		});
		text = await response.text();
	} catch {
		throw new CallFailed(0, {});
	}
	let parsed: unknown;
	try {
		parsed = text === "" ? {} : JSON.parse(text);
	} catch {
		throw new CallFailed(502, { detail: "The response of the service cannot be read." });
	}
	if (!response.ok) throw new CallFailed(response.status, parsed as Record<string, unknown>);
	return parsed as Result;
}

const entryPath = (id: string, step = ""): string => `/content/entries/${encodeURIComponent(id)}${step}`;

export const readSettings = (): Promise<StudioSettings> => call("GET", "/settings");
export const readTypes = async (): Promise<FormType[]> =>
	(await call<{ items: FormType[] }>("GET", "/content/content_types")).items;
export const readTree = async (id: string): Promise<Entry[]> =>
	(await call<{ items: Entry[] }>("GET", `/trees/${encodeURIComponent(id)}`)).items;
export const readEntry = (id: string): Promise<Entry> => call("GET", entryPath(id));
export const search = async (q: string, types: readonly string[]): Promise<FoundEntry[]> =>
	(
		await call<{ items: FoundEntry[] }>(
			"GET",
			`/search?${new URLSearchParams({ q, types: types.join(",") })}`,
		)
	).items;
/** Sizes in pixels; null if they are not known. */
export type StudioPicture = { id: string; width: number | null; height: number | null };
export const searchPictures = async (q: string): Promise<StudioPicture[]> =>
	(await call<{ items: StudioPicture[] }>("GET", `/pictures?${new URLSearchParams({ q })}`)).items;
export const uploadPicture = (file: File): Promise<StudioPicture> =>
	call("POST", `/pictures?${new URLSearchParams({ name: file.name })}`, file);

export const createEntry = (entry: { id: string; type: string; fields: object }): Promise<Entry> =>
	call("POST", "/content/entries", entry);
export const updateEntry = (id: string, change: object): Promise<Entry> =>
	call("PATCH", entryPath(id), change);
export const takeStep = (
	id: string,
	step: "publish" | "schedule" | "unpublish",
	body: object,
): Promise<Entry> => call("POST", entryPath(id, `/${step}`), body);
export type ListedVersion = {
	number: number;
	version: number;
	change: string;
	at: number;
	by: string;
	status: string;
	isSeen: boolean;
	changed?: string[];
};
export type ValueChange = { field: string; language?: string; before: unknown; after: unknown };
export const readVersions = (
	id: string,
	before?: number,
): Promise<{ items: ListedVersion[]; next: number | null }> =>
	call("GET", entryPath(id, `/versions?limit=30${before ? `&before=${before}` : ""}`));
export const compareVersions = async (id: string, before: number, after: number): Promise<ValueChange[]> =>
	(await call<{ changes: ValueChange[] }>("GET", entryPath(id, `/versions/${before}/changes/${after}`)))
		.changes;
export const restoreVersion = (id: string, number: number, version: number): Promise<Entry> =>
	call("POST", entryPath(id, `/versions/${number}/restore`), { version });

export type PreviewState = {
	mode: "preview";
	hasDrafts: boolean;
	at?: string;
	group?: string;
	sourceCode?: string;
	device?: "mobile" | "desktop";
};
/**
 * `path`: where shoppers see an entry, without its locale; null if it has no place of its own. `isShown`: they see it at the moment. `pdToken`: lets
 * the studio change the page in its frame; null for what has no design mode.
 */
export type PagePlace = { path: string | null; isShown: boolean; pdToken: string | null };
/** Returns where an entry is seen in a country and language, in the state of a preview. */
export const readPlace = (
	id: string,
	{ country, language }: { country: string; language: string },
	{ at, group, hasDrafts }: PreviewState,
): Promise<PagePlace> => {
	const moment = { ...(at ? { at } : {}), ...(group ? { group } : {}), drafts: String(hasDrafts) };
	return call(
		"GET",
		`/places/${encodeURIComponent(id)}?${new URLSearchParams({ country, language, ...moment })}`,
	);
};
type Link = { href: string; until: string };
/** Returns a link that opens once, for a colleague. */
export const writeLink = (path: string, state: PreviewState): Promise<Link> =>
	call("POST", "/links", { path, state });
/** Returns a link for the studio's own frame, which opens for a minute. */
export const writeFrameLink = (path: string, state: PreviewState): Promise<Link> =>
	call("POST", "/links", { path, state, isFramed: true });
