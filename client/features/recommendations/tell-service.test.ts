import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { createEventBus } from "../../state/events/events.ts";
import { oneTabAtATime } from "../../state/one-tab-at-a-time.ts";
import { tellService } from "./tell-service.ts";

const API = "http://shop.test/api/en-it";
const SITE = "shop-test";
const details = { recommender: "r", recoId: "u", productIds: ["VT2-red"] };
const send = vi.fn<(...args: [URL | string, RequestInit]) => Promise<Response>>();

beforeEach(() => {
	vi.stubGlobal("fetch", send.mockReset());
	vi.stubGlobal("document", { cookie: "consent=1.p" });
});
afterEach(() => vi.unstubAllGlobals());

const shop = () => {
	const queryClient = new QueryClient();
	queryClient.setQueryData(sessionQuery(API).queryKey, { csrf: "token" } as never);
	const events = createEventBus();
	tellService(events, queryClient, API, SITE);
	return { ...events, queryClient };
};
const sent = () => send.mock.calls.map(([, init]) => JSON.parse(String(init.body)));

test("views and clicks reach the service, with this browser's token", async () => {
	send.mockImplementation(async () => Response.json({ learns: true }));
	const events = shop();
	events.emit({ type: "recommendationsView", details });
	events.emit({ type: "recommendationClick", details, productId: "VT2-red" });
	events.emit({ type: "addToCart", addType: "addToCart", productId: "1000", quantity: 1 });
	await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
	expect(sent()).toEqual([
		{ kind: "viewReco", recommender: "r", recoId: "u", productIds: ["VT2-red"] },
		{ kind: "clickReco", recommender: "r", recoId: "u", productId: "VT2-red" },
		{ kind: "addToCart", productId: "1000" },
	]);
	const [address, init] = send.mock.calls[0] ?? [];
	expect(String(address)).toBe(`${API}/recommendations/activities`);
	expect(init?.keepalive).toBe(true);
	expect(new Headers(init?.headers).get("x-csrf-token")).toBe("token");
});

// proves identity-32
test("activity during a sign-in is sent with the new token", async () => {
	send.mockImplementation(async () => Response.json({ learns: true }));
	const { emit, queryClient } = shop();
	const signedIn = Promise.withResolvers<void>();
	const signIn = oneTabAtATime(SITE, () => signedIn.promise);
	emit({ type: "recommendationsView", details });
	await new Promise<void>((done) => setImmediate(done));
	expect(send).not.toHaveBeenCalled();
	queryClient.setQueryData(sessionQuery(API).queryKey, { csrf: "renewed" } as never);
	signedIn.resolve();
	await signIn;
	await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
	expect(new Headers(send.mock.calls[0]?.[1].headers).get("x-csrf-token")).toBe("renewed");
});

// proves checkout-22
test("the service receives a purchase's products and steps, and nothing without consent", async () => {
	send.mockImplementation(async () => Response.json({ learns: true }));
	const purchase = (events: ReturnType<typeof shop>) => {
		events.emit({
			type: "beginCheckout",
			basketId: "b1",
			products: [{ id: "VT1", productId: "1000", quantity: 2 }],
		});
		events.emit({ type: "checkoutStep", basketId: "b1", step: "delivery", number: 2 });
	};
	purchase(shop());
	await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
	expect(sent()).toEqual([
		{ kind: "beginCheckout", products: [{ productId: "1000", quantity: 2 }] },
		{ kind: "checkoutStep", basketId: "b1", step: "delivery", number: 2 },
	]);
	vi.stubGlobal("document", { cookie: "consent=1.a" });
	purchase(shop());
	await new Promise<void>((done) => setImmediate(done));
	expect(send).toHaveBeenCalledTimes(2);
});

test("nothing more is sent once the service has declined", async () => {
	send.mockImplementation(async () => Response.json({ learns: false }));
	const events = shop();
	events.emit({ type: "recommendationsView", details });
	await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
	await new Promise<void>((done) => setImmediate(done));
	events.emit({ type: "recommendationsView", details });
	await new Promise<void>((done) => setImmediate(done));
	expect(send).toHaveBeenCalledTimes(1);
});

// proves event-4
test("a failed event is lost without affecting later ones", async () => {
	send.mockRejectedValueOnce(new TypeError("offline"));
	send.mockImplementation(async () => Response.json({ learns: true }));
	const events = shop();
	events.emit({ type: "recommendationsView", details });
	events.emit({ type: "recommendationsView", details });
	await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
