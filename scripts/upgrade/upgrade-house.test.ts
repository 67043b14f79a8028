import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkTheme } from "@vetrina/shop-rules/theme/check-theme.ts";
import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../lib/run.ts";
import { readApplied, recordApplied } from "./applied-migration.ts";
import { type HouseFiles, openHouse, type ReadFormer } from "./house-files.ts";
import type { Migration } from "./migration.ts";
import { readFormerTheme } from "./migrations/0001-theme.ts";
import { migrations, newestMigration } from "./migrations.ts";
import { printUpgrade, upgradeHouse } from "./upgrade-house.ts";

const FIXTURE = resolve(root, "tests/houses/fixtures/before-theme");
const readEngine: ReadFormer = (path) => {
	const file = join(FIXTURE, "engine", path);
	return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "vetrina-house-"));
	cpSync(join(FIXTURE, "house"), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (options?: { isDry: boolean }): HouseFiles => openHouse(folder, readEngine, options);
const readTheme = async (): Promise<Theme> => (await import(join(folder, "theme.ts"))).theme;

// proves shell-39
test("a house from before there were themes gets one with the colours of its engine, and records it", async () => {
	const upgrade = await upgradeHouse(open(), migrations);
	expect(upgrade).toMatchObject({ from: 0, to: newestMigration });
	expect(upgrade.steps[0]).toMatchObject({
		name: "0001-theme",
		state: "changed",
		written: ["theme.ts"],
		byHand: [],
	});
	const { colors } = await readTheme();
	expect(checkTheme({ colors })).toEqual([]);
	const tokens = readEngine("client/styles/tokens.css") ?? "";
	const stated = new Set(tokens.match(/#[\da-f]{6}/g));
	expect(stated.size).toBeGreaterThan(9);
	expect([...stated].filter((colour) => !JSON.stringify(colors).includes(colour))).toEqual([]);
	expect(colors.map).toEqual({ sea: "#f6f3ed", land: "#e6e0d4", coast: "#c4bbac" });
	expect(readApplied(open())).toBe(newestMigration);
	expect(readFileSync(join(folder, "package.json"), "utf8")).toContain('\t"vetrina": {');
});

// proves shell-39
test("a house whose engine named the fonts is told to name them, with their files", async () => {
	const [, step] = (await upgradeHouse(open(), migrations)).steps;
	expect(step).toMatchObject({ name: "0002-fonts", state: "changed", written: [] });
	expect(step?.byHand).toEqual([
		expect.stringMatching(/theme\.ts.*grove-display\.woff2, @fontsource\/grove\/files\/grove\.woff2/),
	]);
});

// proves shell-39, legal-1
test("a house without legal sets gets one for each country, and the documents that they name", async () => {
	const [, , step] = (await upgradeHouse(open(), migrations)).steps;
	expect(step).toMatchObject({ name: "0003-legal", state: "changed", faults: [] });
	expect(step?.written).toEqual(
		expect.arrayContaining(["legal.ts", "engine.ts", "content/page/privacy.json", "content/page/terms.json"]),
	);
	const engine = open().read("engine.ts") ?? "";
	expect(engine.match(/import \{ legal \} from "\.\/legal\.ts";/g)).toHaveLength(1);
	expect(engine).toMatch(/^\tlegal,$/m);
	const codes = [...engine.matchAll(/\bcode: "([A-Z]{2})"/g)].map(([, code]) => code);
	expect(codes.length).toBeGreaterThan(0);
	for (const code of codes) expect(open().read("legal.ts")).toContain(`"${code}":usual`);
});

// proves shell-39, legal-1
test("legal sets that lack facts of today get each once, as those of a law that asks for nothing", async () => {
	await upgradeHouse(open(), migrations);
	const current = open().read("legal.ts") ?? "";
	const former = current.replace(/^\tcontacts:.*\n/m, "");
	expect(former).not.toBe(current);
	open().write("legal.ts", former);
	recordApplied(open(), 3);
	const [step] = (await upgradeHouse(open(), migrations)).steps;
	expect(step).toMatchObject({
		name: "0004-legal-facts",
		state: "changed",
		written: ["legal.ts"],
		faults: [],
	});
	expect(
		open()
			.read("legal.ts")
			?.match(/^\tcontacts: fact\(\[\]\),$/gm),
	).toHaveLength(1);
});

// proves shell-39
test("a second upgrade changes nothing", async () => {
	await upgradeHouse(open(), migrations);
	const again = await upgradeHouse(open(), migrations);
	expect(again).toEqual({ from: newestMigration, to: newestMigration, steps: [] });
	expect(printUpgrade("packages/grove", again, { newest: newestMigration })).toContain("the newest");
});

// proves shell-39
test("a dry run lists the same, and writes nothing", async () => {
	const before = readdirSync(folder, { recursive: true });
	const upgrade = await upgradeHouse(open({ isDry: true }), migrations, { isDry: true });
	expect(upgrade.steps[0]).toMatchObject({ state: "changed", written: ["theme.ts"] });
	expect(readdirSync(folder, { recursive: true })).toEqual(before);
	expect(readApplied(open())).toBe(0);
	const text = printUpgrade("packages/grove", upgrade, { newest: newestMigration, isDry: true });
	expect(text).toMatch(/would do this:\n.*0001-theme[\s\S]*written {2}theme.ts$/m);
});

// proves shell-39
test("without the engine of before, colours that can be read are written, and putting in one's own is left to do", async () => {
	const { steps, to } = await upgradeHouse(
		openHouse(folder, () => undefined),
		migrations,
	);
	expect(to).toBe(newestMigration);
	expect(steps[0]?.byHand).toEqual([expect.stringContaining("--from COMMIT")]);
	expect(checkTheme(await readTheme())).toEqual([]);
});

// proves shell-39
test("colours that cannot be read on each other end the upgrade with the fault, until they are mended", async () => {
	const pale = openHouse(folder, (path) => readEngine(path)?.replace(/--accent: #\w+/, "--accent: #f0c0c0"));
	const { steps, to } = await upgradeHouse(pale, migrations);
	expect(to).toBe(0);
	expect(steps).toEqual([expect.objectContaining({ state: "faulty" })]);
	const text = printUpgrade("packages/grove", { from: 0, to, steps }, { newest: newestMigration });
	expect(text).toMatch(
		/by hand {2}Change theme.ts: colors.accent on colors.paper[\s\S]*stays at migration 0/,
	);
	const theme = open().read("theme.ts") ?? "";
	open().write("theme.ts", theme.replace("#f0c0c0", "#8a1c1c"));
	expect(await upgradeHouse(open(), migrations)).toMatchObject({ to: newestMigration });
});

test("colours with three digits become six, and colours that were not stated follow from the others", () => {
	const { colors } = readFormerTheme(":root { --paper: #FFF; --ink: #123; }", undefined);
	expect(colors).toMatchObject({ paper: "#ffffff", ink: "#112233" });
	expect(checkTheme({ colors })).toEqual([]);
});

const pretend = (name: Migration["name"], log: string[], faults: string[] = []): Migration => ({
	name,
	says: `${name} is new.`,
	detect: () => true,
	change() {
		log.push(name);
		return [];
	},
	verify: async () => faults,
});

// proves shell-39
test("migrations run in their order from the recorded one on, and none after one with faults", async () => {
	const log: string[] = [];
	recordApplied(open(), 1);
	const all = [
		pretend("0001-a", log),
		pretend("0002-b", log),
		pretend("0003-c", log, ["It fails."]),
		pretend("0004-d", log),
	];
	expect(await upgradeHouse(open(), all)).toMatchObject({ from: 1, to: 2 });
	expect(log).toEqual(["0002-b", "0003-c"]);
	expect(readApplied(open())).toBe(2);
	expect(printUpgrade("a house", { from: 9, to: 9, steps: [] }, { newest: 4 })).toContain(
		"update the engine first",
	);
});

test("each file of migrations/ has its place in the list", () =>
	expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(
		readdirSync(join(import.meta.dirname, "migrations")).toSorted(),
	));

test.each(migrations.map(({ name }, at) => [name, at + 1] as const))("%s is number %i", (name, number) =>
	expect(Number.parseInt(name, 10)).toBe(number),
);

test.each(["packages/demo-house", "tests/houses/plain"])("%s is at the newest migration", (house) =>
	expect(readApplied(openHouse(resolve(root, house), () => undefined))).toBe(newestMigration),
);
