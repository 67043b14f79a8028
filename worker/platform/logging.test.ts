import { expect, test } from "vitest";
import { logEntry } from "./logging.ts";

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

test("what was thrown need not be an error, and nothing grows without bound", () => {
	const entry = logEntry("warning", "a", "b", { error: "x".repeat(9000), object: { a: 1 } });
	expect(entry.stackTrace).toHaveLength(4000);
	expect(entry.details).toEqual({ object: "[object Object]" });
});
