import { expect, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { pageCacheControl } from "../../worker/cache/policies.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { loadOffline } from "./loader.ts";

const cx = {
	t: textsOf("en").t,
	origin: "https://shop.example",
	locale: { language: "en", country: "IT" },
	shell: { siteName: "Shop" },
} as unknown as PageContext;

// proves shell-42
test("the page is the same for all shoppers, and search engines leave it out", async () => {
	const loaded = await loadOffline(cx, {});
	if (!loaded || !("page" in loaded)) throw new Error("no page");
	const { page } = loaded;
	expect(page).toMatchObject({ kind: "offline", status: 200, data: { title: "You’re offline" } });
	expect(page.head.robots).toContain("noindex");
	if (page.cache.scope === "private") throw new Error("private");
	expect(pageCacheControl(page.cache)).toContain("public");
});
