import { expect, test } from "vitest";
import { type Identity, isbClaim, shopperOfClaims, subjectClaim } from "./claims.ts";

const sub = subjectClaim("vtra_001", "vetrina", "5a5dd9c2-7f5b-4a35-94f3-4d3ba2d8d0a1");
const guest: Identity = {
	origin: "slas",
	login: "Guest",
	name: "Guest User",
	guestCustomerId: "abcDEF",
	siteId: "vetrina-eu",
};
const registered: Identity = {
	...guest,
	origin: "ecom",
	login: "a@b.example",
	name: "Ada Conti",
	registeredCustomerId: "reg1",
};
const isb = isbClaim(guest);

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

test("a registered shopper's claim adds the customer after the guest, and the agent at the end", () => {
	expect(isbClaim(registered)).toBe(
		"uido:ecom::upn:a@b.example::uidn:Ada Conti::gcid:abcDEF::rcid:reg1::chid:vetrina-eu",
	);
	expect(isbClaim({ ...registered, agentId: "agent01" })).toBe(
		`${isbClaim(registered)}::taob:ta_ext_on_behalf_of::agent:agent01`,
	);
});

test("a registered shopper goes by the registered customer id, and the guest is remembered", () => {
	expect(shopperOfClaims({ sub, isb: isbClaim({ ...registered, agentId: "a1" }) }, "vtra_001")).toEqual({
		siteId: "vetrina-eu",
		customerId: "reg1",
		usid: "5a5dd9c2-7f5b-4a35-94f3-4d3ba2d8d0a1",
		clientId: "vetrina",
		isGuest: false,
		loginId: "a@b.example",
		guestCustomerId: "abcDEF",
		agentId: "a1",
	});
});

test.each(["x::rcid:victim", "x:::agent:boss", "%3A::y", "%253A"])(
	"the login %s says nothing but itself",
	(login) => {
		const claim = isbClaim({ ...registered, login, name: `${login} ${login}` });
		expect(shopperOfClaims({ sub, isb: claim }, "vtra_001")).toMatchObject({
			customerId: "reg1",
			loginId: login,
			siteId: "vetrina-eu",
		});
		expect(shopperOfClaims({ sub, isb: claim }, "vtra_001")).not.toHaveProperty("agentId");
	},
);

test.each([
	["no isb", { sub }],
	["no sub", { isb }],
	["another tenant", { sub: sub.replace("vtra_001", "othr_002"), isb }],
	["no site", { sub, isb: isb.replace("::chid:vetrina-eu", "") }],
	["not a string", { sub: 1, isb }],
])("%s: not a shopper", (_, claims) => {
	expect(shopperOfClaims(claims, "vtra_001")).toBeUndefined();
});
