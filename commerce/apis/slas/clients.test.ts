import { expect, test } from "vitest";
import { isCallbackAllowed, isRedirectAllowed } from "./clients.ts";

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

test("mailed tokens are posted to listed addresses in production, to this machine in staging, and to any http address in development", () => {
	const production = {
		INSTANCE_TYPE: "production",
		SLAS_CALLBACK_URIS: "https://shop.example/token",
	} as const;
	expect(isCallbackAllowed("https://shop.example/token", production)).toBe(true);
	expect(isCallbackAllowed("https://shop.example/token/", production)).toBe(false);
	expect(isCallbackAllowed("http://127.0.0.1:8080/", production)).toBe(false);
	expect(isCallbackAllowed("http://127.0.0.1:8080/", { INSTANCE_TYPE: "development" })).toBe(true);
	expect(isCallbackAllowed("https://shop.example/token", { INSTANCE_TYPE: "development" })).toBe(true);
	expect(isCallbackAllowed("http://127.0.0.1:8080/", { INSTANCE_TYPE: "staging" })).toBe(true);
	expect(isCallbackAllowed("https://evil.example/", { INSTANCE_TYPE: "staging" })).toBe(false);
	expect(isCallbackAllowed("file:///etc/passwd", { INSTANCE_TYPE: "development" })).toBe(false);
	expect(isCallbackAllowed("", { INSTANCE_TYPE: "development" })).toBe(false);
});
