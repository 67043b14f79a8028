import { beforeEach, expect, test } from "vitest";
import { createPasskeys } from "../commerce/accounts/passkeys.ts";
import { createPasswords } from "../commerce/accounts/passwords.ts";
import { createProfile, type Profile } from "../commerce/accounts/profile.ts";
import { createAgents } from "../commerce/agents.ts";
import { createBaskets } from "../commerce/baskets/baskets.ts";
import { lateMerge } from "../commerce/baskets/late-merge.ts";
import { createCatalogue } from "../commerce/catalogue/catalogue.ts";
import { createAddresses } from "../commerce/checkout/address-suggestions.ts";
import { createCheckout } from "../commerce/checkout/checkout.ts";
import { createDevice } from "../commerce/checkout/device.ts";
import { createWalletSheets } from "../commerce/checkout/wallet-sheets.ts";
import { createWallets } from "../commerce/checkout/wallets.ts";
import { createGiftCards } from "../commerce/gift-cards.ts";
import { createProviders } from "../commerce/logins/provider-port.ts";
import { createSessionSync } from "../commerce/logins/session-sync.ts";
import type { Shopper } from "../commerce/logins/sessions.ts";
import { createLoyalty } from "../commerce/loyalty.ts";
import { createNewsletter } from "../commerce/newsletter.ts";
import { createNotifyMe } from "../commerce/notify-me.ts";
import { createOrders } from "../commerce/orders/orders.ts";
import { createReturns } from "../commerce/orders/returns.ts";
import { createPersonalShopper } from "../commerce/personal-shopper.ts";
import { createRecords } from "../commerce/saved-records.ts";
import { createSharing } from "../commerce/sharing.ts";
import { createVisits } from "../commerce/stores/visits.ts";
import { createWishlist } from "../commerce/wishlists.ts";
import { forgetControllerTokens } from "../controller-token.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { CALLS, EMAIL } from "./testing/adapter-calls.ts";
import { REFUSALS, REFUSED_WORDS } from "./testing.ts";

beforeEach(forgetControllerTokens);

const NOW = Date.parse("2026-11-28T12:00:00Z");

/** Returns the ports on a platform that starts sessions and refuses everything else with this response. */
const createPorts = (body: object, status: number) => {
	const logged: { level: string; title: string; detail?: unknown }[] = [];
	const requests: string[] = [];
	const makeToken = () =>
		`h.${btoa(JSON.stringify({ sub: "usid:u1", isb: "gcid:g1::rcid:c1", exp: NOW }))}.s`;
	const fetch = async (request: Request): Promise<Response> => {
		const { url } = request;
		const { pathname } = new URL(url);
		if (pathname.endsWith("/CSRF-Generate"))
			return Response.json({ csrf: { tokenName: "csrf_token", token: "t" } });
		if (url.includes("/oauth2/authorize?") && url.includes("hint=guest"))
			return Response.redirect("https://commerce.internal/callback?code=guest&usid=u1", 303);
		if (pathname.endsWith("/oauth2/token") && (await request.text()).includes("code=guest"))
			return Response.json({ access_token: makeToken(), refresh_token: "r" });
		requests.push(pathname);
		return Response.json(body, { status });
	};
	const platform = {
		env: {
			COMMERCE: { fetch } as unknown as Fetcher,
			COMMERCE_ORGANIZATION: "f_ecom_vtra_001",
			COMMERCE_CLIENT_ID: "vetrina",
			COMMERCE_PRIVATE_CLIENT_ID: "vetrina-private",
			COMMERCE_CLIENT_SECRET: "secret",
		},
		deadline: new AbortController().signal,
		log: (level: string, _source: string, title: string, details?: { detail?: unknown }) =>
			void logged.push({ level, title, detail: details?.detail }),
	};
	const locale = {
		siteId: "vetrina-eu",
		language: "en",
		country: "IT",
		currency: "EUR",
		prefix: "/en-it",
	} as const;
	const cx = { platform, locale, address: "192.0.2.1", signText: async (text: string) => text };
	const session = async () => ({
		accessToken: makeToken(),
		customerId: "c1",
		usid: "u1",
		registered: true,
		agent: false,
		name: "Anna",
	});
	const shopper = { session, renew: session, isKnown: true, setCookies: () => [] } as unknown as Shopper;
	const now = () => NOW;
	const catalogue = createCatalogue(cx, () => new Date(NOW));
	const offered = async () => ({});
	const late = lateMerge(null, "vetrina-eu", true);
	const profile = createProfile(cx, shopper);
	const refuse = async () => false;
	const ports = {
		addresses: createAddresses(cx, shopper),
		agents: createAgents(cx, shopper),
		baskets: createBaskets(cx, shopper, catalogue, async () => [], {
			late,
			remember: () => {},
			loadAmounts: offered,
		}),
		catalogue,
		checkout: createCheckout(cx, shopper, {
			remember: () => {},
			loadAmounts: offered,
			signText: cx.signText,
			consent: { granted: "a", sender: "" },
		}),
		device: createDevice(cx, shopper),
		giftCards: createGiftCards(cx, shopper),
		loyalty: createLoyalty(cx, shopper),
		newsletter: createNewsletter(cx, shopper),
		notifyMe: createNotifyMe(cx, shopper),
		orders: createOrders(cx, shopper, catalogue),
		passkeys: createPasskeys(cx, shopper, async () => ({ login: EMAIL }) as Profile),
		passwords: createPasswords({ ...cx, waitUntil: () => {} }, shopper),
		personalShopper: createPersonalShopper(cx, shopper),
		profile,
		providers: createProviders(cx, shopper, { dnt: false, now }),
		records: createRecords(cx, shopper),
		returns: createReturns(cx, shopper),
		sessionSync: createSessionSync({ ...cx, now: NOW, userAgent: undefined, refuse }, shopper),
		sharing: createSharing(cx, shopper),
		visits: createVisits(cx, shopper),
		wallets: createWallets(cx, shopper, now),
		walletSheets: createWalletSheets(cx, shopper, now, { granted: "a", sender: "" }),
		wishlist: createWishlist(cx, shopper, catalogue),
	};
	return { ports, requests, logged };
};

type Ports = ReturnType<typeof createPorts>["ports"];
const METHODS = Object.entries(CALLS).flatMap(([port, calls]) =>
	Object.entries(calls).map(([method, call]) => ({
		name: `${port}.${method}`,
		// The table lists each call under its own port.
		call: (ports: Ports) => (call as (one: unknown) => Promise<unknown>)(ports[port as keyof Ports]),
	})),
);

// proves platform-11, platform-5
test.each(METHODS)("$name recognises a refusal in every form", async ({ call }) => {
	const wrong: unknown[] = [];
	for (const { form, body, status } of REFUSALS) {
		const { ports, requests, logged } = createPorts(body, status);
		const error: unknown = await call(ports).then(
			() => undefined,
			(reason: unknown) => reason,
		);
		const words = logged.some(({ detail }) => detail === REFUSED_WORDS);
		const isBug = error !== undefined && !isUnavailable(error);
		const isOutage = logged.some(({ title }) => /does not respond|left alone/.test(title));
		if (isBug || isOutage || requests.length === 0 || !words)
			wrong.push({ form, status, error, requests, logged });
	}
	expect(wrong).toEqual([]);
});
