import type {
	CategoryLandingContent,
	ContentBlock,
	ContentLink,
	ContentPage,
	FooterContent,
	HeaderContent,
	HomeContent,
	NotFoundContent,
} from "../../../shared/domain/content/content.ts";
import type {
	CtaEntry,
	FooterEntry,
	HeaderEntry,
	PageEntry,
	RichTextNode,
	SectionEntry,
} from "./content-schemas.ts";

export const toLink = ({ title, targetUrl, queryParameters }: CtaEntry): ContentLink => ({
	title,
	url: queryParameters
		? `${targetUrl}${targetUrl.includes("?") ? "&" : "?"}${queryParameters.replace(/^\?/, "")}`
		: targetUrl,
});

const plainText = (node: RichTextNode): string => node.value ?? (node.content ?? []).map(plainText).join("");

export const toBlocks = (document: RichTextNode): ContentBlock[] =>
	(document.content ?? []).flatMap((node): ContentBlock[] => {
		if (/^(un)?ordered-list$/.test(node.nodeType))
			return [{ kind: "list", items: (node.content ?? []).map(plainText) }];
		const text = plainText(node).trim();
		if (text === "") return [];
		return [node.nodeType.startsWith("heading-") ? { kind: "heading", text } : { kind: "paragraph", text }];
	});

export const toHeader = (header: HeaderEntry | undefined): HeaderContent => ({
	navigation: (header?.navigationCollection ?? []).map((first) => ({
		...toLink(first),
		items: first.subItemsCollection.map((second) => ({
			...toLink(second),
			items: second.subItemsCollection.map((third) => ({ ...toLink(third), items: [] })),
		})),
	})),
	announcements: (header?.rotatingBannerCollection ?? [])
		.map(({ text }) => plainText(text.json))
		.filter((text) => text !== ""),
});

export const toFooter = (footer: FooterEntry | undefined): FooterContent => ({
	columns: (footer?.columnsCollection ?? []).map(({ title, linksCollection }) => ({
		title,
		links: linksCollection.map(toLink),
	})),
	copyright: footer?.copyright ?? "",
});

type Section<Name extends SectionEntry["__typename"]> = Extract<SectionEntry, { __typename: Name }>;
const findSection = <Name extends SectionEntry["__typename"]>(
	page: PageEntry,
	name: Name,
): Section<Name> | undefined =>
	page.sectionsCollection.find((section): section is Section<Name> => section.__typename === name);

const listBlocks = (page: PageEntry): ContentBlock[] =>
	page.sectionsCollection.flatMap((section) =>
		section.__typename === "RichTextSection" ? toBlocks(section.body.json) : [],
	);

export const toPage = (page: PageEntry): ContentPage => ({
	slug: page.slug,
	title: page.title,
	description: page.description || undefined,
	body: listBlocks(page),
	...findPaginated(page),
});

type PictureOf = (mediaId: string) => string;

const toHero = (hero: Section<"Hero">, pictureOf: PictureOf): HomeContent["hero"] => ({
	portrait: pictureOf(hero.portraitImage.mediaId),
	landscape: pictureOf(hero.landscapeImage.mediaId),
	alt: hero.portraitImage.description ?? "",
	line: hero.title,
	link: hero.link ? toLink(hero.link) : undefined,
});

const toCarousel = (page: PageEntry, hero: Section<"Hero">): HomeContent["newArrivals"] => {
	const carousel = findSection(page, "ProductCarousel");
	const link = carousel?.link ?? hero.link;
	return {
		title: carousel?.title ?? "",
		link: link ? toLink(link) : undefined,
		categoryId: carousel?.targetCategory || undefined,
		sort: carousel?.sortingRule ?? undefined,
	};
};

const findPaginated = (page: PageEntry): Pick<ContentPage, "paginated"> => {
	const section = findSection(page, "PaginatedContent");
	return section ? { paginated: section.id } : {};
};

export const toHome = (page: PageEntry, pictureOf: PictureOf): HomeContent | null => {
	const hero = findSection(page, "Hero");
	if (!hero) return null;
	return {
		title: page.title,
		description: page.description ?? "",
		hero: toHero(hero, pictureOf),
		pair: (findSection(page, "CardGroup")?.cardsCollection ?? []).map((card) => ({
			image: pictureOf(card.image.mediaId),
			alt: card.image.description ?? "",
			text: card.description ?? card.title,
			// Link texts are the same on all cards, so the link gets the card's title instead.
			link: { ...toLink(card.link), title: card.title },
		})),
		newArrivals: toCarousel(page, hero),
		manifesto: findSection(page, "Statement")?.text ?? "",
		categories: (findSection(page, "NavigationGroup")?.itemsCollection ?? []).map(toLink),
	};
};

export const toCategoryLanding = (page: PageEntry, pictureOf: PictureOf): CategoryLandingContent | null => {
	const hero = findSection(page, "Hero");
	return (
		(hero && {
			hero: toHero(hero, pictureOf),
			statement: findSection(page, "Statement")?.text ?? "",
			carousel: toCarousel(page, hero),
		}) ??
		null
	);
};

/** Returns the not-found page. The number and the search heading have defaults (content-5). */
export const toNotFound = (page: PageEntry): NotFoundContent => ({
	...toPage(page),
	number: findSection(page, "NumberElement")?.text ?? "404",
	searchHeading: findSection(page, "SearchForm")?.heading ?? "Try a new search",
});
