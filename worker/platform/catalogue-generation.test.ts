import { expect, test } from "vitest";
import { getCatalogueSince } from "./catalogue-generation.ts";
import { PlatformUnavailable } from "./fetch.ts";

const platformThat = (response: () => Response) => ({
	env: { COMMERCE: { fetch: async () => response() } as unknown as Fetcher },
	log: () => undefined,
});
const since = (response: () => Response) => getCatalogueSince(platformThat(response), "eu");

test("the platform returns when a catalogue went live", async () => {
	const liveSince = "2026-11-23T03:21:51.000Z";
	expect(await since(() => Response.json({ generation: "12", liveSince }))).toBe(Date.parse(liveSince));
	expect(await since(() => Response.json({ generation: null, liveSince: null }))).toBeNull();
});

test.each([
	["404", () => new Response(null, { status: 404 })],
	["410", () => new Response(null, { status: 410 })],
	["a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
])("a platform that responds with %s has no catalogue generations", async (_, response) => {
	expect(await since(response)).toBeUndefined();
});

test.each([429, 503])("the status %i is a failure: the catalogue is checked again soon", async (status) => {
	await expect(since(() => new Response(null, { status }))).rejects.toBeInstanceOf(PlatformUnavailable);
});
