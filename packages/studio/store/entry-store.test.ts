import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, Fields } from "../shared/entries.ts";
import { EntryStore } from "./entry-store.ts";

const entry = (fields: Fields, version = 1): Entry =>
	({ id: "line", type: "Statement", version, status: "draft", fields, planned: [] }) as unknown as Entry;

/** Fakes the service, which holds one entry. */
const service = { entry: entry({ slug: "a" }), isDown: false, writes: 0 };
const respond = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });
const serve = async (_: unknown, { method, body }: RequestInit = {}): Promise<Response> => {
	if (service.isDown) throw new TypeError("down");
	if (method !== "PATCH") return respond(200, service.entry);
	const { version, fields } = JSON.parse(String(body)) as { version: number; fields: Fields };
	if (version !== service.entry.version) return respond(409, { detail: "stale" });
	service.writes++;
	service.entry = entry(fields, version + 1);
	return respond(200, service.entry);
};
/** Changes the entry as another editor. */
const changeElsewhere = (fields: Fields): void => {
	service.entry = entry(fields, service.entry.version + 1);
};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", serve);
	Object.assign(service, { entry: entry({ slug: "a" }), isDown: false, writes: 0 });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const open = (): EntryStore => {
	const store = new EntryStore([]);
	store.put(service.entry);
	return store;
};
const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

// proves studio-3
test("a pause saves a draft once, with what was typed meanwhile", async () => {
	const store = open();
	for (const slug of ["ab", "abc", "abcd"]) store.change("line", { slug }, "slug");
	await seconds(1);
	expect([service.writes, service.entry.fields, store.status.kind]).toEqual([1, { slug: "abcd" }, "saved"]);
	store.turn("undo");
	await seconds(1);
	expect(service.entry.fields).toEqual({ slug: "a" });
});

// proves studio-3
test("while the service is away edits wait, and are saved once it is back", async () => {
	const store = open();
	service.isDown = true;
	store.change("line", { slug: "b" }, "slug");
	await seconds(20);
	expect([store.status.kind, store.find("line")?.fields]).toEqual(["retrying", { slug: "b" }]);
	service.isDown = false;
	await seconds(30);
	expect([store.status.kind, service.entry.fields]).toEqual(["saved", { slug: "b" }]);
});

// proves studio-4
test("two editors at once: what only one changed stays, and neither loses a change unseen", async () => {
	for (const [choice, fields] of [
		["mine", { slug: "mine", title: "theirs" }],
		["theirs", { slug: "theirs", title: "theirs" }],
	] as const) {
		service.entry = entry({ slug: "a", title: "a" });
		const store = open();
		changeElsewhere({ slug: "theirs", title: "theirs" });
		store.change("line", { slug: "mine", title: "a" }, "slug");
		await seconds(1);
		expect(store.conflict?.theirs.fields).toEqual({ slug: "theirs", title: "theirs" });
		store.resolve(choice);
		await seconds(1);
		expect(service.entry.fields).toEqual(fields);
	}
});

// proves studio-4
test("an edit that another tab has saved already is no conflict, nor is a change of the entry's settings", async () => {
	const store = open();
	store.change("line", { slug: "b" }, "slug");
	changeElsewhere({ slug: "b" });
	await seconds(1);
	expect([store.conflict, store.status.kind, store.edits.size]).toEqual([undefined, "saved", 0]);
	store.change("line", { slug: "c" }, "slug");
	changeElsewhere({ slug: "b" });
	await seconds(2);
	expect([store.conflict, service.entry.fields]).toEqual([undefined, { slug: "c" }]);
});

// proves studio-7
test("a step is taken on the version of now, which a planned version may have raised", async () => {
	const store = open();
	changeElsewhere({ slug: "a" });
	const taken = await store.take("line", async (version) => entry({ slug: "a" }, version + 1));
	expect(taken.version).toBe(3);
});

// proves studio-4
test("a step on a draft that another editor has changed is not taken, and the change is shown", async () => {
	const store = open();
	changeElsewhere({ slug: "theirs" });
	const step = vi.fn();
	await expect(store.take("line", step)).rejects.toThrow("has changed it meanwhile");
	expect(step).not.toHaveBeenCalled();
	expect(store.find("line")?.fields).toEqual({ slug: "theirs" });
});
