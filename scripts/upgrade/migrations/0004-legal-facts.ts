import type { HouseFiles } from "../house-files.ts";
import type { Migration } from "../migration.ts";

const FILE = "legal.ts";

/** Facts that legal sets have since, each with the value of a law that asks for nothing. */
const ADDED: Readonly<Record<string, string>> = {
	contacts: "[]",
	guestConsents: "{}",
	guaranteeNotice: "false",
};

const listMissing = (source: string): string[] =>
	Object.keys(ADDED).filter((name) => !new RegExp(`\\b${name}:`).test(source));

/** Adds the facts to each set that `npm run create` has written, which ends with names. */
const addFacts = (source: string, names: readonly string[]): string =>
	source.replace(
		/^(\t+)names: fact\(/gm,
		(names_, tabs: string) =>
			names.map((name) => `${tabs}${name}: fact(${ADDED[name]}),\n`).join("") + names_,
	);

function change(house: HouseFiles): string[] {
	const source = house.read(FILE) ?? "";
	const changed = addFacts(source, listMissing(source));
	if (changed !== source) house.write(FILE, changed);
	const rest = listMissing(changed);
	return [
		...(rest.length > 0 ? [`Give each legal set the facts ${rest.join(", ")}.`] : []),
		`Say in ${FILE} which companies products name by the law of each country (contacts), and name them in engine.ts as \`productContacts\`, and in the settings of the sites.`,
	];
}

export const migration: Migration = {
	name: "0004-legal-facts",
	says: "Legal sets state more of what the law of each country asks for; a build fails without these facts.",
	detect: (house) => listMissing(house.read(FILE) ?? "").length > 0,
	change,
	// The build names each gap.
	verify: async () => [],
};
