import { createExecutionContext, env } from "cloudflare:test";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetCached } from "../../cache/cached.ts";
import type { Shopper } from "../../platform/commerce/logins/sessions.ts";
import type { Calls } from "../calls.ts";
import { findSearchShopper } from "./search-shopper.ts";

const locale = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en" as const,
	currency: "EUR",
	prefix: "/en-it",
};
const groupsOf = (...ids: string[]) =>
	Response.json({
		customerGroups: [
			{ ID: "Registered", isRefinement: false },
			...ids.map((ID) => ({ ID, isRefinement: true })),
		],
		customerPersonalizationKey: ids.join("|"),
	});

let token = 0;
beforeEach(forgetCached);

const setUp = (configurations: object, groups: () => Response = () => groupsOf("VIP")) => {
	const requests: string[] = [];
	const fetcher = async (request: Request) => {
		const { pathname } = new URL(request.url);
		requests.push(pathname.split("/").pop() ?? "");
		if (pathname.endsWith("Configurations-Get")) return Response.json({ configurations });
		return pathname.endsWith("Context-GetCustomerGroups") ? groups() : new Response("no", { status: 400 });
	};
	const log = vi.fn();
	const deadline = new AbortController().signal;
	const platform = { env: { COMMERCE: { fetch: fetcher } as unknown as Fetcher }, deadline, log };
	const context = createExecutionContext();
	const cache = {
		env,
		waitUntil: (promise: Promise<unknown>) => context.waitUntil(promise),
		now: () => Date.now(),
		deadline,
		log,
		bypass: true,
	};
	const ask = (shopper: Partial<Shopper> = {}, path = "/search") =>
		findSearchShopper({ platform, cache } as unknown as Calls, locale, path, {
			shopper: {
				maybeCustomer: true,
				session: async () => ({ registered: true, accessToken: `token-${++token}` }),
				...shopper,
			} as Shopper,
			userToken: async () => "anonymous-1",
		});
	return { ask, requests, log };
};

// proves search-9
test("a customer in one of the house's groups gets a personal list", async () => {
	const { ask } = setUp({ searchPersonalisation: true });
	expect(await ask()).toEqual({ groups: ["VIP"], personalisationKey: "VIP", userToken: "anonymous-1" });
});

test("guests, ordinary customers, and sites without personalisation get the shared list", async () => {
	const plain = setUp({ searchPersonalisation: true }, () => groupsOf());
	expect(await plain.ask()).toBeUndefined();
	const guest = setUp({ searchPersonalisation: true });
	expect(await guest.ask({ maybeCustomer: false })).toBeUndefined();
	expect(guest.requests).toEqual([]);
	// The cookie says that the shopper is a customer, but the session belongs to a guest.
	const forged = setUp({ searchPersonalisation: true });
	expect(await forged.ask({ session: async () => ({ registered: false }) as never })).toBeUndefined();
	expect(forged.requests).toEqual(["Configurations-Get"]);
	expect(await setUp({ searchPersonalisation: false }).ask()).toBeUndefined();
});

test("tests of a hosted search take every customer, and no groups where the site does not personalise", async () => {
	const { ask, requests } = setUp({ searchProvider: "hosted", hostedSearch: { abTest: true } });
	expect(await ask()).toEqual({ groups: [], personalisationKey: "", userToken: "anonymous-1" });
	expect(requests).toEqual(["Configurations-Get"]);
});

test("the shared list is shown, and a warning logged, while the platform does not identify the shopper", async () => {
	const { ask, log } = setUp({ searchPersonalisation: true }, () => new Response("no", { status: 503 }));
	expect(await ask()).toBeUndefined();
	expect(log).toHaveBeenCalledWith(
		"warning",
		"request/search-shopper",
		expect.any(String),
		expect.anything(),
	);
});
