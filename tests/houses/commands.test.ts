import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import type { Finding } from "../../scripts/doctor/finding.ts";
import { chosenHouse } from "../../scripts/lib/house.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { attempt, root } from "../../scripts/lib/run.ts";

/** The commands of a developer who moves in, as processes. */

type Report = { stops: boolean; findings: Finding[] };

async function examine(env: Record<string, string>): Promise<{ code: number; report: Report }> {
	const { code, output } = await attempt("node", ["scripts/doctor/start.mjs", "--json"], {
		quiet: true,
		env,
	});
	return { code, report: JSON.parse(output.slice(output.indexOf("{"))) as Report };
}
const choosePorts = async (): Promise<Record<string, string>> => ({
	STOREFRONT_PORT: String(await freePort()),
	COMMERCE_PORT: String(await freePort()),
});

// proves shell-38
test.each([chosenHouse, resolve(root, "tests/houses/plain")])(
	"the doctor finds nothing that stops the house %s, and says what it looked at",
	async (house) => {
		const { code, report } = await examine({ ...(await choosePorts()), VETRINA_HOUSE: house });
		expect(report.findings.filter(({ state }) => state === "stop")).toEqual([]);
		expect([code, report.stops]).toEqual([0, false]);
		const subjects = new Set(report.findings.map(({ about }) => about));
		for (const subject of [
			"node",
			"packages",
			"ports",
			"browser",
			"fonts",
			"bindings",
			"secrets",
			"house",
			"services",
		])
			expect(subjects).toContain(subject);
	},
);

// proves shell-38
test.each([
	[{ STOREFRONT_PORT: "none" }, "STOREFRONT_PORT=none"],
	[{ VETRINA_HOUSE: "tests/houses/nowhere" }, "tests/houses/nowhere"],
])("with %j it ends with code 1 and names it", async (fault, name) => {
	const { code, report } = await examine({ ...(await choosePorts()), ...fault });
	expect([code, report.stops]).toEqual([1, true]);
	expect(report.findings).toContainEqual(
		expect.objectContaining({ state: "stop", says: expect.stringContaining(name), fix: expect.any(String) }),
	);
});

// proves shell-38
test("before the packages are installed it says so, and how to install them", async () => {
	const folder = mkdtempSync(join(tmpdir(), "vetrina-bare-"));
	try {
		const start = "scripts/doctor/start.mjs";
		cpSync(resolve(root, start), join(folder, start));
		const { code, output } = await attempt("node", [start], { quiet: true, cwd: folder });
		expect(output).toMatch(/STOP .*packages.*not installed[\s\S]*npm ci/);
		expect(code).toBe(1);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});

// proves shell-39
test.each([
	["tests/houses/plain", 0, "the newest"],
	["tests/houses/fixtures/before-theme/house", 1, "written  theme.ts"],
])("a dry run of the upgrade of %s ends with code %i", async (house, expected, says) => {
	const { code, output } = await attempt("node", ["scripts/upgrade/upgrade.ts", "--dry-run"], {
		quiet: true,
		env: { VETRINA_HOUSE: house },
	});
	expect(output).toContain(says);
	expect(code).toBe(expected);
});

// proves shell-40
test.each([
	[[], "Usage: npm run add"],
	[["page", "cart"], "already"],
])("npm run add -- %j ends with code 1", async (args, says) => {
	const { code, output } = await attempt("node", ["scripts/add/add.ts", ...args], { quiet: true });
	expect(output).toContain(says);
	expect(code).toBe(1);
});
