import type { CardContent, HouseContent } from "@vetrina/commerce-sandbox/house/content.ts";
import { about } from "./about.ts";
import { badges } from "./badges.ts";
import { categoryFields } from "./category-fields.ts";
import { categoryScenes } from "./category-scenes.ts";
import { customerCare } from "./customer-care.ts";
import { fillLine } from "./fill-text.ts";
import { footerOwnPages, footerPages, footerTexts } from "./footer-texts.ts";
import { bannerTexts } from "./header-texts.ts";
import { homePage } from "./home-page.ts";
import { journal, journalEntries } from "./journal.ts";
import { categoryInserts, searchInserts } from "./list-inserts.ts";
import { landings, notFoundPage } from "./other-pages.ts";
import { returns } from "./returns.ts";
import { shipping } from "./shipping.ts";
import { shortTexts } from "./short-texts.ts";
import type { EditorialSlug } from "./slugs.ts";

const journalCards: CardContent[] = journalEntries.map(({ scene, title, line, targetUrl }) => ({
	style: "default",
	scene,
	title,
	description: line,
	link: { title, targetUrl },
}));

const pages: Record<EditorialSlug, HouseContent["pages"][string]> = {
	"/csc": customerCare,
	"/shipping": shipping,
	"/returns": returns,
	"/about": about,
	"/journal": { ...journal, batches: { id: "journal", cards: journalCards } },
};

export const content: HouseContent = {
	pages,
	home: homePage,
	notFound: notFoundPage,
	landings,
	fill: fillLine,
	banner: bannerTexts,
	footer: {
		shop: footerTexts.shop,
		columns: footerPages.map(({ title, pages }) => ({
			title: footerTexts[title],
			pages,
			own: title === "house" ? footerOwnPages : undefined,
		})),
		copyright: footerTexts.copyright,
	},
	badges,
	shortTexts,
	categoryInserts,
	searchInserts,
	categoryScenes,
	categoryFields,
};
