import { expect, test } from "vitest";
import { readMembers, readPwaKitRecipe } from "./pwa-kit-recipe.ts";

test("reads a recipe whose blocks are members of PWA Kit's configuration", () => {
	const recipe = readPwaKitRecipe();
	const app = readMembers<{ defaultSite: string; einsteinAPI: { host: string } }>(recipe.app);
	const { proxyConfigs } = readMembers<{ proxyConfigs: { path: string }[] }>(recipe.ssrParameters);
	expect(app.defaultSite).toBe(recipe.parameters.siteId);
	expect(proxyConfigs.map(({ path }) => path)).toEqual(["api", "ocapi"]);
	// Recommendations and pictures pass the same proxy.
	expect(new URL(app.einsteinAPI.host).pathname).toBe(recipe.mediaBase);
	expect(recipe.mediaBase).toBe("/mobify/proxy/api");
	expect(new URL(recipe.start).origin).toBe(new URL(app.einsteinAPI.host).origin);
});

test("moves both hosts wherever the recipe names them", () => {
	const moved = JSON.stringify(readPwaKitRecipe({ cloud: "localhost:1", app: "localhost:2" }));
	expect(moved).toContain("localhost:1");
	expect(moved).toContain("localhost:2");
	expect(moved).not.toMatch(/localhost:\d{2,}/);
});
