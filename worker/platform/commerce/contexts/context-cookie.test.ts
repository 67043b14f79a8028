import { expect, test } from "vitest";
import {
	contextCookie,
	endedContextCookies,
	readContextCookie,
	signOutsCookie,
	signOutsIn,
} from "./context-cookie.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const anna = { usid: "u-1", customerId: "anna", siteId: "vetrina-eu" };
const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const kept = { print: "abc", groups: ["VIP", "Küche"] };

const cookieOf = async (owner = anna, registered = true): Promise<string> =>
	contextCookie(SECRET, owner, kept, { registered, secure: true, now: NOW });
const read = (cookie: string, owner = anna, now = NOW) =>
	readContextCookie(SECRET, owner, cookie.split(";")[0] ?? "", { secure: true, now });

// proves identity-70
test("lasts seven days for a customer and one for a guest", async () => {
	const [customer, guest] = [await cookieOf(), await cookieOf(anna, false)];
	expect(customer).toMatch(
		/^__Host-context_u-1=[\w.-]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
	);
	expect(guest).toContain("; Max-Age=86400;");
	expect(await read(customer, anna, NOW + 7 * DAY - 1)).toEqual(kept);
	expect(await read(customer, anna, NOW + 7 * DAY)).toBeNull();
	expect(await read(guest, anna, NOW + DAY)).toBeNull();
});

// proves identity-74
test("counts for one session of one person on one site, unchanged", async () => {
	const cookie = await cookieOf();
	expect(await read(cookie)).toEqual(kept);
	expect(await read(cookie, { ...anna, customerId: "noor" })).toBeNull();
	expect(await read(cookie, { ...anna, siteId: "vetrina-us" })).toBeNull();
	expect(await read(cookie.replace("context_u-1", "context_u-2"), { ...anna, usid: "u-2" })).toBeNull();
	const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
	const [until = "", print = "", , signature = ""] = value.split(".");
	const others = btoa('["press"]').replaceAll("=", "");
	for (const forged of [
		"",
		"x",
		"....",
		`${until}.${print}.${others}.${signature}`,
		`9${until}.${print}.${value.split(".")[2]}.${signature}`,
		`${value}.x`,
		value.slice(0, -1),
		"%00",
		"x".repeat(10_000),
	])
		expect(await read(`${name}=${forged}`)).toBeNull();
});

test("groups that exceed a cookie are requested again", async () => {
	const many = {
		print: "abc",
		groups: Array.from({ length: 100 }, (_, index) => `group-of-clients-${index}`),
	};
	const cookie = await contextCookie(SECRET, anna, many, { registered: true, secure: true, now: NOW });
	expect(cookie.length).toBeLessThan(4096);
	expect(await read(cookie)).toEqual({ print: "abc", groups: [] });
});

// proves identity-74
test("contexts of ended sessions are deleted, and those of other sites are kept", () => {
	const cookies = "context_a=1; context_b=1; context_c=1; usid_vetrina-eu=a; usid_vetrina-us=b; xcontext_d=1";
	const ended = (current?: string) =>
		endedContextCookies(cookies, "vetrina-eu", current, false).map((line) => line.split(";")[0]);
	expect(ended("a")).toEqual(["context_c="]);
	expect(ended("new")).toEqual(["context_a=", "context_c="]);
	expect(ended()).toEqual(["context_a=", "context_c="]);
	expect(endedContextCookies("a=b", "vetrina-eu", "a", false)).toEqual([]);
});

test.each([
	[null, 0],
	["refused_contexts=1", 1],
	["refused_contexts=2; a=b", 2],
	["refused_contexts=x", 0],
	["refused_contexts=99", 0],
])("%s: signed out %i times", (cookies, count) => expect(signOutsIn(cookies, false)).toBe(count));
test("the cookie counts sign-outs for the visit", () =>
	expect(signOutsCookie(1, true)).toBe("__Host-refused_contexts=1; Path=/; HttpOnly; SameSite=Lax; Secure"));
