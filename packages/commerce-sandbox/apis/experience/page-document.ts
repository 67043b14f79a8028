import { html } from "hono/html";
import { richTextHtml } from "../../apis/content/rich-text-html.ts";
import { mediaPath } from "../../media/media-path.ts";
import type { Card, Image, Link, Page, Section } from "./page-query.ts";

type Component = { id: string; typeId: string; data: object; regions?: Region[] };
type Region = { id: string; components: Component[] };

const PICTURE_WIDTH = 1280;

export type PageContext = {
	pageId: string;
	typeId: string;
	aspectTypeId?: string;
	mediaBase: string;
	hasCategory: (id: string) => boolean;
};
type Making = Pick<PageContext, "mediaBase" | "hasCategory">;

export function pageDocument(page: Page, { pageId, typeId, aspectTypeId, ...making }: PageContext) {
	const isForAll = ({ shownTo }: Page["sectionsCollection"]["items"][number]): boolean =>
		!shownTo || Object.keys(shownTo).length === 1;
	const sections = page.sectionsCollection.items
		.filter(isForAll)
		.flatMap((section, at) => makeComponent(section, `${pageId}-${at + 1}`, making));
	return {
		id: pageId,
		typeId,
		...(aspectTypeId === undefined ? {} : { aspectTypeId }),
		name: page.title,
		description: page.description,
		pageTitle: page.title,
		pageDescription: page.description,
		visible: true,
		localized: true,
		regions: [{ id: "main", components: sections.map(showComponent) }],
	};
}

const showComponent = (component: Component): object => ({
	...component,
	fragment: false,
	embedded: false,
	visible: true,
	localized: true,
	...(component.regions
		? {
				regions: component.regions.map(({ id, components }) => ({
					id,
					components: components.map(showComponent),
				})),
			}
		: {}),
});

/** Returns the components of a hero, card group, statement or rich text; other sections have none. */
function makeComponent(section: Section, id: string, making: Making): Component[] {
	switch (section.__typename) {
		case "Hero": {
			const link = leads(section.link, making) ? section.link : null;
			const { title, landscapeImage: image } = section;
			return [imageAndText(id, { title, text: link?.title ?? null, image, link }, making)];
		}
		case "CardGroup":
			return [grid(id, section.cardsCollection.items, making)];
		case "Statement":
			return [richText(id, String(html`<p>${section.text}</p>`))];
		case "RichTextSection":
			return [richText(id, richTextHtml(section.body.json))];
		default:
			return [];
	}
}

const leads = (link: Link | null, { hasCategory }: Making): boolean =>
	!link?.targetCategory || hasCategory(link.targetCategory);

const richText = (id: string, text: string): Component => ({
	id,
	typeId: "commerce_assets.editorialRichText",
	data: { richText: text },
});

const grid = (id: string, cards: readonly Card[], making: Making): Component => ({
	id,
	typeId: "commerce_layouts.mobileGrid2r1c",
	data: {},
	regions: cards
		.filter(({ link }) => leads(link, making))
		.map(({ title, description, image, link }, at) => ({
			id: `row${at + 1}`,
			components: [imageAndText(`${id}-${at + 1}`, { title, text: description, image, link }, making)],
		})),
});

type ImageAndText = { title: string; text: string | null; image: Image | null; link: Link | null };

function imageAndText(
	id: string,
	{ title, text, image, link }: ImageAndText,
	{ mediaBase }: Making,
): Component {
	return {
		id,
		typeId: "commerce_assets.imageAndText",
		data: {
			heading: String(html`${title}`),
			...(text === null ? {} : { ITCText: String(html`<p>${text}</p>`) }),
			...(link?.targetCategory ? { ITCLink: `/category/${encodeURIComponent(link.targetCategory)}` } : {}),
			...(image ? { alt: image.description, image: picture(image, mediaBase) } : {}),
		},
	};
}

const picture = ({ mediaId, width, height }: Image, mediaBase: string): object => ({
	url: `${mediaPath(mediaId, mediaBase, mediaId)}?sw=${PICTURE_WIDTH}`,
	focalPoint: { x: 0.5, y: 0.5 },
	metaData: { width, height },
});
