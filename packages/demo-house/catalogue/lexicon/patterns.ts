import type { PicturePattern } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import type { HouseText } from "../../house-text.ts";
import { t } from "./catalogue-text.ts";

/**
 * Words for product names: in German a stem that agrees with the material, or `+` and a phrase after the material; in Arabic and French a
 * phrase after the material; in English a word before the material; in Japanese, Korean and Chinese a word before the noun.
 */
export const patternWords: Record<Exclude<PicturePattern, "solid">, HouseText> = {
	stripe: t("بنقشة مقلمة|gestreift|striped|à rayures|ストライプ|스트라이프|条纹"),
	check: t("بنقشة مربعات|kariert|checked|à carreaux|チェック|체크|格纹"),
	dot: t("بنقشة منقطة|gepunktet|polka-dot|à pois|ドット|도트|波点"),
	animal: t(
		"بطبعة حيوانية|+mit Animal-Print|animal-print|à imprimé animal|アニマルプリント|애니멀 프린트|动物纹",
	),
	floral: t("بطبعة زهور|+mit Blumenprint|floral|à fleurs|フローラルプリント|플로럴|花卉印花"),
	majolica: t(
		"بطبعة ماجوليكا|+mit Majolika-Print|majolica-print|à imprimé majolique|マヨリカプリント|마욜리카 프린트|马约利卡印花",
	),
	monogram: t("بنقشة المونوغرام|+mit Monogramm|monogram|à monogramme|モノグラム|모노그램|字母图案"),
};

export const patternNames: Record<PicturePattern, HouseText> = {
	solid: t("سادة|Uni|Plain|Uni|無地|무지|纯色"),
	stripe: t("مقلم|Gestreift|Striped|Rayures|ストライプ|스트라이프|条纹"),
	check: t("مربعات|Kariert|Checked|Carreaux|チェック|체크|格纹"),
	dot: t("منقط|Gepunktet|Polka dots|Pois|ドット|도트|波点"),
	animal: t("طبعة حيوانية|Animal-Print|Animal print|Imprimé animal|アニマル柄|애니멀 프린트|动物纹"),
	floral: t("طبعة زهور|Blumenprint|Floral|Fleurs|花柄|플로럴|花卉印花"),
	majolica: t("ماجوليكا|Majolika|Majolica|Majolique|マヨリカ柄|마욜리카|马约利卡"),
	monogram: t("مونوغرام|Monogramm|Monogram|Monogramme|モノグラム|모노그램|字母图案"),
};
