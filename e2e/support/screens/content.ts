import { expect } from "@playwright/test";
import { SECTION_FOLDERS, writeSectionPath } from "../sections/show-sections.ts";
import { opens, type Visit } from "./screen.ts";

/** A page for each section, with every option of its fixture. */
const SECTIONS: readonly Visit[] = SECTION_FOLDERS.map((folder) => [
	{ id: `section-${folder}`, path: writeSectionPath(folder), onlyPictures: true },
]);

export const CONTENT: readonly Visit[] = [
	[{ id: "store", path: "/stores/STORE" }],
	[
		{ id: "journal", path: "/journal" },
		{
			id: "journal-more",
			open: async (page) => {
				await page.locator("main p > a[rel=next]").click();
				await expect(page.locator("main > ul > li")).toHaveCount(12);
			},
		},
	],
	[{ id: "article", path: "/journal/wool", largeScreen: true }],
	[{ id: "article-film", path: "/journal/linen" }],
	[{ id: "sections", path: "/window", everyLanguage: true, largeScreen: true }],
	...SECTIONS,
	[{ id: "counter", path: "/counter", everyLanguage: true, largeScreen: true }],
	[
		{ id: "content", path: "/about" },
		{
			id: "newsletter-popup",
			inView: true,
			open: async (page) => {
				// Before the page is idle, the link would open the newsletter's own page.
				await expect(page.locator("header [role=status]")).not.toBeEmpty();
				await page.waitForLoadState("networkidle");
				for (const title of await page.locator("footer details:has(a[href$='/newsletter']) > summary").all())
					await title.click();
				await opens("footer a[href$='/newsletter']", "dialog:modal input[type=email]")(page);
			},
		},
	],
	[
		{ id: "cookie-settings", path: "/cookie-settings" },
		{
			id: "consent",
			path: "/csc",
			inView: true,
			open: async (page) => {
				const cookies = await page.context().cookies();
				await page.context().clearCookies({ name: "consent" });
				await page.reload();
				await expect(page.locator("[data-consent]")).toBeVisible();
				await page.context().addCookies(cookies.filter(({ name }) => name === "consent"));
			},
		},
	],
	[{ id: "brands", path: "/brands" }],
	[{ id: "sitemap", path: "/sitemap" }],
	[{ id: "offline", path: "/offline" }],
	[{ id: "not-found", path: "/no-such-page", status: 404 }],
	[{ id: "error", path: "/notify-me?productId=VT10005-grey&fault=products:503", status: 503 }],
	[
		{ id: "find-in-store", path: "/find-in-store?productId=VT10001-emerald" },
		{ id: "reserve-unknown", path: "/reserve", status: 404 },
	],
	[{ id: "appointment", path: "/appointment?storeId=STORE" }],
	[{ id: "shared-wishlist-unknown", path: "/shared-wishlist", status: 404 }],
];
