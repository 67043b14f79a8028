import { expect, test } from "vitest";
import { logEntry } from "./log.ts";

// proves platform-5
test("an entry carries level, title, source, request and stack", () => {
	const error = new Error("boom");
	expect(
		logEntry(
			"error",
			"pages/product",
			"Product without price",
			{ error, productId: "VT1", none: undefined },
			"r-1",
		),
	).toEqual({
		level: "error",
		type: "server",
		title: "Product without price",
		source: "pages/product",
		requestId: "r-1",
		stackTrace: error.stack,
		details: { productId: "VT1" },
	});
});

// proves platform-5
test.each([
	[
		"(GET https://cloud.example/oauth2/logout?client_id=v&refresh_token=s3cret)",
		"(GET https://cloud.example/oauth2/logout?…)",
	],
	[
		"at 'https://cloud.example/a?code=s3cret' and http://x.example/b#id_token=s3cret",
		"at 'https://cloud.example/a?…' and http://x.example/b?…",
	],
	["https://cloud.example/a/b is away", "https://cloud.example/a/b is away"],
])("an entry contains addresses without queries: %s", (said, logged) => {
	const entry = logEntry("error", "a", said, { error: new Error(said), reason: said });
	expect([entry.title, entry.details?.reason]).toEqual([logged, logged]);
	expect(entry.stackTrace).toContain(logged);
	expect(JSON.stringify(entry)).not.toContain("s3cret");
});

test("a thrown value need not be an error, and its text is limited", () => {
	const entry = logEntry("warning", "a", "b", { error: "x".repeat(9000), object: { a: 1 } });
	expect(entry.stackTrace).toHaveLength(4000);
	expect(entry.details).toEqual({ object: "[object Object]" });
});
