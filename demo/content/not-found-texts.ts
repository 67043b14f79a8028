import type { Texts } from "./content-types.ts";

export const notFoundTexts = {
	number: { ar: "404", de: "404", en: "404", fr: "404", ja: "404", ko: "404", zh: "404" },
	title: {
		ar: "هذه الصفحة لم تعد في الواجهة",
		de: "Diese Seite liegt nicht mehr im Fenster",
		en: "This page is no longer in the window",
		fr: "Cette page n’est plus en vitrine",
		ja: "このページは、もうウィンドウにありません",
		ko: "이 페이지는 이제 쇼윈도에 없습니다",
		zh: "这一页已不在橱窗里",
	},
	body: {
		ar: "ربما نُقلت، وربما لم تكن هنا قط. يمكنكم البحث من جديد أو البدء من الصفحة الرئيسية.",
		de: "Vielleicht ist sie umgezogen, vielleicht gab es sie nie. Suchen Sie neu, oder beginnen Sie auf der Startseite.",
		en: "It may have moved, or never have been here. Try a search, or start again from the home page.",
		fr: "Elle a peut-être été déplacée, ou n’a jamais existé. Lancez une recherche, ou repartez de la page d’accueil.",
		ja: "移動したか、もともとなかったのかもしれません。検索するか、ホームからお探しください。",
		ko: "옮겨졌거나 처음부터 없었을 수 있습니다. 다시 검색하거나 홈에서 시작해 주세요.",
		zh: "它可能已移走，也可能从未存在。请重新搜索，或从首页开始。",
	},
	searchHeading: {
		ar: "جرّبوا بحثًا جديدًا",
		de: "Neue Suche starten",
		en: "Try a new search",
		fr: "Essayez une nouvelle recherche",
		ja: "別のキーワードで検索",
		ko: "다른 검색어로 찾아보기",
		zh: "换个词再搜索",
	},
	searchButton: {
		ar: "بحث",
		de: "Suchen",
		en: "Search",
		fr: "Rechercher",
		ja: "検索",
		ko: "검색",
		zh: "搜索",
	},
} satisfies Record<string, Texts>;
