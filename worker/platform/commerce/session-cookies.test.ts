import { expect, it } from "vitest";
import {
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

it("comes back whole from its chunks", () => {
	const read = readSessionCookies(asHeader(sessionSetCookies(issued(), "vetrina-eu", true)), "vetrina-eu");
	expect(read).toEqual({
		accessToken: "a".repeat(7000),
		refreshToken: "refresh",
		registered: false,
		usid: "u-1",
	});
});

it("is HttpOnly, Lax and Secure, and belongs to one site", () => {
	const lines = sessionSetCookies(issued(), "vetrina-eu", true);
	for (const line of lines) expect(line).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
	expect(readSessionCookies(asHeader(lines), "vetrina-me").accessToken).toBeUndefined();
});

it("is gone, whole, after signing out", () => {
	const set = sessionSetCookies(issued({ registered: true }), "s", true).map((line) => line.split("=")[0]);
	const ended = endedSessionCookies("s", true);
	for (const line of ended) expect(line).toContain("=; Path=/; Max-Age=0; HttpOnly");
	expect(ended.map((line) => line.split("=")[0])).toEqual(expect.arrayContaining(set));
});

it("keeps a registered refresh token 90 days and a guest's as long as the token", () => {
	expect(sessionSetCookies(issued({ registered: true }), "s", true).join()).toContain(
		"cc-nx_s=refresh; Path=/; Max-Age=7776000",
	);
	expect(sessionSetCookies(issued(), "s", true).join()).toContain(
		"cc-nx-g_s=refresh; Path=/; Max-Age=2592000",
	);
});

it("takes no forged characters", () => {
	const read = readSessionCookies('cc-at_s=a%0d%0ab; cc-nx-g_s="<x>"; usid_s=../../', "s");
	expect(read).toEqual({
		accessToken: undefined,
		refreshToken: undefined,
		registered: false,
		usid: undefined,
	});
});
