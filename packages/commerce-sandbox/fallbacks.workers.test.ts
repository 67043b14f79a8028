import { expect, test } from "vitest";
import { type Text, textIn } from "./languages.ts";
import { startCommerce } from "./testing/commerce-under-test.ts";

// proves locale-8
test("the cloud's status says how many texts of each language fell back", async () => {
	const commerce = await startCommerce();
	const countKorean = async (): Promise<number> => {
		const status = await commerce.fetch("/admin/status", { headers: { authorization: "Bearer test-admin" } });
		const { fallbacks } = await status.json<{ fallbacks: Record<string, number> }>();
		return fallbacks.ko ?? 0;
	};
	const before = await countKorean();
	const english: Text = { en: "Red" };
	expect([textIn(english, "ko"), textIn(english, "ko")]).toEqual(["Red", "Red"]);
	expect((await countKorean()) - before).toBe(2);
});
