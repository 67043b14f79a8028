import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { FIRST_STATE, type PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { addToolkit, type ToolkitView, WARNING, writeToolkit } from "./toolkit.ts";

const view = (state: Partial<PreviewState> = {}, more: Partial<ToolkitView> = {}): ToolkitView => ({
	state: { ...FIRST_STATE, ...state },
	tag: "ar-sa",
	places: [
		{ tag: "en-it", name: "Italy (en)", siteId: "eu" },
		{ tag: "ar-sa", name: "السعودية (ar)", siteId: "middle-east" },
	],
	groups: [
		{ id: "Everyone", isRuleBased: true },
		{ id: "Staff", isRuleBased: false },
	],
	...more,
});

// proves preview-8
describe("the warning about a customer group", () => {
	test.each([
		["stands for a group that no rule makes", view({ group: "Staff" }), true],
		["stands for an unknown group", view({ group: "Unknown" }), true],
		["is absent for an active rule-based group", view({ group: "Everyone" }), false],
		["is absent without a group", view(), false],
		["is absent while the platform names no groups", view({ group: "Staff" }, { groups: undefined }), false],
	])("%s", (_, shown, isWarned) => expect(writeToolkit(shown).includes(WARNING)).toBe(isWarned));
});

// proves preview-8
test("the toolkit is closed until it is opened, with or without the warning", () => {
	for (const group of ["Everyone", "Staff"])
		expect(writeToolkit(view({ group }))).not.toMatch(/<details[^>]* open/);
});

// proves preview-8
test("every field has a label, the present site is chosen, and nothing is a script", () => {
	const text = writeToolkit(view({ at: "2026-12-04T09:00:00Z", sourceCode: "friday", device: "mobile" }));
	expect(text).not.toMatch(/<script|on\w+=/);
	const fields = text.match(/<(?:input(?! type="hidden")|select)[^>]*>/g) ?? [];
	expect(text.match(/<label>[^<]+<(?:input|select)/g)).toHaveLength(fields.length);
	expect(text).toContain('value="2026-12-04T09:00:00"');
	expect(text).toContain('value="friday"');
	expect(text).toMatch(/value="ar-sa" selected/);
	expect(text).toMatch(/value="mobile" selected/);
});

// proves preview-8
test.each([
	["preview", view(), { live: "false", preview: "true" }],
	["live", view({ pausedAt: "/en-it/" }), { live: "true", preview: "false" }],
])("the button of what is shown, %s, is pressed, and the other is not", (_, shown, pressed) => {
	const text = writeToolkit(shown);
	const found = [...text.matchAll(/value="(live|preview)" aria-pressed="([^"]*)"/g)];
	expect(Object.fromEntries(found.map(([, name, state]) => [name, state]))).toEqual(pressed);
});

// proves preview-8
test("texts of the state cannot become markup", () =>
	expect(writeToolkit(view({ sourceCode: '"><script>' as string }))).not.toContain("<script"));

// proves preview-8
test.each([
	[
		"a page in an editor's frame has the style that hides questions of the shop, and no toolkit",
		"/en-it/",
		1,
	],
	["a page of the tools has neither", "/api/preview/changes", 0],
])("%s", async (_, path, styleSheets) => {
	const app = new Hono<AppEnv>();
	app.get("*", async (c) => {
		c.res = await c.html("<html><body></body></html>");
		await addToolkit(c, FIRST_STATE);
		return c.res;
	});
	const text = await (await app.request(path, { headers: { "sec-fetch-dest": "iframe" } })).text();
	expect([text.split("toolkit.css").length - 1, text.includes("preview-toolkit")]).toEqual([
		styleSheets,
		false,
	]);
});
