import { Parser } from "htmlparser2";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { ClientAssets } from "../../shared/contracts/client-assets.ts";
import type { PageView } from "../../shared/contracts/page.ts";
import { type BodyName, bodies, buildPage } from "../fixtures/views.ts";
import { writeDocument } from "./write-document.tsx";

/** HTML from a platform, merchant or editor must appear as text on every screen. */

const assets: ClientAssets = {
	build: "b1",
	entry: "/assets/entry.js",
	styles: [],
	modulePreloads: [],
	chunks: {},
};
const PAYLOAD = `</title></textarea></script><script>steal()</script><img src=x onerror=steal()>"' onmouseover=steal() x="`;
/** The Worker takes these values from its own lists. */
const CODES = new Set([
	"kind",
	"tag",
	"state",
	"availability",
	"mode",
	"dir",
	"language",
	"tone",
	"lettering",
	"tables",
]);

const poisoned = <T,>(value: T, key = ""): T => {
	if (typeof value === "string") return (CODES.has(key) ? value : value + PAYLOAD) as T;
	if (Array.isArray(value)) return value.map((one) => poisoned(one, key)) as T;
	if (typeof value === "object" && value !== null)
		return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, name)])) as T;
	return value;
};

test.each(Object.keys(bodies) as BodyName[])("%s", (name) => {
	const page = buildPage(name, "en");
	const write = (shown: PageView) =>
		writeDocument({ page: shown, assets, themeColor: "#ffffff", nonce: "n0" }, renderToString) ?? "";
	const html = write({ ...page, data: poisoned(page.data), shell: poisoned(page.shell) } as PageView);
	expect(html).toContain("steal()");
	let scripts = 0;
	const parser = new Parser({
		onopentag: (tag, attributes) => {
			if (tag === "script") scripts++;
			expect(attributes.src).not.toBe("x");
			expect(Object.keys(attributes).filter((one) => one.startsWith("on"))).toEqual([]);
		},
	});
	parser.end(html);
	const usual = write(page).match(/<script/g);
	expect(scripts).toBe(usual?.length ?? 0);
});
