import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AUDIENCE_LIFETIME, readAudienceCookie, writeAudienceCookie } from "./audience-cookie.ts";

const SECRET = "a secret of the shop, with at least 32 characters";
const clock = { secure: true, now: Date.UTC(2026, 10, 27) };
const owner = { siteId: "shop", usid: "u1" };
const audience = { groups: ["VIP", "プレス"], newsletter: true, hasOrders: false };
const write = async (more: Partial<typeof audience> = {}): Promise<string> =>
	(await writeAudienceCookie(SECRET, owner, { ...audience, ...more }, clock)).split(";")[0] ?? "";
const read = (cookies: string, of = owner, secret = SECRET, now = clock.now) =>
	readAudienceCookie(secret, of, cookies, { ...clock, now });

// proves cache-18
describe("the cookie of an audience", () => {
	test("is read as it was written, and no script can read it", async () => {
		expect(await read(await write())).toEqual(audience);
		const line = await writeAudienceCookie(SECRET, owner, audience, clock);
		expect(line).toMatch(
			/^__Host-audience_shop=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
		);
	});

	test("is refused for another session, another site, by another shop, and once it has expired", async () => {
		const cookie = await write();
		expect(await read(cookie, { ...owner, usid: "u2" })).toBeUndefined();
		expect(await read(cookie.replace("_shop", "_other"), { ...owner, siteId: "other" })).toBeUndefined();
		expect(await read(cookie, owner, `another ${SECRET}`)).toBeUndefined();
		expect(await read(cookie, owner, SECRET, clock.now + AUDIENCE_LIFETIME * 1000)).toBeUndefined();
	});

	test("is refused when any character of it is changed", async () => {
		const cookie = await write();
		const from = cookie.indexOf("=") + 1;
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: from, max: cookie.length - 2 }),
				fc.constantFrom(..."Aa0_."),
				async (at, character) => {
					const forged = cookie.slice(0, at) + character + cookie.slice(at + 1);
					if (forged !== cookie) expect(await read(forged)).toBeUndefined();
				},
			),
		);
	});

	test("keeps the most important groups of many", async () => {
		const groups = Array.from({ length: 500 }, (_, at) => `group-${at}`);
		const cookie = await write({ groups });
		expect(cookie.length).toBeLessThan(4000);
		const kept = (await read(cookie))?.groups ?? [];
		expect(kept.length).toBeGreaterThan(50);
		expect(kept).toEqual(groups.slice(0, kept.length));
	});
});
