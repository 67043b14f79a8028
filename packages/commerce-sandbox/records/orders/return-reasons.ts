import type { Language } from "../../languages.ts";

/** Why something comes back, in the order in which it is asked. */
const reasons: Readonly<Record<string, Record<Language, string>>> = {
	"too-small": {
		en: "Too small",
		de: "Zu klein",
		fr: "Trop petit",
		ar: "المقاس صغير",
		ja: "サイズが小さい",
		ko: "사이즈가 작습니다",
		zh: "尺码偏小",
	},
	"too-large": {
		en: "Too large",
		de: "Zu groß",
		fr: "Trop grand",
		ar: "المقاس كبير",
		ja: "サイズが大きい",
		ko: "사이즈가 큽니다",
		zh: "尺码偏大",
	},
	"does-not-suit": {
		en: "Doesn’t suit me",
		de: "Steht mir nicht",
		fr: "Ne me va pas",
		ar: "لا يناسبني",
		ja: "似合わなかった",
		ko: "저와 어울리지 않습니다",
		zh: "不适合我",
	},
	"not-as-described": {
		en: "Not as described or pictured",
		de: "Entspricht nicht Beschreibung oder Bild",
		fr: "Ne correspond pas à la description ou à la photo",
		ar: "لا يطابق الوصف أو الصورة",
		ja: "説明や写真と異なる",
		ko: "설명이나 사진과 다릅니다",
		zh: "与描述或图片不符",
	},
	faulty: {
		en: "Faulty or damaged",
		de: "Fehlerhaft oder beschädigt",
		fr: "Défectueux ou endommagé",
		ar: "معيب أو تالف",
		ja: "不良または破損がある",
		ko: "불량 또는 파손",
		zh: "有瑕疵或损坏",
	},
	"wrong-item": {
		en: "Not what I ordered",
		de: "Falscher Artikel geliefert",
		fr: "Ce n’est pas l’article commandé",
		ar: "ليست القطعة التي طلبتها",
		ja: "注文した商品と違う",
		ko: "주문한 상품이 아닙니다",
		zh: "收到的商品有误",
	},
	late: {
		en: "Arrived too late",
		de: "Zu spät angekommen",
		fr: "Arrivé trop tard",
		ar: "وصل متأخرًا",
		ja: "届くのが遅かった",
		ko: "너무 늦게 도착했습니다",
		zh: "送达太晚",
	},
	"changed-mind": {
		en: "Changed my mind",
		de: "Meine Meinung geändert",
		fr: "J’ai changé d’avis",
		ar: "غيّرت رأيي",
		ja: "気が変わった",
		ko: "마음이 바뀌었습니다",
		zh: "改变主意",
	},
};

export type ReturnReason = { label: string; value: string };

/** In the shopper's language. */
export const returnReasons = (language: Language): ReturnReason[] =>
	Object.entries(reasons).map(([value, labels]) => ({ value, label: labels[language] }));

/** What came back for such a reason is looked at before anything else, and not sold again. */
const UNSALEABLE: ReadonlySet<string> = new Set(["faulty"]);
export const isSaleable = (reason: string): boolean => !UNSALEABLE.has(reason);

export const isReason = (value: string): boolean => Object.hasOwn(reasons, value);
