import { expect, test } from "vitest";
import { isRedirectAllowed } from "./clients.ts";

test("in production only listed addresses get a code", () => {
	const production = { INSTANCE_TYPE: "production", SLAS_REDIRECT_URIS: "https://shop.example/callback, https://b.example/cb" } as const;
	expect(isRedirectAllowed("https://shop.example/callback", production)).toBe(true);
	expect(isRedirectAllowed("https://b.example/cb", production)).toBe(true);
	expect(isRedirectAllowed("https://evil.example/callback", production)).toBe(false);
	expect(isRedirectAllowed("http://localhost:5173/callback", production)).toBe(false);
});

test("elsewhere any http address, but nothing else", () => {
	const development = { INSTANCE_TYPE: "development" } as const;
	expect(isRedirectAllowed("http://localhost:5173/callback", development)).toBe(true);
	expect(isRedirectAllowed("javascript:alert(1)", development)).toBe(false);
	expect(isRedirectAllowed("/callback", development)).toBe(false);
});
