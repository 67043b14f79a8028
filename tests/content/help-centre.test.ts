import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rawRequest } from "../setup/raw-request.ts";

type Entry = { fields: { title: Record<string, string>; items: { link: string }[] } };
const read = (type: string, id: string): Entry["fields"] =>
	JSON.parse(
		readFileSync(new URL(`../../packages/demo-house/content/${type}/${id}.json`, import.meta.url), "utf8"),
	).fields;

const CENTRES = {
	ar: "/ar-sa/csc",
	de: "/de-de/csc",
	en: "/en-it/csc",
	fr: "/fr-fr/csc",
	it: "/it-it/csc",
	ja: "/ja-jp/csc",
	ko: "/ko-kr/csc",
	zh: "/zh-cn/csc",
};

test.each(Object.entries(CENTRES))(
	"the help centre in %s has its categories, returns among them, as headings with their questions",
	async (language, path) => {
		const { status, text } = await rawRequest(path);
		expect(status).toBe(200);
		for (const id of ["help-delivery", "help-returns"]) {
			const { title, items } = read("accordion", id);
			const from = text.search(new RegExp(`<h2[^>]*>${title[language]}</h2>`));
			expect([id, from > 0]).toEqual([id, true]);
			const category = text.slice(from);
			for (const { link } of items) {
				const question = read("accordion-item", link).title[language] ?? "none";
				expect([link, category.indexOf(`>${question}<`) > 0]).toEqual([link, true]);
			}
		}
	},
);
