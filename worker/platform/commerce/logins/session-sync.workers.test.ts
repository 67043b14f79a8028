import { describe, expect, test, vi } from "vitest";
import { testCalls } from "../../testing.ts";
import { createSessionSync } from "./session-sync.ts";
import type { Shopper, ShopperSession } from "./sessions.ts";

const NOW = Date.UTC(2026, 10, 25);
const MINUTE = 60_000;
let people = 0;

/** Returns a browser with one session, on a platform that gives these responses in turn. */
const browser = (
	says: readonly (object | number)[],
	{ isKnown = true, agent = false, registered = true, fresh = false } = {},
) => {
	const rest = [...says];
	const { calls, requests } = testCalls(() => {
		const said = rest.shift() ?? { success: true, refresh: false };
		return typeof said === "number" ? new Response("{}", { status: said }) : Response.json(said);
	});
	const log = vi.fn();
	const session = (accessToken: string): ShopperSession => ({
		accessToken,
		customerId: "c",
		usid: `u${people}`,
		registered,
		agent,
		name: "",
	});
	people++;
	const renew = vi.fn(async () => session("renewed"));
	const shopper = {
		isKnown,
		session: async () => session("secret-token"),
		renew,
		setCookies: () => (fresh ? ["a=b"] : []),
	} as unknown as Shopper;
	const refuse = vi.fn(async ({ registered: isCustomer }: ShopperSession) => isCustomer);
	const platform = { ...calls.platform, log };
	const sync = (options?: { basketId?: string }, now = NOW) =>
		createSessionSync(
			{ platform, locale: { siteId: "vetrina-eu" }, now, userAgent: "a browser", refuse },
			shopper,
		).sync(options);
	return { sync, asked: requests, log, renew, refuse };
};

// proves identity-33
describe("session sync", () => {
	test("replaces the tokens if the platform requires it, and keeps them otherwise", async () => {
		const same = browser([{ success: true, refresh: false, basketId: "b" }]);
		expect([await same.sync({ basketId: "b" }), same.renew.mock.calls.length]).toEqual(["same", 0]);
		expect(same.asked).toEqual([
			"/on/demandware.store/Sites-vetrina-eu-Site/default/SLASSessionHelper-SyncSession?force=false&basketId=b",
		]);
		const other = browser([{ success: true, refresh: true }]);
		expect([await other.sync(), other.renew.mock.calls.length]).toEqual(["renewed", 1]);
	});

	test("checks a session once in ten minutes, and with a bag each time", async () => {
		const one = browser([]);
		for (const after of [0, 9 * MINUTE, 10 * MINUTE + 1]) await one.sync({}, NOW + after);
		expect(one.asked).toHaveLength(2);
		await one.sync({ basketId: "b" });
		await one.sync({ basketId: "b" });
		expect(one.asked).toHaveLength(4);
	});

	test("renews an expired token, and checks with the new token", async () => {
		const one = browser([401, { success: true, refresh: false }]);
		expect([await one.sync(), one.asked.length, one.refuse.mock.calls.length]).toEqual(["renewed", 2, 0]);
	});

	test.each([[401, 401], [403], [404]])(
		"signs out a refused customer (%i), and logs it without the token",
		async (...says) => {
			const customer = browser(says);
			expect(await customer.sync()).toBe("ended");
			expect(customer.log).toHaveBeenCalledExactlyOnceWith(
				"error",
				"commerce/session-sync",
				expect.any(String),
				{
					status: says.at(-1),
					signedOut: true,
					usid: expect.stringMatching(/^[\w-]{22}$/),
					customerId: "c",
					userAgent: "a browser",
				},
			);
			const guest = browser([403], { registered: false });
			expect(await guest.sync()).toBe("same");
		},
	);

	// proves identity-14
	test.each([503, 500, 429, { success: false }, { refresh: "x" }])(
		"keeps the session while the platform responds %j",
		async (said) => {
			const one = browser([said]);
			expect(await one.sync()).toBe("same");
			expect([one.refuse.mock.calls.length, one.renew.mock.calls.length]).toEqual([0, 0]);
			expect(one.log).toHaveBeenLastCalledWith(
				"warning",
				"commerce/session-sync",
				expect.any(String),
				expect.anything(),
			);
			expect(JSON.stringify(one.log.mock.calls)).not.toContain("secret-token");
		},
	);

	test.each([{ isKnown: false }, { agent: true }, { fresh: true }])("checks nothing for %j", async (who) => {
		const one = browser([], who);
		expect([await one.sync({ basketId: "b" }), one.asked]).toEqual(["same", []]);
	});
});
