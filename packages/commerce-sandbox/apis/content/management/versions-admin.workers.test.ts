import { beforeAll, beforeEach, expect, test } from "vitest";
import { nowInSeconds } from "../../../now.ts";
import { importEntries } from "../../../records/content/import-entries.ts";
import type { ListedVersion } from "../../../records/content/read-versions.ts";
import { KEPT_VERSIONS } from "../../../records/content/record-version.ts";
import { setAhead } from "../../../scheduled/clock.ts";
import { type CommerceUnderTest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { openEntries } from "../../../testing/entries-api.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});
const { call, publishNew } = openEntries(() => commerce);
const DAY = 86_400;

beforeEach(async () => {
	await setAhead(commerce.env.DB, 0);
	await importEntries(commerce.env.DB, [], { by: "test" });
	await commerce.env.DB.exec("DELETE FROM content_version");
});

const listVersions = async (id: string, query = ""): Promise<ListedVersion[]> =>
	(await call("GET", `/${id}/versions${query}`)).body.items as ListedVersion[];
const edit = (version: number, text: string, by = "anna") =>
	call("PATCH", "/line", { version, by, fields: { text: { en: text } } });
const statement = (text: string) => ({
	id: "line",
	type: "Statement",
	fields: { text: { en: text } },
	source: { path: "statement/line.json", text },
});

// proves content-56
test("every accepted change keeps a version with its author, its time and what changed", async () => {
	const before = nowInSeconds();
	await publishNew("line", "Statement", { text: { en: "First." } });
	await edit(2, "Second.");
	await call("PATCH", "/line", { version: 3, by: "ben", group: "VIP" });
	await call("POST", "/line/schedule", { version: 4, by: "ben", publishAt: before + DAY });
	await call("DELETE", `/line/planned/${before + DAY}`, { version: 5, by: "ben" });
	await call("POST", "/line/publish", { version: 6, by: "ben" });
	await call("POST", "/line/unpublish", { version: 7, by: "ben" });
	expect((await edit(3, "Stale.")).status).toBe(409);
	const versions = await listVersions("line");
	expect(
		versions.map(({ version, change, by, isSeen, changed }) => [version, change, by, isSeen, changed]),
	).toEqual([
		[8, "unpublished", "ben", true, []],
		[7, "published", "ben", true, []],
		[6, "cancelled", "ben", false, []],
		[5, "planned", "ben", false, []],
		[4, "edited", "ben", true, ["group"]],
		[3, "edited", "anna", false, ["text"]],
		[2, "published", "editor", true, []],
		[1, "created", "editor", false, undefined],
	]);
	for (const { at } of versions) expect(at).toBeGreaterThanOrEqual(before);
	const [first, ...rest] = (await listVersions("line", "?limit=3")).map(({ number }) => number);
	expect(await listVersions("line", `?before=${first}&limit=2`)).toMatchObject(
		rest.map((number) => ({ number })),
	);
});

// proves content-56
test("imports keep versions of what they change, and deletions outlast the entry", async () => {
	const { DB } = commerce.env;
	await importEntries(DB, [statement("One.")], { by: "import" });
	await importEntries(DB, [statement("One.")], { by: "import" });
	await importEntries(DB, [statement("Two.")], { by: "import" });
	await call("DELETE", "/line", { version: 2, by: "anna" });
	const changes = async () => (await listVersions("line")).map(({ change, by }) => `${change} by ${by}`);
	expect(await changes()).toEqual(["deleted by anna", "imported by import", "imported by import"]);
	await importEntries(DB, [statement("Three.")], { by: "import" });
	await importEntries(DB, [], { by: "import" });
	expect((await changes()).slice(0, 2)).toEqual(["deleted by import", "imported by import"]);
});

// proves content-56
test("two versions are compared text by text, and one is restored as a new draft", async () => {
	await publishNew("line", "Statement", { text: { en: "First.", ar: "أولا" } });
	await call("PATCH", "/line", { version: 2, by: "anna", fields: { text: { en: "First.", ar: "ثانيا" } } });
	const [now, then] = await listVersions("line");
	const { body } = await call("GET", `/line/versions/${then?.number}/changes/${now?.number}`);
	expect(body.changes).toEqual([{ field: "text", language: "ar", before: "أولا", after: "ثانيا" }]);
	expect((await call("GET", `/line/versions/${then?.number}`)).body.fields).toEqual({
		text: { en: "First.", ar: "أولا" },
	});

	const restore = (number: number | undefined, version: number) =>
		call("POST", `/line/versions/${number}/restore`, { version, by: "ben" });
	expect(await restore(then?.number, 2)).toMatchObject({ status: 409, body: { version: 3 } });
	expect((await restore(1_000_000, 3)).status).toBe(404);
	expect(await restore(then?.number, 3)).toMatchObject({
		status: 200,
		body: { version: 4, updatedBy: "ben", fields: { text: { ar: "أولا" } } },
	});
	expect((await listVersions("line"))[0]).toMatchObject({ change: "restored", by: "ben", changed: ["text"] });
	expect((await call("POST", `/line/versions/${then?.number}/restore`, {})).status).toBe(428);
});

// proves content-56
test("a version that its type no longer allows is not restored", async () => {
	await publishNew("line", "Statement", { text: { en: "First." } });
	const [version] = await listVersions("line");
	await commerce.env.DB.exec(
		`UPDATE content_version SET draft = '{"gone":1}' WHERE number = ${version?.number}`,
	);
	const refused = await call("POST", `/line/versions/${version?.number}/restore`, { version: 2 });
	expect(refused.status).toBe(422);
});

// proves content-56
test("versions of one entry do not grow without end", async () => {
	await publishNew("line", "Statement", { text: { en: "First." } });
	const more = KEPT_VERSIONS.drafts + 5;
	for (let count = 0; count < more; count++) await edit(count + 2, `Draft ${count}.`);
	const all = [...(await listVersions("line")), ...(await listVersions("line", "?limit=100"))];
	const kept = [...new Map(all.map((version) => [version.number, version])).values()];
	expect(kept.filter(({ isSeen }) => !isSeen)).toHaveLength(KEPT_VERSIONS.drafts);
	expect(kept.filter(({ isSeen }) => isSeen)).toHaveLength(1);
	expect(kept[0]?.version).toBe(more + 2);
});
