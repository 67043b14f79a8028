import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const TRADITIONAL = /^zh-Hant(?:-|$)/;

/** Characters of frequent words that Traditional Chinese writes in another form. */
const SIMPLIFIED =
	/[个们这来时国说为会经现发对过还进种样给让从应该关动将两问间长门题体设计认电话号码页图书买卖单价钱货运费选择颜裤袜围丝绸织线绿蓝红银铁链项连邮简录务员亲爱谢欢请点头无与专业东车马鸟鱼龙丰产医华严]/u;

const isChinese = (value: object): value is Record<string, unknown> => "zh" in value && "en" in value;

/** Lists all texts in Traditional Chinese of a file, whether the file is in that script or has texts by language. */
function* listTexts(value: unknown, isTraditional: boolean): Generator<string> {
	if (typeof value === "string") {
		if (isTraditional) yield value;
	} else if (typeof value === "object" && value !== null)
		for (const [name, inner] of Object.entries(value))
			yield* listTexts(inner, isTraditional || (isChinese(value) && TRADITIONAL.test(name)));
}

const readTexts = (pattern: string, isTraditional: boolean): string[] =>
	globSync(pattern, { cwd: root }).flatMap((file) => [
		...listTexts(JSON.parse(readFileSync(resolve(root, file), "utf8")), isTraditional),
	]);

const own = [
	"locales",
	"packages/commerce-sandbox/texts",
	"packages/demo-house/languages",
	"packages/demo-house/catalogue/lexicon/languages",
].flatMap((folder) =>
	[`${folder}/zh-Hant{,-HK}.json`, `${folder}/zh-Hant{,-HK}/*.json`].flatMap((pattern) =>
		readTexts(pattern, true),
	),
);
const entries = readTexts("packages/demo-house/content/**/*.json", false);

// proves locale-8
test("no text in Traditional Chinese has a character of the Simplified script", () => {
	expect(SIMPLIFIED.test("購物袋")).toBe(false);
	expect(SIMPLIFIED.test("连衣裙")).toBe(true);
	expect([own.length > 2000, entries.length > 400]).toEqual([true, true]);
	expect([...own, ...entries].filter((text) => SIMPLIFIED.test(text))).toEqual([]);
});

test("the words are those of Taiwan and Hong Kong, and not those of the mainland", () => {
	const mainland = /連衣裙|默認|郵箱|鏈接|信息|視頻|登錄|質量|鼠標|打印|軟件|屏幕|網絡|運動衫|移動電話/;
	expect([...own, ...entries].filter((text) => mainland.test(text))).toEqual([]);
});
