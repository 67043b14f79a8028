import { expect, test } from "vitest";
import { isSecureCookie, preferenceCookies } from "./preference-cookies.ts";

// proves locale-10
test("country and language are remembered for a year, readable by scripts", () => {
	expect(preferenceCookies({ country: "SA", language: "ar" }, "https://shop.example/x")).toEqual([
		"preferredCountry=SA; Max-Age=31536000; Path=/; Secure; SameSite=Lax",
		"preferredLanguage=ar; Max-Age=31536000; Path=/; Secure; SameSite=Lax",
	]);
});

test.each([
	["https://shop.example/", true],
	["http://shop.example/", true],
	["https://localhost/", true],
	["http://localhost:5173/", false],
	["http://sa.localhost:5173/", false],
	["http://127.0.0.1:8787/", false],
	["http://[::1]:8787/", false],
	["http://127.0.0.1.evil.example/", true],
])("%s: Secure %s", (url, expected) => expect(isSecureCookie(url)).toBe(expected));
