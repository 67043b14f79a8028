import { describe, expect, test } from "vitest";
import { ctaSchema } from "./entry-fields.ts";
import { toCta, toLink } from "./map-links.ts";

const read = (fields: object) => ctaSchema.parse({ title: "T", ...fields });
const link = (fields: object) => toLink(read(fields));

// proves content-29
describe("a link of editors", () => {
	test("leads to its address, and names its category", () => {
		expect(link({ targetUrl: "/x", targetCategory: "women" })).toMatchObject({
			url: "/x",
			targetCategory: "women",
		});
		expect(link({ targetUrl: "/x" })).toEqual({ title: "T", url: "/x" });
		expect(link({ targetCategory: "women" })).toEqual({ title: "T", url: "", targetCategory: "women" });
	});

	test.each([
		["/women", "srule=new", "/women?srule=new"],
		["/women", "?srule=new", "/women?srule=new"],
		["/women?srule=price&page=2#top", "srule=new&x=a b", "/women?page=2&srule=new&x=a+b#top"],
		["https://a.example/x?y=1", "y=2&y=3", "https://a.example/x?y=2&y=3"],
		["/women", "#fragment", "/women"],
		["/women", "=nothing", "/women"],
		["/women", 'x="><script>', "/women?x=%22%3E%3Cscript%3E"],
	])("to %s with the query %s leads to %s", (targetUrl, queryParameters, url) => {
		expect(link({ targetUrl, queryParameters }).url).toBe(url);
	});

	test.each([
		"javascript:alert(1)",
		"JaVaScRiPt:alert(1)",
		" javascript:alert(1)",
		"data:text/html,x",
		"//evil.example",
		"/\\evil.example",
		"\\\\evil.example",
		"https://",
		"http://[",
		"mailto:care@vetrina.example",
		"ftp://files.example",
		"women",
		"",
	])("to %j is gone", (targetUrl) => {
		expect(link({ targetUrl }).isGone).toBe(true);
	});

	test("applies a coupon or opens the sign-in in the place of leading to an address", () => {
		expect(link({ targetElement: "CouponCta", couponCode: "WELCOME", targetUrl: "/x" }).action).toEqual({
			kind: "coupon",
			code: "WELCOME",
		});
		expect(link({ targetElement: "LoginCta" })).toMatchObject({ action: { kind: "sign-in" } });
		for (const fields of [{ targetElement: "CouponCta" }, { targetElement: "OtherCta", targetUrl: "/x" }])
			expect(link(fields)).toEqual({ title: "T", url: "", isGone: true });
	});

	test("has the look, icon, width and tab that editors chose; an unknown look is the usual one", () => {
		const chosen = {
			icon: "bag",
			variant: "outline",
			fullWidth: true,
			linkTarget: "_blank",
			targetUrl: "/x",
		};
		expect(toCta(read(chosen))).toMatchObject({ icon: "bag", look: "outline", isWide: true, opensTab: true });
		for (const variant of ["link", "blinking"])
			expect(toCta(read({ variant, fullWidth: false, linkTarget: "_self", targetUrl: "/x" }))).toEqual({
				title: "T",
				url: "/x",
			});
	});
});
