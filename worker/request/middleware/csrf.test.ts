import { expect, test } from "vitest";
import { signCsrfToken, verifyCsrfToken } from "./csrf.ts";

const KEY = "a-session-key-of-at-least-32-characters";
const BROWSER = "abcdefghijklmnopqrstuv";

test("a token is valid for its browser and key only", async () => {
	const token = await signCsrfToken(KEY, BROWSER);
	expect(token).toMatch(/^[\w-]{43}$/);
	expect(await verifyCsrfToken(KEY, BROWSER, token)).toBe(true);
	expect(await verifyCsrfToken(KEY, BROWSER.replace("a", "b"), token)).toBe(false);
	expect(await verifyCsrfToken(`${KEY}!`, BROWSER, token)).toBe(false);
	const forged = (token.startsWith("A") ? "B" : "A") + token.slice(1);
	expect(await verifyCsrfToken(KEY, BROWSER, forged)).toBe(false);
});

test.each(["", "x", "a".repeat(5000), "=".repeat(43), "é".repeat(43)])("%j is no token", async (token) => {
	expect(await verifyCsrfToken(KEY, BROWSER, token)).toBe(false);
});

test("a browser without an id has no token", async () => {
	expect(await verifyCsrfToken(KEY, "", await signCsrfToken(KEY, ""))).toBe(false);
});

test("a missing key throws", async () => {
	await expect(signCsrfToken("short", BROWSER)).rejects.toThrow("SESSION_KEY");
});
