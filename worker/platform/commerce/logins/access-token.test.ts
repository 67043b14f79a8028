import { expect, it } from "vitest";
import { isTokenFresh, readAccessToken } from "./access-token.ts";

const token = (payload: object): string => `h.${btoa(JSON.stringify(payload)).replaceAll("=", "")}.s`;
const claims = {
	sub: "cc-slas::vtra_001::scid:vetrina::usid:u-1",
	isb: "uido:slas::upn:Guest::uidn:Guest User::gcid:abc::chid:vetrina-eu",
	exp: 1_800_000_000,
};

it("reads a guest's token", () => {
	expect(readAccessToken(token(claims))).toEqual({
		usid: "u-1",
		clientId: "vetrina",
		customerId: "abc",
		isGuest: true,
		isAgent: false,
		name: "",
		expiresAt: 1_800_000_000,
	});
});

it("reads a registered customer's token", () => {
	const isb = "uido:ecom::upn:anna@example.com::uidn:Anna Bianchi::gcid:abc::rcid:reg::chid:vetrina-eu";
	expect(readAccessToken(token({ ...claims, isb }))).toMatchObject({
		customerId: "reg",
		isGuest: false,
		isAgent: false,
		name: "Anna Bianchi",
	});
});

it("tells who acts for a customer, and reads names in any script", () => {
	const isb = "uido:ecom::upn:a@example.com::uidn:山田%3A 花子::gcid:abc::rcid:reg::chid:s::agent:staff";
	const bytes = new TextEncoder().encode(JSON.stringify({ ...claims, isb }));
	const read = readAccessToken(`h.${btoa(String.fromCharCode(...bytes))}.s`);
	expect(read).toMatchObject({ isAgent: true, name: "山田: 花子" });
});

// proves identity-4
it.each([
	["no token", ""],
	["malformed", "a.b.c"],
	["no sub", token({ ...claims, sub: undefined })],
	["no isb", token({ ...claims, isb: undefined })],
	["no exp", token({ ...claims, exp: "x" })],
])("rejects %s", (_name, given) => expect(readAccessToken(given)).toBeNull());

// proves identity-4
it("counts a token as ended a minute before it ends", () => {
	const read = readAccessToken(token(claims));
	if (!read) throw new Error("unreadable");
	expect(isTokenFresh(read, new Date((1_800_000_000 - 61) * 1000))).toBe(true);
	expect(isTokenFresh(read, new Date((1_800_000_000 - 60) * 1000))).toBe(false);
});
