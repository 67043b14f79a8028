import { Hono } from "hono";
import { expect, test } from "vitest";
import { FIRST_STATE, type PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { readPreviewCookie } from "../../request/preview/preview-cookie.ts";
import { readSigned } from "../../request/preview/signed-state.ts";
import { handleToolkitForm } from "./toolkit-form.ts";

const SESSION_KEY = "a-session-key-of-at-least-32-characters";
const send = async (
	fields: Record<string, string>,
	{ session = FIRST_STATE, from = "/en-it/women?page=2" }: { session?: PreviewState; from?: string } = {},
) => {
	const app = new Hono<AppEnv>();
	app.post("*", (c) => {
		c.set("previewSession", session);
		return handleToolkitForm(c);
	});
	const response = await app.request(
		"https://shop.example/api/preview/state",
		{
			method: "POST",
			body: new URLSearchParams(fields),
			headers: { referer: from.startsWith("/") ? `https://shop.example${from}` : from },
		},
		{ SESSION_KEY },
	);
	const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
	const request = new Request("https://shop.example/", { headers: { cookie } });
	const text = await response.text();
	return {
		status: response.status,
		location: response.headers.get("location"),
		state: await readPreviewCookie(SESSION_KEY, request, Date.now()),
		text,
	};
};

// proves preview-8
test("the toolkit sets a moment in UTC without milliseconds, now if it is empty, and returns to the page", async () => {
	expect(
		await send({
			at: "2026-12-04T09:00",
			group: "VIP",
			sourceCode: "friday",
			device: "mobile",
			drafts: "false",
			place: "ar-sa",
		}),
	).toMatchObject({
		status: 303,
		location: "/ar-sa/women?page=2",
		state: {
			mode: "preview",
			hasDrafts: false,
			at: "2026-12-04T09:00:00Z",
			group: "VIP",
			sourceCode: "friday",
			device: "mobile",
		},
	});
	expect((await send({ at: "", drafts: "true" })).state).toEqual(FIRST_STATE);
	expect((await send({ place: "ar-sa" }, { from: "/" })).location).toBe("/ar-sa/");
});

// proves preview-8
test("a field that cannot be read changes nothing", async () => {
	for (const fields of [{ at: "2026-02-30T09:00" }, { group: "a b" }, { device: "watch" }])
		expect(await send(fields as unknown as Record<string, string>)).toMatchObject({
			status: 400,
			state: undefined,
		});
});

// proves preview-8
test("the last previewed path is kept while the live shop is shown, and returned to after a second", async () => {
	const paused = await send({ show: "live" });
	expect(paused).toMatchObject({ status: 303, state: { pausedAt: "/en-it/women?page=2" } });
	const session = paused.state ?? FIRST_STATE;
	const again = await send({ show: "live" }, { session, from: "/en-it/men" });
	expect(again.state?.pausedAt).toBe("/en-it/women?page=2");
	const returned = await send({ show: "preview" }, { session, from: "/en-it/men" });
	expect(returned.text).toContain('content="1;url=/en-it/women?page=2"');
	expect(returned.state).toEqual(FIRST_STATE);
});

// proves preview-4, preview-8
test("a link for a colleague opens the same page in the same state", async () => {
	const session: PreviewState = { ...FIRST_STATE, at: "2026-12-04T09:00:00Z", group: "VIP" };
	const { status, text } = await send({ show: "link" }, { session });
	const href = /value="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";
	const { pathname, searchParams } = new URL(href);
	const signed = await readSigned(SESSION_KEY, "link", searchParams.get("preview") ?? "", Date.now());
	expect([status, pathname, signed?.path, signed?.state]).toEqual([
		200,
		"/en-it/women",
		"/en-it/women?page=2",
		session,
	]);
});

// proves preview-8
test("a form of another site leads to no address of that site", async () => {
	expect((await send({ show: "end" }, { from: "https://evil.example/x" })).location).toBe("/");
	expect((await send({ show: "live" }, { from: "//evil.example/x" })).location).toBe("/");
});
