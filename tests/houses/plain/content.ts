import type { HouseContent, PageMaking } from "@vetrina/commerce-sandbox/house/content.ts";
import { cta, type Page, type Section, toCollection } from "@vetrina/commerce-sandbox/house/content-entry.ts";

/** Content shows pictures of products: files next to the catalogue, by the hash that an upload names them with. */
const pictures: Readonly<Record<string, string>> = {
	chair: "19cd16285341e4d9e0d5351331c8b76a397145bd38002dd41107932aa339e09a",
};
export const contentPicture = (name: string): string => `upload/${pictures[name]}.png`;

const page = (slug: string, title: string, description: string, sections: Section[]): Page => ({
	__typename: "Page",
	slug,
	title,
	description,
	robots: null,
	sectionsCollection: toCollection(sections),
});

function home({ text, image, navigation }: PageMaking): Page {
	const line = text({ en: "Furniture, simply", de: "Möbel, ganz einfach" });
	const [first] = navigation;
	const link = cta(
		text({ en: "See what we have", de: "Zum Sortiment" }),
		first?.targetUrl ?? "/",
		first?.targetCategory,
	);
	return page("/home", "Plain", line, [
		{
			__typename: "Hero",
			title: line,
			link,
			portraitImage: image("chair", "portrait", text({ en: "A chair", de: "Ein Stuhl" })),
			landscapeImage: image("chair", "landscape", text({ en: "A chair", de: "Ein Stuhl" })),
		},
		{
			__typename: "ProductCarousel",
			title: text({ en: "New", de: "Neu" }),
			targetCategory: first?.targetCategory ?? "",
			sortingRule: "best-matches",
			limit: 4,
			link,
		},
		{
			__typename: "NavigationGroup",
			title: text({ en: "Rooms", de: "Räume" }),
			itemsCollection: toCollection(navigation),
		},
	]);
}

const notFound = ({ text }: PageMaking): Page =>
	page("/404", text({ en: "Not found", de: "Nicht gefunden" }), "", [
		{ __typename: "NumberElement", text: "404" },
	]);

export const content: HouseContent = {
	pages: {
		"/about": {
			title: { en: "About us", de: "Über uns", fr: "Qui nous sommes" },
			description: { en: "Who we are.", de: "Wer wir sind.", fr: "Notre maison." },
			body: {
				en: ["We make furniture.", "We answer by email."],
				de: ["Wir machen Möbel.", "Wir antworten per E-Mail."],
				fr: ["Nous fabriquons des meubles.", "Nous répondons par e-mail."],
				"fr-CA": ["Nous fabriquons des meubles.", "Nous répondons par courriel."],
			},
		},
	},
	home,
	notFound,
	landings: {},
	fill: (text) => text,
	banner: [],
	footer: {
		shop: { en: "Shop", de: "Laden" },
		columns: [{ title: { en: "Us", de: "Wir" }, pages: ["/about"] }],
		copyright: { en: "© {year} Plain" },
	},
	badges: new Map(),
	shortTexts: new Map(),
	categoryInserts: {},
	searchInserts: [],
	categoryScenes: {},
	categoryFields: {},
};
