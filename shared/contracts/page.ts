import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PageContracts } from "../../pages/routes.ts";
import type { ImageView, ShellView } from "./views.ts";

/** Head of a page; the server writes it, the running client applies it on navigation. */
export type HeadView = {
	title: string;
	description?: string;
	/** e.g. "noindex, follow"; absent = indexable. */
	robots?: string;
	/** Absolute. */
	canonical?: string;
	/** Absolute; hreflang → address. Empty on 404 and noindex pages (locale-9). */
	alternates: { hreflang: string; href: string }[];
	openGraph: Record<string, string>;
	/** schema.org objects; server only, never shipped as page data. */
	jsonLd: object[];
	/** The largest picture; several if a media query chooses between them. */
	preloadImages?: (ImageView & { sizes: string; media?: string })[];
};

export type LocaleView = {
	siteId: string;
	country: string;
	language: Language;
	currency: string;
	prefix: string;
	/** BCP 47 tag for the `lang` attribute. */
	tag: string;
	dir: "ltr" | "rtl";
};

/** Page data by kind. */
export type PageBody = {
	[K in keyof PageContracts]: { kind: K; data: PageContracts[K] };
}[keyof PageContracts];

/** A page is rendered to HTML, or sent as this value to the running client. */
export type PageView = PageDataView & { shell: ShellView };

/** A page without the data that all pages of its locale share. */
export type PageDataView = PageBody & {
	/** HTTP status of the page. */
	status: number;
	locale: LocaleView;
	/** The page's path and query, locale included. */
	path: string;
	head: HeadView;
};

/** Answer of `/_page/…`: a page, or an address that the browser has to load itself. */
export type PageResponse = { page: PageDataView } | { redirect: string; document: boolean };
