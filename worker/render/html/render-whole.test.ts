import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { createElement, Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { describe, expect, test } from "vitest";
import { ServerApp } from "../../../client/app/server-app.tsx";
import { type BodyName, bodies, buildPage } from "../../../client/fixtures/views.ts";
import { renderWhole } from "./render-whole.ts";

const never = new Promise<string>(() => {});
const Waiting = () => use(never);
const Failing = (): never => {
	throw new Error("broken");
};

test("renders a document that does not suspend", () => {
	const document = createElement(
		"html",
		null,
		createElement("head"),
		createElement("body", null, "here & now"),
	);
	expect(renderWhole(document)).toBe("<html><head></head><body>here &amp; now</body></html>");
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

describe.each(Object.keys(bodies) as BodyName[])("%s", (name) => {
	test.each(LANGUAGES)("equals React's stream in %s", async (language) => {
		const page = () => createElement(ServerApp, { page: buildPage(name, language) });
		expect(renderWhole(page())).toBe(await new Response(await renderToReadableStream(page())).text());
	});
});
