import { describe, expect, test, vi } from "vitest";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import { indexCategories } from "../../../shared/domain/catalogue/categories.ts";
import type { ContentCta } from "../../../shared/domain/content/content.ts";
import { textsOf } from "../../../shared/i18n/all-texts.ts";
import { toCta } from "./cta.ts";

const women = { id: "women", name: "Women", url: "/her", showInMenu: true, children: [] };

const show = (cta: Partial<ContentCta>) => {
	const cx = {
		paths: createPaths({ prefix: "/en-it" }),
		categories: indexCategories([women]),
		deadLink: vi.fn(),
		warn: vi.fn(),
		t: textsOf("en").t,
	};
	return { view: toCta({ title: "T", url: "/x", ...cta }, cx), cx };
};

// proves content-29
describe("a link of editors", () => {
	test("leads to the present address of its category, with its query", () => {
		expect(show({ url: "/women?srule=new", targetCategory: "women" }).view).toMatchObject({
			href: "/en-it/her?srule=new",
		});
		expect(show({ url: "?srule=new", targetCategory: "women" }).view).toMatchObject({
			href: "/en-it/her?srule=new",
		});
		expect(show({ url: "/gone", isGone: true, targetCategory: "women" }).view).toMatchObject({
			href: "/en-it/her",
		});
		expect(show({ url: "/x", targetCategory: "unknown" }).view).toMatchObject({ href: "/en-it/x" });
	});

	test.each([
		{ url: "", targetCategory: "unknown" },
		{ url: "?srule=new", targetCategory: "unknown" },
		{ url: "//evil.example", isGone: true as const },
		{ url: "https://evil.example", isGone: true as const },
	])("of %j is left out and reported", (cta) => {
		const { view, cx } = show(cta);
		expect(view).toBeUndefined();
		expect(cx.deadLink).toHaveBeenCalledOnce();
	});

	test("tells that it opens another tab", () => {
		expect(show({ opensTab: true }).view).toMatchObject({ href: "/en-it/x", newTab: "opens in a new tab" });
	});

	test("with an unknown icon is shown without it, which is logged", () => {
		const { view, cx } = show({ icon: "star" });
		expect(view).toEqual({ label: "T", href: "/en-it/x" });
		expect(cx.warn.mock.calls).toEqual([['The link "T" has no icon star', "present/sections/cta"]]);
		expect(show({ icon: "heart" }).view).toMatchObject({ icon: "heart" });
	});

	test("for the sign-in leads to the account, and one for a coupon nowhere", () => {
		expect(show({ url: "", action: { kind: "sign-in" } }).view).toEqual({
			label: "T",
			href: "/en-it/myaccount",
			signsIn: true,
		});
		const { view, cx } = show({ url: "", action: { kind: "coupon", code: "WELCOME" }, look: "primary" });
		expect(view).toEqual({ label: "T", look: "primary", couponCode: "WELCOME", cartHref: "/en-it/cart" });
		expect(cx.deadLink).not.toHaveBeenCalled();
	});
});
