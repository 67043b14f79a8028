import { expect, test } from "vitest";
import * as z from "zod";
import { tagSettings } from "./tag-settings.ts";
import { hasTags, TAGS, tagFrames, tagScripts } from "./tags.ts";

const read = (settings: object) => z.object(tagSettings).parse(settings);

// proves event-27
test("malformed ids and origins are dropped, and the others stay", () => {
	expect(
		read({
			containers: ["GTM-ABCD123", "gtm-abcd", "GTM-ABCD123", 7, 'GTM-X"><script>', "GTM-EFGH"],
			containerOrigin: "http://tags.example",
			hotjarId: -1,
			hotjarOrigin: "https://hot.example/path",
		}),
	).toEqual({
		containers: ["GTM-ABCD123", "GTM-EFGH"],
		containerOrigin: undefined,
		hotjarId: undefined,
		hotjarOrigin: "https://hot.example",
	});
	expect(read({ containers: "GTM-ABCD123" }).containers).toEqual([]);
});

// proves event-27
test("each container has a script and a frame, from one origin", () => {
	const settings = read({ containers: ["GTM-ABCD123", "GTM-EFGH"] });
	expect(tagScripts(settings).map(({ src }) => src)).toEqual([
		"https://www.googletagmanager.com/gtm.js?id=GTM-ABCD123",
		"https://www.googletagmanager.com/gtm.js?id=GTM-EFGH",
	]);
	expect(tagFrames(settings).map(({ src }) => src)).toEqual([
		"https://www.googletagmanager.com/ns.html?id=GTM-ABCD123",
		"https://www.googletagmanager.com/ns.html?id=GTM-EFGH",
	]);
});

test("a house's own tagging server replaces all of Google's hosts", () => {
	const settings = read({ containers: ["GTM-ABCD123"], containerOrigin: "https://tags.house.example" });
	expect(JSON.stringify([tagScripts(settings), tagFrames(settings)])).not.toContain("google");
});

test("every script asks for consent, and nothing is configured without an id", () => {
	expect(hasTags(read({}))).toBe(false);
	const all = tagScripts(read({ containers: ["GTM-ABCD123"], hotjarId: 6 }));
	expect(all).toHaveLength(TAGS.length);
	for (const { consent, src } of all) expect([src, consent]).toEqual([src, "analytics"]);
});
