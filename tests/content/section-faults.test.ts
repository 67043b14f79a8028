import { expect, test } from "vitest";
import { type RawResponse, rawRequest } from "../setup/raw-request.ts";

/** Each way has a country of its own, whose pages no other test has cached. */
const WAYS = [
	["503", "fr-be"],
	["timeout", "de-at"],
	["malformed", "nl-nl"],
	["cut", "es-es"],
	["content-type", "pt-pt"],
	["dialect", "de-de"],
	["429", "fr-fr"],
] as const;
const SECTIONS = 10;

const request = (path: string, fault?: string): Promise<RawResponse> =>
	rawRequest(path, { headers: { accept: "text/html", ...(fault ? { "x-vetrina-fault": fault } : {}) } });
const countSections = ({ text }: RawResponse): number => {
	const [, json = "{}"] = /<script id="page" type="application\/json">(.*?)<\/script>/s.exec(text) ?? [];
	return ((JSON.parse(json) as { data?: { sections?: object[] } }).data?.sections ?? []).length;
};

// proves content-16
test.concurrent.each(WAYS)(
	"a content service that fails by %s leaves pages whole, and nothing of it stays",
	async (way, locale) => {
		const language = locale.slice(0, 2);
		const prefix = ["fr", "de"].includes(language) ? locale : `en-${locale.slice(3)}`;
		const home = await request(`/${prefix}/`, `content:${way}`);
		expect(home.status).toBe(200);
		expect(home.text).toContain("<main");
		const failing = await request(`/${prefix}/window`, `content:${way}`);
		expect([404, 503]).toContain(failing.status);
		expect(failing.text).toMatch(/<h1[^>]*>[^<]/);
		const after = await request(`/${prefix}/window`);
		expect([way, after.status, countSections(after)]).toEqual([way, 200, SECTIONS]);
	},
	60_000,
);

// proves content-16
test("a content service that is slow delays a page, which is whole", async () => {
	const page = await request("/en-ie/window", "content:latency=1500");
	expect([page.status, countSections(page)]).toEqual([200, SECTIONS]);
});
