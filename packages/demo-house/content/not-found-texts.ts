import { translateRow } from "../house-text.ts";
import type { Texts } from "./content-types.ts";

export const notFoundTexts = {
	number: translateRow({ ar: "404", de: "404", en: "404", fr: "404", ja: "404", ko: "404", zh: "404" }),
	title: translateRow({
		ar: "الصفحة غير موجودة",
		de: "Seite nicht gefunden",
		en: "Page not found",
		fr: "Page introuvable",
		ja: "ページが見つかりません",
		ko: "페이지를 찾을 수 없습니다",
		zh: "页面不存在",
	}),
	body: translateRow({
		ar: "ربما نُقلت الصفحة أو حُذفت. يمكنكم البحث من جديد أو العودة إلى الصفحة الرئيسية.",
		de: "Die Seite wurde verschoben oder existiert nicht mehr. Starten Sie eine neue Suche oder kehren Sie zur Startseite zurück.",
		en: "The page may have moved or no longer exists. Try a new search or go back to the home page.",
		fr: "Cette page a peut-être été déplacée ou n’existe plus. Lancez une nouvelle recherche ou revenez à la page d’accueil.",
		ja: "ページが移動または削除された可能性があります。検索するか、トップページからお探しください。",
		ko: "페이지가 이동되었거나 삭제되었을 수 있습니다. 다시 검색하거나 홈으로 돌아가 주세요.",
		zh: "页面可能已移动或不再存在。请重新搜索，或返回首页。",
	}),
	searchHeading: translateRow({
		ar: "البحث من جديد",
		de: "Neue Suche starten",
		en: "Try a new search",
		fr: "Essayez une nouvelle recherche",
		ja: "別のキーワードで検索",
		ko: "다른 검색어로 찾아보세요",
		zh: "重新搜索",
	}),
	searchButton: translateRow({
		ar: "بحث",
		de: "Suchen",
		en: "Search",
		fr: "Rechercher",
		ja: "検索",
		ko: "검색",
		zh: "搜索",
	}),
} satisfies Record<string, Texts>;
