import { t } from "@vetrina/demo-house/house-text.ts";
import { expect, test } from "vitest";
import type { SearchRule } from "../../house/search-settings.ts";
import { applyRules } from "./apply-rules.ts";

const dress = t("فستان|Kleid|dress|robe|ドレス, ワンピース|드레스|连衣裙");
const rules: readonly SearchRule[] = [
	{ id: "everybody", phrase: "none", pinned: ["A"] },
	{ id: "vip", context: "VIP", phrase: { anchoring: "contains", text: dress }, pinned: ["B", "C"] },
	{ id: "italy", context: "IT", phrase: { anchoring: "contains", text: dress }, pinned: ["C", "D"] },
	{ id: "page", phrase: { anchoring: "is", text: dress }, redirect: "/women/dresses" },
];
const apply = (query: string, contexts: string[] = [], language: "en" | "de" | "fr" | "ja" = "en") =>
	applyRules(rules, { query, contexts, language });

test("rules apply by phrase in the language of the index", () => {
	expect(apply("")).toEqual({ pinnedIds: ["A"] });
	expect(apply("  Dress ")).toEqual({ pinnedIds: [], redirect: "/women/dresses" });
	expect(apply("silk dress")).toEqual({ pinnedIds: [] });
	expect(apply("ワンピース", [], "ja")).toEqual({ pinnedIds: [], redirect: "/women/dresses" });
	expect(apply("kleid", [], "en")).toEqual({ pinnedIds: [] });
	expect(apply("KLEID", [], "de")).toEqual({ pinnedIds: [], redirect: "/women/dresses" });
});

test("rules apply by context, and a product pinned by two rules appears once", () => {
	expect(apply("silk dress", ["VIP"])).toEqual({ pinnedIds: ["B", "C"] });
	expect(apply("silk dress", ["IT", "VIP"])).toEqual({ pinnedIds: ["B", "C", "D"] });
	expect(apply("silk coat", ["IT", "VIP"])).toEqual({ pinnedIds: [] });
});
