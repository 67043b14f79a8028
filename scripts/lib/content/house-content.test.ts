import { resolve } from "node:path";
import type { House } from "@vetrina/commerce-sandbox/house/house.ts";
import { house as demoHouse } from "@vetrina/demo-house/engine.ts";
import { expect, test } from "vitest";
import { house as plainHouse } from "../../../tests/houses/plain/engine.ts";
import { root } from "../run.ts";
import { listLanguagesIn, readHouseContent } from "./read-house-content.ts";

const HOUSES: [folder: string, house: House][] = [
	["packages/demo-house", demoHouse],
	["tests/houses/plain", plainHouse],
];

// proves content-12, locale-8
test.each(HOUSES)("the content of %s is whole in each language of its countries", (folder, house) => {
	const { entries, faults } = readHouseContent(resolve(root, folder), {
		languages: [...new Set(house.countries.flatMap(({ languages }) => languages))],
		languagesIn: listLanguagesIn(house.countries),
		sites: house.sites.map(({ id }) => id),
	});
	expect(entries.length).toBeGreaterThan(10);
	expect(faults).toEqual([]);
});
