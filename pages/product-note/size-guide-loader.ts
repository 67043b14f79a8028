import { readBundle, readTextCode, type TextLocale } from "../../shared/i18n/all-texts.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { askedProduct, toProductSummary } from "../../worker/present/product-summary.ts";
import { buildSizeHelp } from "../../worker/present/sizes/size-help.ts";
import type { LoadResult } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { MeasureWords } from "./contract.ts";

const measureWords = (locale: TextLocale): MeasureWords => {
	const { measures } = readBundle(readTextCode(locale)) as {
		measures: Record<string, string | Record<string, string>>;
	};
	const words = Object.entries(measures).flatMap(([key, text]) =>
		typeof text === "string"
			? [[key, text]]
			: Object.entries(text).map(([name, word]) => [`${key}.${name}`, word]),
	);
	return Object.fromEntries(words);
};

export const loadSizeGuide = async (cx: PageContext): Promise<LoadResult | null> => {
	const product = await askedProduct(cx);
	const help = product && buildSizeHelp(product, cx);
	if (!product || !help) return null;
	const title = cx.t(help.tables.length > 0 ? "sizeGuide.title" : "sizeGuide.measurements");
	return {
		page: {
			kind: "product-note",
			data: {
				title,
				product: toProductSummary(product, cx),
				content: { kind: "sizes", help, words: measureWords(cx.locale) },
			},
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, { title: `${title}, ${product.name}`, robots: "noindex, follow" }),
		},
	};
};
