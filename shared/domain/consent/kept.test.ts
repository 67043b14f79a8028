import { expect, test } from "vitest";
import { categoryOfKept, daysIn } from "./kept.ts";

// proves consent-8
test.each([
	["browser_id", "necessary"],
	["__Host-cc-nx-g_vetrina-eu", "necessary"],
	["context_8f3e", "necessary"],
	["source_code", "necessary"],
	["__Host-utm_source", "marketing"],
	["user_guid", "marketing"],
	["__Host-personal_shopper_id", "personalisation"],
	["shop.viewed.vetrina-eu", "personalisation"],
	["shop.searched", "analytics"],
	["shop.searches", "personalisation"],
	["consent2", undefined],
	["_ga", undefined],
	["", undefined],
])("%s is %s", (name, category) => expect(categoryOfKept(name)).toBe(category));

test.each([
	["en", 1, "1 day"],
	["en", 8, "8 days"],
	["en", 3650, "10 years"],
	["fr", 365, "1\u00a0an"],
	["ja", 8, "8 日"],
	["ar", 180, "180 يومًا"],
])("%s, %i: %s", (language, days, text) => expect(daysIn(language, days)).toBe(text));
