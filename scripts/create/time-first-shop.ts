/**
 * `npm run create:time` prints how long a shop takes to its first page in `npm run dev`, with a new database, and ends with code 1 beyond the
 * limit. CI runs it right after `npm ci`. The shop is that of the house that VETRINA_HOUSE names; without it a new house is made, whose
 * answers count, too, and which is removed afterwards.
 */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { fetchWhenReady } from "../lib/development/fetch-when-ready.ts";
import { startDevelopment } from "../lib/development/start-development.ts";
import { sandboxHouse, storefrontHouse } from "../lib/house.ts";
import { root } from "../lib/run.ts";
import { fail } from "../lib/stop.ts";
import { createHouse } from "./create-house.ts";
import { readOptions } from "./house-options.ts";

const MOST_SECONDS = 180;
const NEW_HOUSE = "packages/first-shop-house";
const STATE = ".cache/first-shop";

const remove = (folder: string): void => rmSync(resolve(root, folder), { recursive: true, force: true });

/** `home`: the path of its home page. */
type Shop = { folder: string; name: string; home: string };

function createShop(): Shop {
	const options = readOptions({ name: "First shop", languages: "it,en", countries: "IT" });
	if ("faults" in options) throw new Error(options.faults.join("\n"));
	createHouse(resolve(root, NEW_HOUSE), options);
	return { folder: NEW_HOUSE, name: options.name, home: "/it-it" };
}

async function readShop(folder: string): Promise<Shop> {
	const { name } = await storefrontHouse();
	const [country] = (await sandboxHouse()).countries;
	if (!country) throw new Error(`The house ${folder} has no country.`);
	return { folder, name, home: `/${country.languages[0]}-${country.code.toLowerCase()}` };
}

/** `parts`: what was done, and its seconds, in turn. */
type Measured = { name: string; parts: [part: string, seconds: number][] };

async function measure(chosen: string | undefined): Promise<Measured> {
	const parts: Measured["parts"] = [];
	let last = performance.now();
	const end = (part: string): void => {
		const now = performance.now();
		parts.push([part, (now - last) / 1000]);
		last = now;
	};
	const { folder, name, home } = chosen ? await readShop(chosen) : createShop();
	end(chosen ? "reading the house" : "writing the house");
	const shop = await startDevelopment({ VETRINA_HOUSE: folder, VETRINA_STATE: STATE }, (line) => {
		if (line.includes("Database and media")) end("building the cloud and its database");
	});
	end("starting both Workers");
	try {
		const response = await fetchWhenReady(shop.origin + home, MOST_SECONDS * 1000);
		const html = await response.text();
		if (response.status !== 200 || !html.includes("</main>"))
			throw new Error(`The home page of ${name} gave ${response.status}: ${html.slice(0, 500)}`);
		end("showing the page");
		return { name, parts };
	} finally {
		await shop.stop();
	}
}

const chosen = process.env.VETRINA_HOUSE;
try {
	if (!chosen) remove(NEW_HOUSE);
	remove(STATE);
	const { name, parts } = await measure(chosen).finally(() => {
		if (!chosen) remove(NEW_HOUSE);
		remove(STATE);
	});
	const seconds = parts.reduce((sum, [, part]) => sum + part, 0);
	const list = parts.map(([part, took]) => `${part} ${took.toFixed(1)} s`).join(", ");
	console.log(
		`${name} showed its home page after ${seconds.toFixed(1)} s (limit ${MOST_SECONDS} s): ${list}.`,
	);
	if (seconds > MOST_SECONDS) process.exitCode = 1;
} catch (error) {
	fail(error);
}
