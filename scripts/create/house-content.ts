import { GOODS, type SampleText, WORDS } from "./sample-goods.ts";

export type Say = (text: SampleText) => Record<string, string>;

/** Returns the entries of a new house's editors by their path below `content/`. `picture`: the media id of the first page's picture. */
export function houseContent(
	say: Say,
	picture: string,
	legalLinks: readonly { link: string }[],
): Record<string, { fields: object }> {
	const [first] = GOODS;
	const image = (width: number, height: number) => ({
		fields: { mediaId: picture, description: first ? say(first.name) : {}, width, height },
	});
	const link = (id: string) => ({ link: id });
	const category = first?.category ?? "living";
	return {
		"header/header": { fields: { navigationFrom: "categories" } },
		"footer/footer": {
			fields: {
				columns: [link("footer-shop"), link("footer-house")],
				copyright: say(WORDS.copyright),
				legalLinks,
			},
		},
		"footer-column/footer-shop": { fields: { title: say(WORDS.shop), linksFrom: "categories" } },
		"footer-column/footer-house": { fields: { title: say(WORDS.house), links: [link("to-about")] } },
		"cta/to-about": { fields: { title: say(WORDS.about), targetPage: link("about") } },
		"cta/to-goods": {
			fields: { title: say(WORDS.all), targetCategory: category, targetUrl: `/${category}` },
		},
		"page/home": {
			fields: {
				slug: "/home",
				title: say({ en: "{name}", de: "{name}", fr: "{name}", it: "{name}" }),
				description: say(WORDS.slogan),
				sections: [link("home-hero"), link("home-new"), link("home-shop")],
			},
		},
		"hero/home-hero": {
			fields: {
				title: say(WORDS.slogan),
				link: link("to-goods"),
				portraitImage: link("home-portrait"),
				landscapeImage: link("home-landscape"),
			},
		},
		"image/home-portrait": image(1200, 1600),
		"image/home-landscape": image(1600, 1000),
		"product-carousel/home-new": {
			fields: {
				title: say(WORDS.new),
				targetCategory: category,
				sortingRule: "best-matches",
				limit: 4,
				link: link("to-goods"),
			},
		},
		"navigation-group/home-shop": { fields: { title: say(WORDS.shop), itemsFrom: "categories" } },
		"page/about": {
			fields: {
				slug: "/about",
				title: say(WORDS.about),
				description: say(WORDS.slogan),
				sections: [link("about-text")],
			},
		},
		"rich-text-section/about-text": {
			fields: {
				body: Object.fromEntries(
					Object.entries(say(WORDS.aboutText)).map(([language, text]) => [language, [text]]),
				),
			},
		},
		"page/not-found": {
			fields: { slug: "/404", title: say(WORDS.notFound), sections: [link("not-found-number")] },
		},
		"number-element/not-found-number": {
			fields: { text: say({ en: "404", de: "404", fr: "404", it: "404" }) },
		},
	};
}
