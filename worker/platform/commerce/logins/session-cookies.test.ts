import { expect, it } from "vitest";
import {
	endedFormerCookies,
	endedSessionCookies,
	type IssuedTokens,
	readSessionCookies,
	sessionSetCookies,
} from "./session-cookies.ts";

const issued = (over: Partial<IssuedTokens> = {}): IssuedTokens => ({
	accessToken: "a".repeat(7000),
	refreshToken: "refresh",
	accessLifetime: 1800,
	refreshLifetime: 2_592_000,
	usid: "u-1",
	registered: false,
	...over,
});
const asHeader = (setCookies: string[]): string =>
	setCookies
		.filter((line) => !line.includes("Max-Age=0"))
		.map((line) => line.split(";")[0])
		.join("; ");

// proves identity-5
it("is read from its chunks", () => {
	const read = readSessionCookies(
		asHeader(sessionSetCookies(issued(), "vetrina-eu", true)),
		"vetrina-eu",
		true,
	);
	expect(read).toEqual({
		accessToken: "a".repeat(7000),
		refreshToken: "refresh",
		registered: false,
		usid: "u-1",
	});
});

// proves identity-5
it("is HttpOnly, Lax and Secure, and belongs to one site", () => {
	const lines = sessionSetCookies(issued(), "vetrina-eu", true);
	for (const line of lines) expect(line).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
	expect(readSessionCookies(asHeader(lines), "vetrina-me", true).accessToken).toBeUndefined();
});

it("is deleted completely after signing out", () => {
	const set = sessionSetCookies(issued({ registered: true }), "s", true).map((line) => line.split("=")[0]);
	const ended = endedSessionCookies("s", true);
	for (const line of ended) expect(line).toContain("=; Path=/; Max-Age=0; HttpOnly");
	expect(ended.map((line) => line.split("=")[0])).toEqual(expect.arrayContaining(set));
});

// proves identity-5
it("keeps a registered refresh token 90 days and a guest's as long as the token", () => {
	expect(sessionSetCookies(issued({ registered: true }), "s", true).join()).toContain(
		"__Host-cc-nx_s=refresh; Path=/; Max-Age=7776000",
	);
	expect(sessionSetCookies(issued(), "s", true).join()).toContain(
		"__Host-cc-nx-g_s=refresh; Path=/; Max-Age=2592000",
	);
});

it("rejects forged characters", () => {
	const read = readSessionCookies('cc-at_s=a%0d%0ab; cc-nx-g_s="<x>"; usid_s=../../', "s", false);
	expect(read).toEqual({
		accessToken: undefined,
		refreshToken: undefined,
		registered: false,
		usid: undefined,
	});
});

// proves identity-15
it("has the host prefix on https, and plain names on loopback http", () => {
	const namesOf = (secure: boolean) =>
		sessionSetCookies(issued(), "s", secure).map((line) => line.split("=")[0]);
	expect(namesOf(false)).toEqual([
		"cc-at_s",
		"cc-at_s_1",
		"cc-at_s_2",
		"cc-at_s_3",
		"cc-nx-g_s",
		"cc-nx_s",
		"usid_s",
		"cc-eu_s",
		"idp_s",
	]);
	expect(namesOf(true)).toEqual(namesOf(false).map((name) => `__Host-${name}`));
	for (const line of sessionSetCookies(issued(), "s", true)) {
		expect(line).toMatch(/; Path=\/; .*; Secure$/);
		expect(line).not.toMatch(/domain/i);
	}
});

// proves identity-55
it("keeps the provider's account that began a customer's session", () => {
	const account = { providerId: "google", externalId: "google-1.a" } as const;
	const line = sessionSetCookies({ ...issued(), registered: true, account }, "s", false).at(-1);
	expect(line).toMatch(/^idp_s=google\.google-1\.a; .*Max-Age=7776000; HttpOnly/);
	const read = (value: string, token = "cc-nx_s=t") =>
		readSessionCookies(`${token}; idp_s=${value}`, "s", false).account;
	expect(read("google.google-1.a")).toEqual(account);
	expect(read("google.google-1.a", "cc-nx-g_s=t")).toBeUndefined();
	for (const value of ["google", "evil.1", "google.", `google.${"x".repeat(257)}`, "google.a%0d%0ab"])
		expect(read(value), value).toBeUndefined();
	// A cookie cannot carry a semicolon, so the provider is not remembered, and the session goes on.
	const odd = { ...account, externalId: "a;b" };
	expect(sessionSetCookies({ ...issued(), account: odd }, "s", false).at(-1)).toMatch(/^idp_s=; .*Max-Age=0/);
});

// proves identity-5, identity-34
it("has what other services of the platform call a customer, and nothing of the kind for a guest", () => {
	const encUserId = "45D39A8499A95288F82855427EBA99B5";
	const tokens = { ...issued(), registered: true, encUserId };
	const line = sessionSetCookies(tokens, "s", false).find((one) => one.startsWith("cc-eu_s"));
	expect(line).toMatch(/^cc-eu_s=45D39A8499A95288F82855427EBA99B5; .*Max-Age=7776000; HttpOnly/);
	const read = (value: string, token = "cc-nx_s=t") =>
		readSessionCookies(`${token}; cc-eu_s=${value}`, "s", false).encUserId;
	expect(read(encUserId)).toBe(encUserId);
	for (const [value, token] of [[encUserId, "cc-nx-g_s=t"], ["<b>"], [encUserId.toLowerCase()]] as const)
		expect(read(value, token)).toBeUndefined();
	expect(sessionSetCookies(issued(), "s", false)).toContainEqual(
		expect.stringMatching(/^cc-eu_s=; .*Max-Age=0/),
	);
});

// proves identity-15
it("is read under one name: without the prefix on https, or with it on http, it is no session", () => {
	const plain = "cc-at_s=token; cc-nx_s=old; usid_s=old-u; idp_s=google.1";
	expect(readSessionCookies(plain, "s", true)).toEqual({ registered: false });
	const both = readSessionCookies(`${plain}; __Host-usid_s=new-u`, "s", true);
	expect(both).toEqual({ registered: false, usid: "new-u" });
	expect(readSessionCookies("__Host-usid_s=u", "s", false).usid).toBeUndefined();
});

it("deletes cookies with former names, on https only", () => {
	const header = "cc-nx_s=old; cc-at_s_1=x; usid_t=other; __Host-usid_s=u";
	expect(endedFormerCookies(header, "s", true).map((line) => line.split("; HttpOnly")[0])).toEqual([
		"cc-at_s_1=; Path=/; Max-Age=0",
		"cc-nx_s=; Path=/; Max-Age=0",
	]);
	expect(endedFormerCookies(header, "s", false)).toEqual([]);
});
