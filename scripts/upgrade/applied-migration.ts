import type { HouseFiles } from "./house-files.ts";

const MANIFEST = "package.json";

type Manifest = { vetrina?: { migration?: unknown } };

const parse = (text: string | undefined): Manifest =>
	text === undefined ? {} : (JSON.parse(text) as Manifest);

/** Returns the number of the last migration that a house records; 0 if it records none. */
export function readApplied(house: Pick<HouseFiles, "read">): number {
	const applied = parse(house.read(MANIFEST)).vetrina?.migration;
	return typeof applied === "number" && Number.isInteger(applied) && applied > 0 ? applied : 0;
}

/** Records a migration in the house's package.json, whose indentation stays. */
export function recordApplied(house: HouseFiles, number: number): void {
	const text = house.read(MANIFEST);
	const indentation = /^([\t ]+)"/m.exec(text ?? "")?.[1] ?? "\t";
	const manifest = parse(text);
	const recorded = { ...manifest, vetrina: { ...manifest.vetrina, migration: number } };
	house.write(MANIFEST, `${JSON.stringify(recorded, null, indentation)}\n`);
}
