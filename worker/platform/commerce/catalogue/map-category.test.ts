import { describe, expect, test, vi } from "vitest";
import { mapCategory } from "./map-category.ts";

const mapped = (fields: Record<string, unknown>, warn = vi.fn()) =>
	mapCategory({ id: "gifts", name: "Gifts", ...fields }, warn);

test("missing fields are absent", () => {
	expect(mapped({})).toEqual({ id: "gifts", name: "Gifts", url: "/gifts", showInMenu: true, children: [] });
});

test("reads the fields of a list", () => {
	const dots = { refinement: "c_color", values: ["red"], shape: "square" };
	expect(
		mapped({
			description: "Wrapped by hand.",
			pageTitle: "Gifts",
			c_plpPageTitle: "Gifts of the house",
			c_pageDescription: "<p>How we wrap</p>",
			c_titleTexts: '{"above":"From the house","heading":"A little something","below":""}',
			c_canonicalLink: "/home",
			c_noIndex: "true",
			c_excludedFromSitemap: true,
			c_discountPercentage: "30",
			c_showInSearchTabs: true,
			c_carouselHits: true,
			c_defaultListTemplate: true,
			c_dotsFilter: true,
			c_dotsFilterConfiguration: JSON.stringify(dots),
			c_dotsFilterMatch: "one",
			c_alternativeImageView: true,
			c_alternativeImageIndex: 1,
		}),
	).toEqual({
		id: "gifts",
		name: "Gifts",
		url: "/gifts",
		showInMenu: true,
		children: [],
		description: "Wrapped by hand.",
		pageTitle: "Gifts of the house",
		pageDescription: "<p>How we wrap</p>",
		titleTexts: { above: "From the house", heading: "A little something" },
		canonical: "/home",
		noIndex: true,
		excludedFromSitemap: true,
		minDiscount: 30,
		showInSearchTabs: true,
		carouselHits: true,
		defaultListTemplate: true,
		dots: { ...dots, match: "one" },
		alternativeImage: 1,
	});
});

// proves catalogue-8
describe("configurations", () => {
	test.each(["", "{", "[]", "null", '{"links":5}', '{"links":[]}', '{"links":[{"label":"x"}]}'])(
		"malformed links %j are absent",
		(text) => expect(mapped({ c_linksConfiguration: text }).links).toBeUndefined(),
	);

	test("links lead into the shop or to the web only", () => {
		const urls = [
			"/women",
			"https://a.example/",
			"javascript:alert(1)",
			"//evil.example",
			"/\\evil.example",
			"x",
		];
		const links = urls.map((url) => ({ label: "Go", url }));
		expect(mapped({ c_linksConfiguration: JSON.stringify({ place: "head", links }) }).links).toEqual({
			place: "head",
			links: [
				{ title: "Go", url: "/women" },
				{ title: "Go", url: "https://a.example/" },
			],
		});
	});

	test.each([undefined, "{", '{"refinement":"a b"}', '{"values":["x"]}'])(
		"malformed dots %j are absent",
		(text) => expect(mapped({ c_dotsFilter: true, c_dotsFilterConfiguration: text }).dots).toBeUndefined(),
	);

	// proves list-20
	test("dots need their flag, and match several values by default", () => {
		const c_dotsFilterConfiguration = '{"refinement":"c_color"}';
		expect(mapped({ c_dotsFilterConfiguration }).dots).toBeUndefined();
		expect(mapped({ c_dotsFilter: true, c_dotsFilterConfiguration }).dots).toEqual({
			refinement: "c_color",
			values: [],
			shape: "round",
			match: "any",
		});
	});

	test.each([[-1], [1.5], ["x"], [undefined]])("ignores an alternative image of index %j", (index) =>
		expect(
			mapped({ c_alternativeImageView: true, c_alternativeImageIndex: index }).alternativeImage,
		).toBeUndefined(),
	);
});

test.each(["women", "//evil.example/", "https://a.example/women", "/a b", "/women?page=2"])(
	"a canonical link %j is only reported",
	(c_canonicalLink) => {
		const warn = vi.fn();
		expect(mapped({ c_canonicalLink }, warn).canonical).toBeUndefined();
		expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), {
			category: "gifts",
			link: c_canonicalLink,
		});
	},
);

test("the flag for the default list turns a landing page off", () => {
	expect(mapped({ c_template: "landing" }).hasLandingPage).toBe(true);
	expect(mapped({ c_template: "landing", c_defaultListTemplate: true }).hasLandingPage).toBeUndefined();
	expect(mapped({ c_template: "nosuch" }).hasLandingPage).toBeUndefined();
});
