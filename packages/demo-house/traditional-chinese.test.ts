import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const VARIANTS = ["zh-Hant", "zh-Hant-HK"] as const;
type Variant = (typeof VARIANTS)[number];

/** Characters of frequent words that Traditional Chinese writes in another form. */
const SIMPLIFIED =
	/[个们这来时国说为会经现发对过还进种样给让从应该关动将两问间长门题体设计认电话号码页图书买卖单价钱货运费选择颜裤袜围丝绸织线绿蓝红银铁链项连邮简录务员亲爱谢欢请点头无与专业东车马鸟鱼龙丰产医华严]/u;

const isChinese = (value: object): value is Record<string, unknown> => "zh" in value && "en" in value;

/** Lists all texts in a variant of Traditional Chinese of a file, whether the file is in that variant or has texts by language. */
function* listTexts(value: unknown, variant: Variant, isIn: boolean): Generator<string> {
	if (typeof value === "string") {
		if (isIn) yield value;
	} else if (typeof value === "object" && value !== null)
		for (const [name, inner] of Object.entries(value))
			yield* listTexts(inner, variant, isIn || (isChinese(value) && name === variant));
}

const readTexts = (pattern: string, variant: Variant, isIn: boolean): string[] =>
	globSync(pattern, { cwd: root }).flatMap((file) => [
		...listTexts(JSON.parse(readFileSync(resolve(root, file), "utf8")), variant, isIn),
	]);

const FOLDERS = [
	"locales",
	"packages/commerce-sandbox/texts",
	"packages/demo-house/languages",
	"packages/demo-house/catalogue/lexicon/languages",
];
const readOwn = (variant: Variant): string[] =>
	FOLDERS.flatMap((folder) =>
		[`${folder}/${variant}.json`, `${folder}/${variant}/*.json`].flatMap((pattern) =>
			readTexts(pattern, variant, true),
		),
	);
const readEntries = (variant: Variant): string[] =>
	readTexts("packages/demo-house/content/**/*.json", variant, false);

const own = VARIANTS.flatMap(readOwn);
const entries = VARIANTS.flatMap(readEntries);

// proves locale-8
test("no text in Traditional Chinese has a character of the Simplified script", () => {
	expect(SIMPLIFIED.test("購物袋")).toBe(false);
	expect(SIMPLIFIED.test("连衣裙")).toBe(true);
	expect([own.length > 2000, entries.length > 400]).toEqual([true, true]);
	expect([...own, ...entries].filter((text) => SIMPLIFIED.test(text))).toEqual([]);
});

/** Words of the mainland, and words of each place that the other one does not use. */
const MAINLAND = /連衣裙|默認|郵箱|鏈接|信息|視頻|登錄|質量|鼠標|打印|軟件|屏幕|運動衫|移動電話/;
const ELSEWHERE: Readonly<Record<Variant, RegExp>> = {
	"zh-Hant": /網絡|英寸|私隱/,
	"zh-Hant-HK": /網路|隱私|保固|行銷|會員計畫|幣別|公休/,
};

test.each(VARIANTS)("the words in %s are those of its own place", (variant) => {
	const texts = [...readOwn(variant), ...readEntries(variant)];
	expect(texts.filter((text) => MAINLAND.test(text) || ELSEWHERE[variant].test(text))).toEqual([]);
});
