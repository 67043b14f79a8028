import { expect, test } from "vitest";
import { guestIsbClaim, shopperOfClaims, subjectClaim } from "./claims.ts";

const sub = subjectClaim("vtra_001", "vetrina", "5a5dd9c2-7f5b-4a35-94f3-4d3ba2d8d0a1");
const isb = guestIsbClaim("abcDEF", "vetrina-eu");

test("the claims have the parts that clients split them by, in their order", () => {
	expect(sub).toBe("cc-slas::vtra_001::scid:vetrina::usid:5a5dd9c2-7f5b-4a35-94f3-4d3ba2d8d0a1");
	expect(isb).toBe("uido:slas::upn:Guest::uidn:Guest User::gcid:abcDEF::chid:vetrina-eu");
});

test("a guest's claims are read back", () => {
	expect(shopperOfClaims({ sub, isb }, "vtra_001")).toEqual({
		siteId: "vetrina-eu",
		customerId: "abcDEF",
		usid: "5a5dd9c2-7f5b-4a35-94f3-4d3ba2d8d0a1",
		clientId: "vetrina",
		isGuest: true,
	});
});

test("a registered shopper goes by the registered customer id", () => {
	const registered = "uido:ecom::upn:a@b.example::uidn:A B::gcid:guest1::rcid:reg1::chid:vetrina-eu";
	expect(shopperOfClaims({ sub, isb: registered }, "vtra_001")).toMatchObject({
		customerId: "reg1",
		isGuest: false,
	});
});

test.each([
	["no isb", { sub }],
	["no sub", { isb }],
	["another tenant", { sub: sub.replace("vtra_001", "othr_002"), isb }],
	["no site", { sub, isb: isb.replace("::chid:vetrina-eu", "") }],
	["not a string", { sub: 1, isb }],
])("%s: not a shopper", (_, claims) => {
	expect(shopperOfClaims(claims, "vtra_001")).toBeUndefined();
});
