import { existsSync } from "node:fs";
import { join } from "node:path";
import { legalContent, writeLegal } from "../../create/house-legal.ts";
import type { HouseFiles } from "../house-files.ts";
import type { Migration } from "../migration.ts";

const ENGINE = "engine.ts";
const FILE = "legal.ts";
/** Days that most laws give; houses that take nothing back state no days. */
const USUAL_DAYS = 14;

const findText = (source: string, name: string): string | undefined =>
	new RegExp(`\\b${name}"?: "([^"\\n]+)"`).exec(source)?.[1];

function readOptions(house: HouseFiles) {
	const sources = [ENGINE, "countries.ts", "storefront.ts"].map((file) => house.read(file) ?? "");
	const [engine = ""] = sources;
	const all = sources.join("\n");
	const countries = [...all.matchAll(/\bcode"?: "([A-Z]{2})"/g)].flatMap(([, code]) => code ?? []);
	const name = findText(engine, "name") ?? "The house";
	return {
		name,
		company: name,
		email: findText(all, "customerServiceEmail") ?? "",
		withdrawalDays: Number(/\breturns"?: \{ days: (\d+)/.exec(engine)?.[1] ?? USUAL_DAYS),
		tax: 0,
		sites: [{ countries: [...new Set(countries)] }],
	};
}

/** Returns the module of the house with its sets; undefined if it is written in another way than `npm run create` writes it. */
function addSets(engine: string): string | undefined {
	const place = /^(\tcountries\b.*?)(?=^\t\w)/ms;
	if (!/^import /m.test(engine) || !place.test(engine)) return undefined;
	return engine
		.replace(/((?:^import [^;]*;\n)+)/m, `$1import { legal } from "./legal.ts";\n`)
		.replace(place, "$1\tlegal,\n");
}

function change(house: HouseFiles): string[] {
	const options = readOptions(house);
	house.write(FILE, writeLegal(options, new Date().toISOString().slice(0, 10)));
	for (const [path, entry] of Object.entries(legalContent(options, (text) => ({ ...text })))) {
		const file = `content/${path}.json`;
		if (!existsSync(join(house.folder, file))) house.write(file, `${JSON.stringify(entry, null, "\t")}\n`);
	}
	const engine = addSets(house.read(ENGINE) ?? "");
	if (engine) house.write(ENGINE, engine);
	return [
		...(engine ? [] : [`Give ${ENGINE} the sets of ${FILE} as \`legal\`.`]),
		`Name the laws in ${FILE}, and have local counsel confirm each fact; complete the documents in content/page, and link to them in the footer.`,
	];
}

export const migration: Migration = {
	name: "0003-legal",
	says: "A house states what the law of each country asks of it, and has the documents; a build fails without them.",
	detect: (house) => !/\blegal\b/.test(house.read(ENGINE) ?? ""),
	change,
	// The build names each gap.
	verify: async () => [],
};
