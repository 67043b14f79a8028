import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Development, startDevelopment } from "../../scripts/lib/development/start-development.ts";
import { root } from "../../scripts/lib/run.ts";

/** The first command of the README runs the storefront, the embedded cloud and the studio from their sources. */

const STATE = `.cache/development-${process.pid}`;
let shop: Development;

beforeAll(async () => {
	shop = await startDevelopment({ VETRINA_STATE: STATE });
}, 240_000);

afterAll(async () => {
	await shop?.stop();
	rmSync(resolve(root, STATE), { recursive: true, force: true });
});

test("`npm run dev` shows a shop with products, and the studio", async () => {
	const list = await fetch(`${shop.origin}/en-it/women/dresses`);
	expect([list.status, (await list.text()).match(/<article/g)?.length]).toEqual([200, 24]);
	const studio = await fetch(`${shop.commerce}/studio`);
	expect([studio.status, await studio.text()]).toEqual([200, expect.stringContaining("studio.js")]);
});
