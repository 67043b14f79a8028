import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createDrafts } from "../../cookies/drafts.ts";
import { keepAway, newState, newVerifier, takeAway } from "./pending.ts";

// proves identity-53
test("a verifier is unique, has 128 characters without escaping, and its challenge is its SHA-256", async () => {
	const made = await Promise.all(Array.from({ length: 20 }, newVerifier));
	for (const { codeVerifier, codeChallenge } of made) {
		expect(codeVerifier).toMatch(/^[A-Za-z0-9_-]{128}$/);
		expect(codeChallenge).toBe(createHash("sha256").update(codeVerifier).digest("base64url"));
	}
	expect(new Set(made.map(({ codeVerifier }) => codeVerifier)).size).toBe(made.length);
});

/** Returns the drafts of a browser's next request, which sends these cookies. */
const draftsAt = (now: string, cookies: string[] = []) => {
	const cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
	return createDrafts(
		"secret",
		new Request("https://shop.example/oauthCallback", { headers: { cookie } }),
		new Date(now),
	);
};

// proves identity-53
test("a state is valid for fifteen minutes in the browser that started", async () => {
	const away = { providerId: "google", codeVerifier: "v", nonce: "n", wishlistProductId: "VT1-red" } as const;
	const state = newState("/en-it/login?back=wishlist");
	const leaving = draftsAt("2026-03-01T10:00:00Z");
	await keepAway(leaving, state, away);
	const cookies = leaving.setCookies();
	expect(await takeAway(draftsAt("2026-03-01T10:14:59Z", cookies), state)).toEqual({
		...away,
		signInPath: "/en-it/login?back=wishlist",
	});
	expect(await takeAway(draftsAt("2026-03-01T10:15:01Z", cookies), state)).toBeNull();
	expect(await takeAway(draftsAt("2026-03-01T10:01:00Z", cookies), newState("/en-it/login"))).toBeNull();
	expect(await takeAway(draftsAt("2026-03-01T10:01:00Z"), state)).toBeNull();
	// Any returned state, right or wrong, ends the attempt.
	const back = draftsAt("2026-03-01T10:01:00Z", cookies);
	await takeAway(back, "forged");
	expect(back.setCookies()).toEqual([expect.stringMatching(/draft_provider=;.*Max-Age=0/)]);
});
