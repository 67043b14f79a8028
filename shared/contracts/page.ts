import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { HeaderType } from "@vetrina/shop-rules/theme/header-types.ts";
import type { PageContracts } from "../../pages/routes.ts";
import type { ImageView, ShellView } from "./views.ts";

export type HeadView = {
	title: string;
	description?: string;
	keywords?: string;
	robots?: string;
	canonical?: string;
	/** Absolute addresses by `hreflang`; empty for not-found and `noindex` pages (locale-9). */
	alternates: { hreflang: string; href: string }[];
	openGraph: Record<string, string>;
	jsonLd: object[];
	preloadImages?: (ImageView & { sizes: string; media?: string })[];
};

export type LocaleView = {
	siteId: string;
	country: string;
	language: Language;
	currency: string;
	prefix: string;
	tag: string;
	dir: "ltr" | "rtl";
};

export type PageBody = {
	[K in keyof PageContracts]: { kind: K; data: PageContracts[K] };
}[keyof PageContracts];

export type PageView = PageDataView & { shell: ShellView };

export type PageDataView = PageBody & {
	status: number;
	locale: LocaleView;
	path: string;
	head: HeadView;
	/** The variant of the header's personalised contents; absent for those of everyone. The shell is that of a document. */
	shellVariant?: string;
	/** The appearance of the header that editors chose for the page. */
	headerType?: HeaderType;
};

export type PageResponse = { page: PageDataView } | { redirect: string; document: boolean };
