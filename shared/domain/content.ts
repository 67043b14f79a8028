/** Editorial content as the storefront thinks of it; the content adapter maps its service's entries to these. */

/** A link of an editor: a path inside the shop without locale ("/women"), or an absolute address. */
export type ContentLink = { title: string; url: string };
export type NavigationItem = ContentLink & { items: NavigationItem[] };

export type HeaderContent = { navigation: NavigationItem[]; announcements: string[] };
export type FooterContent = { columns: { title: string; links: ContentLink[] }[]; copyright: string };

export type ContentBlock =
	| { kind: "paragraph"; text: string }
	| { kind: "heading"; text: string }
	| { kind: "list"; items: string[] };

export type ContentPage = { slug: string; title: string; description?: string; body: ContentBlock[] };

/** Pictures are paths of the media service. */
export type HomeContent = {
	title: string;
	description: string;
	hero: { portrait: string; landscape: string; alt: string; line: string; link: ContentLink };
	pair: { image: string; alt: string; text: string; link: ContentLink }[];
	newArrivals: { title: string; link: ContentLink; categoryId?: string; sort: string };
	manifesto: string;
	categories: ContentLink[];
};

type Hero = HomeContent["hero"];

/** What stands before the list of a category. */
export type CategoryLandingContent = {
	hero: Hero;
	statement: string;
	carousel: HomeContent["newArrivals"];
};

export type NotFoundContent = ContentPage & { number: string; searchHeading: string };
