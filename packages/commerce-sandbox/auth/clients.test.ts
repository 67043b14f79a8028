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

test.each(["staging", "development"] as const)(
	"in %s a code stays on this machine, at the cloud or at a listed address",
	(INSTANCE_TYPE) => {
		const env = { INSTANCE_TYPE, SLAS_REDIRECT_URIS: "https://shop.example/callback" };
		const isAllowed = (uri: string) => isRedirectAllowed(uri, "https://cloud.example", env);
		for (const uri of [
			"http://localhost:5173/callback",
			"http://127.0.0.1:3000/callback",
			"http://[::1]:3000/callback",
			"https://cloud.example/callback",
			"https://shop.example/callback",
		])
			expect(isAllowed(uri), uri).toBe(true);
		for (const uri of [
			"https://evil.example/callback",
			"http://localhost.evil.example/callback",
			"http://localhost@evil.example/callback",
			"https://shop.example/other",
			"javascript:alert(1)",
			"/callback",
		])
			expect(isAllowed(uri), uri).toBe(false);
	},
);

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
