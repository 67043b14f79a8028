import { describe, expect, test } from "vitest";
import { createDrafts, type Draft } from "./drafts.ts";

const SECRET = "a-session-key-of-at-least-32-characters";
const now = new Date("2026-11-23T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const draft = { values: { firstName: "花子", city: "東京" }, faults: { email: ["email"] } };

const browser = (cookie = "") => new Request("https://shop.example/x", { headers: { cookie } });
const kept = async (form = "register", what: Draft = draft, request = browser()): Promise<string> => {
	const drafts = createDrafts(SECRET, request, now);
	await drafts.keep(form, what);
	return drafts.setCookies()[0] ?? "";
};
const sentBack = (cookie: string): string => cookie.split(";")[0] ?? "";

// proves identity-19
describe("a draft", () => {
	test("is shown in its form for a quarter of an hour", async () => {
		const cookie = await kept();
		expect(cookie).toMatch(
			/^__Host-draft_register=[\w-]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
		);
		const request = browser(sentBack(cookie));
		expect(await createDrafts(SECRET, request, later(14)).read("register")).toEqual(draft);
		expect(await createDrafts(SECRET, request, later(16)).read("register")).toBeNull();
	});

	test("is not readable in the cookie, nor by another key or form", async () => {
		const cookie = sentBack(await kept());
		expect(cookie).not.toContain(btoa("firstName").slice(0, 8));
		expect(await createDrafts(`${SECRET}!`, browser(cookie), now).read("register")).toBeNull();
		const renamed = cookie.replace("draft_register", "draft_other");
		expect(await createDrafts(SECRET, browser(renamed), now).read("other")).toBeNull();
	});

	test.each(["", "x", "%%%", "A".repeat(5000)])("is empty if the cookie is %j", async (value) => {
		const request = browser(`__Host-draft_register=${value}`);
		expect(await createDrafts(SECRET, request, now).read("register")).toBeNull();
	});

	test("loses its values at 10 kB, and keeps its faults", async () => {
		const cookie = await kept("register", { values: { firstName: "絹".repeat(5000) }, faults: draft.faults });
		expect(cookie.length).toBeLessThan(4096);
		expect(await createDrafts(SECRET, browser(sentBack(cookie)), now).read("register")).toEqual({
			values: {},
			faults: draft.faults,
		});
	});

	test("is deleted once the form is accepted", async () => {
		const drafts = createDrafts(SECRET, browser(sentBack(await kept())), now);
		drafts.drop("register");
		expect(drafts.setCookies()).toEqual([expect.stringMatching(/^__Host-draft_register=; Max-Age=0/)]);
	});

	test("has a name without prefix on loopback http", async () => {
		expect(await kept("register", draft, new Request("http://localhost:5173/x"))).toMatch(/^draft_register=/);
	});
});
