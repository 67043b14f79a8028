import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { houseFolder } from "./house.ts";
import { migrate } from "./migrate.ts";
import type { Say } from "./progress.ts";
import { root } from "./run.ts";
import { catalogueFingerprint, copySeed, ensureSeed, schemaFingerprint } from "./seed.ts";
import { setAside } from "./seeding/set-aside.ts";

type Marker = { schema: string; catalogue?: string; house?: string };

/**
 * Prepares a state folder. It is migrated if its schema is older, and replaced by the seed if it is new, belongs to another house or
 * cannot be migrated, or with `reset`. Without `reset`, a database that is replaced is kept, because editors and shoppers may have worked
 * in it (content-19).
 */
export async function prepareState(options: {
	state: string;
	reset?: boolean;
	say: Say;
	build: () => Promise<void>;
}): Promise<void> {
	const { state, say } = options;
	const markerFile = join(state, "vetrina.json");
	const marker = options.reset ? undefined : readMarker(markerFile);
	const now: Marker = {
		schema: schemaFingerprint(),
		catalogue: catalogueFingerprint(),
		house: relative(root, houseFolder),
	};
	const isSameHouse = marker?.house === now.house;
	if (isSameHouse && marker?.schema === now.schema) {
		if (marker.catalogue === undefined) writeFileSync(markerFile, JSON.stringify(now));
		else if (marker.catalogue !== now.catalogue)
			say(
				"The catalogue has changed since it was loaded. `-- --reset` loads it again, and drops what editors and shoppers have made.",
			);
		return;
	}
	if (marker && isSameHouse && (await migrates(state))) {
		writeFileSync(markerFile, JSON.stringify({ ...now, catalogue: marker.catalogue }));
		return;
	}
	say(
		!marker
			? "Creating the local database …"
			: isSameHouse
				? "The database cannot be migrated: creating it again …"
				: "The database is another house's: creating it again …",
	);
	const kept = options.reset ? undefined : setAside(state);
	if (kept) say(`  The database of before is in ${relative(root, kept)}`);
	const seed = await ensureSeed({ say, build: options.build });
	copySeed(seed, state);
	mkdirSync(state, { recursive: true });
	writeFileSync(markerFile, JSON.stringify(now));
	say(`  Database and media in ${relative(root, state)}`);
}

/**
 * Applies new migrations. Returns false if there are none or one fails: an applied migration was edited, and the database cannot be
 * updated.
 */
async function migrates(state: string): Promise<boolean> {
	try {
		return (await migrate(state)).length > 0;
	} catch {
		return false;
	}
}

function readMarker(file: string): Marker | undefined {
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Marker) : undefined;
}
