import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";

/** Names the hashed files of the builds that are deployed, newest first. It is served next to the files. */
export const BUILDS_FILE = "builds.json";

const FOLDER = "assets";
/** Tabs that are older load the document at their next click at the latest. */
const KEPT_DAYS = 7;
const MOST_BUILDS = 10;
const DAY = 86_400_000;

const builds = z.array(
	z.object({
		at: z.iso.datetime(),
		/** Hashes (SHA-256) of the files by their paths. A path that leads elsewhere is refused. */
		files: z.record(z.string().regex(/^assets(\/[\w-][\w.-]*)+$/), z.string().regex(/^[\da-f]{64}$/)),
	}),
);
type Builds = z.infer<typeof builds>;

export type KeptFiles = {
	/** Builds before this one whose files are in the folder. */
	builds: number;
	added: number;
	/** Files that the live shop no longer has, or has changed. */
	lost: string[];
};

export class NoAnswer extends Error {}

const hash = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

const listFiles = (folder: string): Record<string, string> =>
	Object.fromEntries(
		readdirSync(join(folder, FOLDER), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.map((path) => [path.slice(folder.length + 1), hash(readFileSync(path))] as const)
			.toSorted(([one], [other]) => (one < other ? -1 : 1)),
	);

async function readLive(origin: string): Promise<Builds> {
	const response = await fetch(new URL(BUILDS_FILE, origin)).catch((error: Error) => {
		throw new NoAnswer(`${origin} does not respond: ${error.message}`);
	});
	if (response.status === 404) return [];
	if (!response.ok) throw new NoAnswer(`${origin}/${BUILDS_FILE} responds with ${response.status}`);
	return builds.parse(await response.json());
}

/**
 * Adds the files of the builds that `origin` serves to the folder of a new build, so that open tabs still find their scripts and styles after
 * the deployment (cache-20). Without an origin, the build is the first one. Throws NoAnswer if the live shop cannot be asked.
 */
export async function keepFormerFiles(
	folder: string,
	{ origin, now }: { origin: string | undefined; now: Date },
): Promise<KeptFiles> {
	const own = listFiles(folder);
	const live = origin === undefined ? [] : await readLive(origin);
	const kept = live
		.filter(({ at }) => now.getTime() - Date.parse(at) < KEPT_DAYS * DAY)
		.slice(0, MOST_BUILDS - 1);
	const missing = new Map(kept.flatMap(({ files }) => Object.entries(files)));
	for (const path of Object.keys(own)) missing.delete(path);
	const lost: string[] = [];
	for (const [path, expected] of missing) {
		const response = await fetch(new URL(path, origin));
		const content = new Uint8Array(await response.arrayBuffer());
		// An error page must not take the place of a script for a year.
		if (!response.ok || hash(content) !== expected) {
			lost.push(path);
			continue;
		}
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
	const withoutLost = kept.map(({ at, files }) => ({
		at,
		files: Object.fromEntries(Object.entries(files).filter(([path]) => !lost.includes(path))),
	}));
	const all: Builds = [{ at: now.toISOString(), files: own }, ...withoutLost];
	writeFileSync(join(folder, BUILDS_FILE), `${JSON.stringify(all)}\n`);
	return { builds: kept.length, added: missing.size - lost.length, lost };
}
