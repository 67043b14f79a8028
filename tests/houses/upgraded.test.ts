import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { theme as demo } from "@vetrina/demo-house/theme.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/lib/run.ts";
import { openHouse } from "../../scripts/upgrade/house-files.ts";
import { migrations, newestMigration } from "../../scripts/upgrade/migrations.ts";
import { upgradeHouse } from "../../scripts/upgrade/upgrade-house.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { type RunningHouse, startHouse } from "./start-house.ts";

/** A customised house, kept as it was before houses had themes, is upgraded, built and walked. */

const FIXTURE = resolve(root, "tests/houses/fixtures/before-theme");
const FOLDER = resolve(root, ".cache/upgraded/grove-house");
const PAPER = "#f4f1e6";
const INK = "#12331f";

let house: RunningHouse;
let shopper: Shopper;

beforeAll(async () => {
	rmSync(FOLDER, { recursive: true, force: true });
	cpSync(join(FIXTURE, "house"), FOLDER, { recursive: true });
	const readFormer = (path: string): string | undefined => {
		const file = join(FIXTURE, "engine", path);
		return existsSync(file) ? readFileSync(file, "utf8") : undefined;
	};
	const { to } = await upgradeHouse(openHouse(FOLDER, readFormer), migrations);
	expect(to).toBe(newestMigration);
	house = await startHouse(FOLDER);
	shopper = newShopper({}, house.storefront);
}, 240_000);

afterAll(() => house?.stop());

const read = async (path: string): Promise<string> => {
	const response = await shopper.fetch(path);
	expect([path, response.status]).toEqual([path, 200]);
	return response.text();
};

// proves shell-39
test("an upgraded house has the colours that it had, and sells", async () => {
	const home = await read("/en-de");
	expect(home).toContain(`<meta name="theme-color" content="${PAPER}"`);
	const styles = await read(/<link rel="stylesheet" href="([^"]+)"/.exec(home)?.[1] ?? "");
	for (const colour of [PAPER, INK]) expect(styles).toContain(colour);
	expect(styles).not.toContain(demo.colors.ink);
	expect(await read("/de-de/chairs-and-tables")).toContain("Eichenstuhl");
	await read("/api/en-de/session");
	const body = new URLSearchParams({ intent: "add", productId: "P-1" });
	const added = await shopper.fetch("/en-de/cart", { method: "POST", body });
	expect(added.headers.get("location")).toBe("/en-de/cart?notice=added");
});
