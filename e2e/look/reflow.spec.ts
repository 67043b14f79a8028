import { withPlainPictures } from "../../scripts/lib/pictures/with-plain-pictures.ts";
import { checkLook } from "../support/look/check-look.ts";
import { expect, test } from "../support/test.ts";

/** Opens each kind of page at 320 pixels, the width of the narrowest phones and of a large screen at 400 % (WCAG 1.4.10). */

const PAGES: Record<string, readonly string[]> = {
	"en-it": [
		...["/", "/women/dresses", "/VT10001-emerald.html", "/cart", "/login", "/brands", "/journal"],
		"/search-no-result?q=qqzzxx",
	],
	"ar-sa": [
		...["/beauty", "/search?q=silk", "/VT10038-all.html", "/wishlist", "/newsletter", "/sitemap"],
		...["/size-guide?productId=VT10001-emerald", "/no-such-page"],
	],
};

test.use({ viewport: { width: 320, height: 640 }, noise: [/status of 404/] });

for (const [locale, paths] of Object.entries(PAGES)) {
	test(`${locale}: every kind of page reflows`, { tag: locale === "en-it" ? [] : "@thorough" }, async ({
		page,
	}) => {
		// The test does not depend on the content of pictures.
		await withPlainPictures(page);
		for (const path of paths) {
			// The style sheets have loaded by then: a document that has no script in its head does not wait for them.
			await page.goto(`/${locale}${path}`);
			const { overflow, overlaps } = await checkLook(page, { glyphs: false });
			expect({ path, overflow, overlaps }).toEqual({ path, overflow: [], overlaps: [] });
		}
	});
}
