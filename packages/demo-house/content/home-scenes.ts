import type { EditorialScene } from "@vetrina/drawn-pictures/editorial/editorial-reference.ts";
import { translateRow } from "../house-text.ts";
import type { SiteId } from "../settings/countries.ts";
import type { Texts } from "./content-types.ts";

export const sceneTexts = {
	walk: translateRow({
		ar: "امرأة بمعطف جملي تمشي في آخر ضوء النهار",
		de: "Eine Frau im camelfarbenen Mantel geht durch das letzte Licht",
		en: "A woman in a camel coat walking through the last light",
		fr: "Une femme en manteau camel marche dans la dernière lumière",
		ja: "夕日の中を歩く、キャメルのコートの女性",
		ko: "카멜 코트를 입고 저녁 햇살 속을 걷는 여성",
		zh: "身着驼色大衣的女子走过落日余晖",
	}),
	swing: translateRow({
		ar: "فستان أحمر يدور مع من ترتديه",
		de: "Ein rotes Kleid schwingt in der Drehung mit",
		en: "A red dress swinging as its wearer turns",
		fr: "Une robe rouge qui tourne avec celle qui la porte",
		ja: "くるりと回る動きに揺れる、赤いドレス",
		ko: "빙글 도는 몸짓을 따라 흔들리는 빨간 드레스",
		zh: "随转身摇曳的红色长裙",
	}),
	rail: translateRow({
		ar: "ثلاث قطع معلّقة في ضوء المساء الدافئ",
		de: "Drei Stücke an einer Stange im warmen Abendlicht",
		en: "Three pieces on a rail in warm evening light",
		fr: "Trois pièces sur un portant, dans la lumière chaude du soir",
		ja: "夕暮れの暖かな光の中、ラックに掛かる三着",
		ko: "따뜻한 저녁 빛 아래 옷걸이에 걸린 세 벌의 옷",
		zh: "暖色暮光里，挂杆上的三件衣服",
	}),
	arch: translateRow({
		ar: "فستان أمام قوس في آخر ضوء النهار",
		de: "Ein Kleid vor einem Rundbogen im letzten Licht",
		en: "A gown in an arch in the last light",
		fr: "Une robe sous une arche, dans la dernière lumière",
		ja: "夕日の差すアーチの前に掛かるドレス",
		ko: "저녁 햇살이 드는 아치 앞의 드레스",
		zh: "落日余晖里，拱门前的礼服",
	}),
	chair: translateRow({
		ar: "حقائب جلدية على كرسي خشبي وإلى جانبه",
		de: "Ledertaschen auf und neben einem Bugholzstuhl",
		en: "Leather bags on a bentwood chair and next to it",
		fr: "Des sacs en cuir sur une chaise en bois courbé et à ses pieds",
		ja: "曲げ木の椅子と、そのそばに置かれたレザーバッグ",
		ko: "곡목 의자 위와 그 곁에 놓인 가죽 가방",
		zh: "曲木椅上与椅旁的皮革手袋",
	}),
} satisfies Partial<Record<EditorialScene, Texts>>;
export type HomeScene = keyof typeof sceneTexts;

export const homeScenes: Record<SiteId, { hero: HomeScene; women: HomeScene; bags: HomeScene }> = {
	"vetrina-eu": { hero: "walk", women: "swing", bags: "chair" },
	"vetrina-us": { hero: "swing", women: "arch", bags: "chair" },
	"vetrina-me": { hero: "walk", women: "arch", bags: "chair" },
	"vetrina-ap": { hero: "rail", women: "swing", bags: "chair" },
};
