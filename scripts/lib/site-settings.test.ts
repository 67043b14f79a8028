import { globSync, readFileSync } from "node:fs";
import { preferencesOf } from "@vetrina/commerce-sandbox/settings/preferences.ts";
import { sites } from "@vetrina/commerce-sandbox/settings/sites.ts";
import { expect, test } from "vitest";
import { SETTING_NAMES } from "../../worker/platform/site-settings.ts";

/** The cloud itself reads these: the site of preferences, currency and taxation of baskets, passwords, and card fields. */
const READ_BY_THE_CLOUD = ["siteId", "currencies", "taxation", "passwordPolicy", "cardExpiryYears"];

const sources = globSync("{pages,payments,sections,worker}/**/*.ts", {
	exclude: ["**/*.test.ts", "worker/platform/site-settings.ts"],
})
	.map((file) => readFileSync(file, "utf8"))
	.join("\n");

test.each(SETTING_NAMES)("the storefront reads the setting %s", (name) => {
	expect(sources).toMatch(new RegExp(`\\b${name}\\b`));
});

test.each(sites)("$id has no setting that is never read", (site) => {
	const read = new Set([...SETTING_NAMES, ...READ_BY_THE_CLOUD]);
	expect(Object.keys(preferencesOf(site)).filter((name) => !read.has(name))).toEqual([]);
});
