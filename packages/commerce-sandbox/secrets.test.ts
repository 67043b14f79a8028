import { expect, test } from "vitest";
import {
	isCodeChallenge,
	isCodeVerifier,
	matchesChallenge,
	randomCustomerId,
	sameSecret,
} from "./secrets.ts";

test("a verifier matches its S256 challenge (the example of RFC 7636 appendix B)", async () => {
	const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
	const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
	expect(await matchesChallenge(verifier, challenge)).toBe(true);
	expect(await matchesChallenge(`${verifier}x`, challenge)).toBe(false);
});

test("a verifier has 43 to 128 characters of its alphabet", () => {
	expect(isCodeVerifier("a".repeat(42))).toBe(false);
	expect(isCodeVerifier("a".repeat(43))).toBe(true);
	expect(isCodeVerifier("~".repeat(128))).toBe(true);
	expect(isCodeVerifier("a".repeat(129))).toBe(false);
	expect(isCodeVerifier(`${"a".repeat(43)} `)).toBe(false);
	expect(isCodeChallenge("plain")).toBe(false);
});

test("customer ids have 26 letters and digits and differ", () => {
	const ids = new Set(Array.from({ length: 500 }, randomCustomerId));
	expect(ids.size).toBe(500);
	for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{26}$/);
});

test("secrets are compared as a whole", async () => {
	expect(await sameSecret("abc", "abc")).toBe(true);
	expect(await sameSecret("abc", "abcd")).toBe(false);
});
