import { expect, test, vi } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import { indexCategories } from "../../shared/domain/catalogue/categories.ts";
import type { ContentPage } from "../../shared/domain/content/content.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { readContentHead } from "./content-head.ts";
import { buildHead } from "./head.ts";

const PAGE: ContentPage = { slug: "/about", title: "About", sections: [] };
const OWN = { "@type": "WebPage", name: "About" };

const read = (more: Partial<ContentPage>) => {
	const warn = vi.fn();
	const cx = {
		origin: "https://vetrina.example",
		paths: createPaths({ prefix: "/en-it" }),
		categories: indexCategories([]),
		alternatesOf: (path: string) => [{ hreflang: "en", href: path }],
		shell: { siteName: "Vetrina" },
		locale: { language: "en", country: "IT" },
		warn,
	} as unknown as PageContext;
	const head = readContentHead({ ...PAGE, ...more }, [OWN], cx);
	return { head: buildHead(cx, { ...head, title: "About", canonical: "/about" }), warn };
};

// proves content-18
test("a page is listed at its own address if editors name no other", () => {
	const { head, warn } = read({ keywords: "wool, silk" });
	expect(head).toMatchObject({
		keywords: "wool, silk",
		canonical: "https://vetrina.example/en-it/about",
		alternates: [{ hreflang: "en" }],
		jsonLd: [OWN],
	});
	expect(warn).not.toHaveBeenCalled();
});

// proves content-18
test.each([
	["/house", "https://vetrina.example/en-it/house"],
	["https://journal.example/about", "https://journal.example/about"],
])("a page whose canonical address is %s is listed there, without alternates", (url, expected) => {
	const { head, warn } = read({ canonical: { title: "", url } });
	expect(head.canonical).toBe(expected);
	expect(head.alternates).toEqual([]);
	expect(warn).not.toHaveBeenCalled();
});

// proves content-18
test.each([
	{ url: "house" },
	{ url: "//other.example/house" },
	{ url: "/\\other.example" },
	{ url: "javascript:alert(1)" },
	{ url: "https://" },
	{ url: "/house", isGone: true as const },
])("the wrong canonical address %j is logged, and the page keeps its own", (canonical) => {
	const { head, warn } = read({ canonical: { title: "", ...canonical } });
	expect(head.canonical).toBe("https://vetrina.example/en-it/about");
	expect(head.alternates).not.toEqual([]);
	expect(warn.mock.calls[0]?.[0]).toContain(canonical.url);
});

// proves content-18
test("structured data of editors comes in the place of the page's own of its type", () => {
	const about = { "@type": "WebPage", name: "The house" };
	const faq = { "@type": "FAQPage" };
	expect(read({ jsonLd: [faq] }).head.jsonLd).toEqual([OWN, faq]);
	expect(read({ jsonLd: [about, faq] }).head.jsonLd).toEqual([about, faq]);
});

// proves locale-9
test.each([
	["noindex", false],
	["noindex, nofollow", false],
	["index", true],
	["nofollow", true],
])("a page with robots %j has alternates: %j", (robots, hasAlternates) => {
	expect(read({ robots }).head.alternates.length > 0).toBe(hasAlternates);
});
