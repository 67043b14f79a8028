import { expect, test } from "vitest";
import { isRedirectAllowed } from "./clients.ts";

test("in production only listed addresses and the cloud itself get a code", () => {
	const production = {
		INSTANCE_TYPE: "production",
		SLAS_REDIRECT_URIS: "https://shop.example/callback, https://b.example/cb",
	} as const;
	expect(isRedirectAllowed("https://shop.example/callback", "https://cloud.example", production)).toBe(true);
	expect(isRedirectAllowed("https://b.example/cb", "https://cloud.example", production)).toBe(true);
	expect(isRedirectAllowed("https://evil.example/callback", "https://cloud.example", production)).toBe(false);
	expect(isRedirectAllowed("http://localhost:5173/callback", "https://cloud.example", production)).toBe(
		false,
	);
	expect(isRedirectAllowed("https://cloud.example/callback", "https://cloud.example", production)).toBe(true);
});

test("elsewhere any http address, but nothing else", () => {
	const development = { INSTANCE_TYPE: "development" } as const;
	expect(isRedirectAllowed("http://localhost:5173/callback", "https://cloud.example", development)).toBe(
		true,
	);
	expect(isRedirectAllowed("javascript:alert(1)", "https://cloud.example", development)).toBe(false);
	expect(isRedirectAllowed("/callback", "https://cloud.example", development)).toBe(false);
});
