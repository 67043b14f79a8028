import { expect, test, vi } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { type SignUpEntry, type } from "./entry.ts";
import { fixture } from "./fixture.ts";
import { load, type SignUpView } from "./section.ts";

const TEXTS: Record<string, string> = {
	"newsletterForm.privacy": "I agree to the [policy]",
	"newsletterForm.privacyNote": "See the [policy].",
};
const show = (fields: object, isLargest = false) => {
	const cx = {
		paths: createPaths({ prefix: "/en-it" }),
		categories: { byId: new Map(), byUrl: new Map() },
		deadLink: vi.fn(),
		warn: vi.fn(),
		settings: { newsletterEnabled: true, newsletterForm: ["newsFor", "privacy"] },
		shell: { privacyHref: "/en-it/privacy" },
		t: (key: string) => TEXTS[key] ?? key,
	};
	const entry = type.schema.parse(fields) as SignUpEntry;
	const place = { isLargest, isInner: false, warn: () => {}, loadInner: async () => [] };
	return { view: load(entry, cx as unknown as PageContext, place) as SignUpView, cx };
};

// proves content-31
test("a sign-up has the editors' words, agreement with links, and picture", () => {
	const { view } = show(fixture);
	expect(view).toMatchObject({
		title: "Letters from the house",
		text: "New arrivals and the stories behind them.",
		button: "Write to me",
		links: [
			{ label: "Privacy", href: "/en-it/privacy" },
			{ label: "Terms of sale", newTab: "shell.newTab" },
		],
		picture: { alt: "A walk", width: 1200, height: 1600 },
		isFirst: undefined,
	});
	expect(JSON.stringify(view.agreement)).toContain('"href":"/en-it/privacy"');
	expect(show(fixture, true).view.isFirst).toBe(true);
});

// proves content-31
test("words that editors left out are those of the house", () => {
	const { view } = show({});
	expect(view).toMatchObject({
		title: "newsletter.title",
		text: "newsletterForm.text",
		button: "newsletterForm.submit",
		agreement: [
			{
				tag: "p",
				content: [
					"newsletterForm.agreement",
					" See the ",
					{ tag: "a", href: "/en-it/privacy", content: ["policy"] },
					".",
				],
			},
		],
		links: [],
		picture: undefined,
	});
});

// proves legal-3
test("the house's words link to the privacy policy once, by the editors' link if there is one", () => {
	const { view } = show({ agreementLinksCollection: fixture.agreementLinksCollection });
	expect(view.links).toContainEqual(expect.objectContaining({ href: "/en-it/privacy" }));
	expect(view.agreement).toEqual([{ tag: "p", content: ["newsletterForm.agreement"] }]);
});

// proves content-31, newsletter-16, legal-3
test("a sign-up asks for the consents of the house alone", () => {
	expect(show({}).view.consents).toEqual([
		{ name: "privacy", label: [{ text: "I agree to the " }, { text: "policy", href: "/en-it/privacy" }] },
	]);
});

// proves content-31
test("a link of the agreement that leads nowhere is left out and reported", () => {
	const items = [{ title: "Away", targetUrl: "javascript:alert(1)" }];
	const { view, cx } = show({ agreementLinksCollection: { items } });
	expect(view.links).toEqual([]);
	expect(cx.deadLink).toHaveBeenCalledOnce();
});
