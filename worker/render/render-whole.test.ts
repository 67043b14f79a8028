import { createElement, Suspense, use } from "react";
import { expect, test } from "vitest";
import { renderWhole } from "./render-whole.ts";

const never = new Promise<string>(() => {});
const Waiting = () => use(never);
const Failing = (): never => {
	throw new Error("broken");
};

test("renders a document of which everything is there", () => {
	const document = createElement(
		"html",
		null,
		createElement("head"),
		createElement("body", null, "here & now"),
	);
	expect(renderWhole(document)).toBe("<!DOCTYPE html><html><head></head><body>here &amp; now</body></html>");
});

test.each([
	["waits", Waiting],
	["fails", Failing],
])("leaves a document in which something %s to the stream, in a boundary and outside of one", (_, Part) => {
	const part = createElement(Part);
	expect(renderWhole(createElement("html", null, part))).toBeNull();
	expect(
		renderWhole(createElement("html", null, createElement(Suspense, { fallback: "…" }, part))),
	).toBeNull();
});
