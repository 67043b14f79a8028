import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { readDirection } from "@vetrina/shop-rules/locale/scripts.ts";
import { readTexts, type Texts } from "../../../../texts.ts";

type SheetTexts = Texts["providerSheet"] & { dir: "ltr" | "rtl" };

export const sheetTexts = (provider: string): Record<string, SheetTexts> =>
	Object.fromEntries(
		languageCodes.map((one) => {
			const words = readTexts(one).providerSheet;
			return [one, { ...words, title: words.title.replace("{provider}", provider), dir: readDirection(one) }];
		}),
	);
