import { expect, test, vi } from "vitest";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import { MethodNotImplemented, NO_SUGGESTIONS } from "../../platform/search/search-port.ts";
import { finderFor, suggestionsFor } from "./suggestions.ts";

const view = {
	locale: { currency: "EUR" },
	paths: createPaths({ prefix: "/en-it" }),
	prices: {},
} as unknown as Parameters<typeof suggestionsFor>[2];
const suggestions = { ...NO_SUGGESTIONS, phrases: ["silk dress"] };
const finder = { suggest: vi.fn(async () => suggestions), popular: async () => ["coat"] };

test("an empty query gives popular searches, and a phrase gives suggestions", async () => {
	const log = vi.fn();
	expect((await suggestionsFor(finder, log, view, " ")).popular).toEqual([
		{ label: "coat", href: "/en-it/search?q=coat" },
	]);
	expect((await suggestionsFor(finder, log, view, "s")).phrases).toEqual([]);
	expect(finder.suggest).not.toHaveBeenCalled();
	expect((await suggestionsFor(finder, log, view, " si ")).phrases).toEqual([
		{ label: "silk dress", href: "/en-it/search?q=silk+dress" },
	]);
	expect(finder.suggest).toHaveBeenCalledWith("si");
	expect(log).not.toHaveBeenCalled();
});

// proves search-3
test("a provider without the method is not logged, a failing provider is, and both give no suggestions", async () => {
	const log = vi.fn();
	const rejecting = (error: Error) => ({
		suggest: () => Promise.reject(error),
		popular: () => Promise.reject(error),
	});
	const without = rejecting(new MethodNotImplemented());
	expect((await suggestionsFor(without, log, view, "silk")).phrases).toEqual([]);
	expect((await suggestionsFor(without, log, view, "")).popular).toEqual([]);
	expect(log).not.toHaveBeenCalled();
	expect((await suggestionsFor(rejecting(new Error("down")), log, view, "")).popular).toEqual([]);
	expect(log).toHaveBeenCalledTimes(1);
});

test("the shopper is loaded from two characters on", async () => {
	const shopper = { groups: ["VIP"], personalisationKey: "" };
	const who = vi.fn(async () => shopper);
	const create = vi.fn(() => finder);
	for (const typed of ["", " ", "s", " s "])
		await suggestionsFor(finderFor(create, who), vi.fn(), view, typed);
	expect(who).not.toHaveBeenCalled();
	await suggestionsFor(finderFor(create, who), vi.fn(), view, "si");
	expect(who).toHaveBeenCalledTimes(1);
	expect(create).toHaveBeenLastCalledWith(shopper);
});
