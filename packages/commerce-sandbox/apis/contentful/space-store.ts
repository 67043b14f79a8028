import {
	createSpaceData,
	KINDS,
	type Kind,
	type LocaleBody,
	type Resource,
	type SpaceData,
} from "./space.ts";

type Row = { kind: Kind; id: string; resource: string };
type Known = { changes: number; space: SpaceData };

let known: Known | undefined;

const AT = "2026-01-01T00:00:00.000Z";
/** Every space of Contentful begins with this locale. */
const USUAL: Resource<LocaleBody> = {
	id: "en-US",
	version: 1,
	body: { code: "en-US", name: "English (United States)", fallbackCode: null, default: true },
	createdAt: AT,
	updatedAt: AT,
};

/** Returns the space. Nothing may be changed in it: other requests read it as well. */
export async function readSpaceData(db: D1Database): Promise<SpaceData> {
	const changes =
		(await db
			.prepare("SELECT changes FROM contentful_counter WHERE name = 'space'")
			.first<number>("changes")) ?? 0;
	if (known?.changes === changes) return known.space;
	const { results } = await db
		.prepare("SELECT kind, id, resource FROM contentful_resource ORDER BY kind, id")
		.all<Row>();
	const space = createSpaceData();
	space.locales.set(USUAL.id, USUAL);
	for (const { kind, id, resource } of results)
		if (KINDS.includes(kind)) (space[kind] as Map<string, unknown>).set(id, JSON.parse(resource));
	known = { changes, space };
	return space;
}

const RAISE = "UPDATE contentful_counter SET changes = changes + 1 WHERE name = 'space' RETURNING changes";

/** Changes what is known in this isolate, unless another isolate has changed the space meanwhile. */
const follow = (
	changes: number | undefined,
	kind: Kind,
	change: (resources: Map<string, unknown>) => void,
): void => {
	if (!known || known.changes + 1 !== changes) return;
	const resources = new Map<string, unknown>(known.space[kind]);
	change(resources);
	known = { changes, space: { ...known.space, [kind]: resources } };
};

const write = async (db: D1Database, statement: D1PreparedStatement): Promise<number | undefined> => {
	const [, raised] = await db.batch<{ changes: number }>([statement, db.prepare(RAISE)]);
	return raised?.results[0]?.changes;
};

export async function storeResource(db: D1Database, kind: Kind, resource: { id: string }): Promise<void> {
	const statement = db
		.prepare("INSERT OR REPLACE INTO contentful_resource (kind, id, resource) VALUES (?1, ?2, ?3)")
		.bind(kind, resource.id, JSON.stringify(resource));
	const changes = await write(db, statement);
	follow(changes, kind, (resources) => resources.set(resource.id, structuredClone(resource)));
}

export async function removeResource(db: D1Database, kind: Kind, id: string): Promise<void> {
	const statement = db.prepare("DELETE FROM contentful_resource WHERE kind = ?1 AND id = ?2").bind(kind, id);
	const changes = await write(db, statement);
	follow(changes, kind, (resources) => resources.delete(id));
}
