import { wantedContext } from "../../shared/domain/campaign/shopper-context.ts";
import type { WayFamily } from "../../shared/domain/shell/platform-ways.ts";
import { createPasswords } from "../../worker/platform/commerce/accounts/passwords.ts";
import { createProfile } from "../../worker/platform/commerce/accounts/profile.ts";
import { register } from "../../worker/platform/commerce/accounts/registration.ts";
import { createAgents } from "../../worker/platform/commerce/agents.ts";
import { sendContext } from "../../worker/platform/commerce/contexts/send-context.ts";
import { readAccessToken } from "../../worker/platform/commerce/logins/access-token.ts";
import { sharedGuestToken } from "../../worker/platform/commerce/logins/shared/shared-guest.ts";
import { createLoyalty } from "../../worker/platform/commerce/loyalty.ts";
import { createNewsletter } from "../../worker/platform/commerce/newsletter.ts";
import { createNotifyMe } from "../../worker/platform/commerce/notify-me.ts";
import { createOrders } from "../../worker/platform/commerce/orders/orders.ts";
import { createReturns } from "../../worker/platform/commerce/orders/returns.ts";
import { createRecords } from "../../worker/platform/commerce/saved-records.ts";
import { scapi } from "../../worker/platform/commerce/scapi.ts";
import { createSharing } from "../../worker/platform/commerce/sharing.ts";
import { createVisits } from "../../worker/platform/commerce/stores/visits.ts";
import { report } from "../../worker/platform/error-stream.ts";
import { askController } from "../../worker/platform/routes/ask-controller.ts";
import { askUrlMapping } from "../../worker/platform/routes/ask-url-mapping.ts";
import { quickSearchCategories } from "../../worker/platform/search/quick-search-categories.ts";
import { readWay } from "../../worker/platform/ways/ways.ts";
import { ADDRESS } from "../setup/buyer.ts";
import { PASSWORD } from "../setup/customer.ts";
import { mailedToken } from "../setup/outbox.ts";
import { buy, orderNoOf } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import { newShopper } from "../setup/shopper.ts";
import { LOCALE, PERSON, type Shop } from "./shop-of-ways.ts";

const newEmail = () => `ways-${crypto.randomUUID()}@vetrina.example`;
const NO_CATALOGUE = { products: async () => [] } as never;

/** Returns the first free hour of a store that takes appointments, so that each way books another hour. */
const firstTime = async (visits: ReturnType<typeof createVisits>, storeIds: readonly string[]) => {
	for (const storeId of storeIds) {
		const times = await visits.times(storeId);
		if (times === "unavailable") throw new Error(`The times of ${storeId} are unavailable`);
		const day = times?.days.find((one) => one.times.length > 0);
		if (day) return { storeId, date: day.date, time: day.times[0] ?? "" };
	}
	throw new Error("No store has a free hour");
};

/**
 * Plays what a shopper does with each family. Results name no ids, so that they are the same in every way. `also`: calls that SCAPI's way of the
 * family cannot make.
 */
export const SCENARIOS: Readonly<
	Record<WayFamily, { run: (shop: Shop) => Promise<unknown>; also?: (shop: Shop) => Promise<unknown> }>
> = {
	routes: {
		run: async ({ cx }) => {
			const ask = { controllers: askController, scapi: askUrlMapping }[readWay(cx.platform.env, "routes")];
			const calls = { platform: cx.platform, cache: { now: () => Date.now() } as never };
			const { value } = await ask(calls, LOCALE, "/women", AbortSignal.timeout(10_000));
			return { action: value.action, data: value.data.cgid };
		},
	},
	registration: {
		run: async ({ cx, newGuest }) => {
			const registration = { ...PERSON, email: newEmail(), password: PASSWORD, country: "IT", privacy: true };
			const make = () =>
				register(cx, newGuest(), registration as never, { source: "ways", device: "desktop" });
			return [await make(), await make()];
		},
	},
	accounts: {
		run: async ({ cx, newGuest, newCustomer }) => {
			const { email } = await newCustomer();
			const passwords = createPasswords(cx, newGuest());
			const requests = [await passwords.requestReset(email), await passwords.requestReset("anna")];
			const token = await mailedToken(email);
			const next = `${PASSWORD}2`;
			return {
				requests,
				checks: [await passwords.checkToken(token), await passwords.checkToken("used")],
				changes: [
					await passwords.setNew(token, "1"),
					await passwords.setNew(token, next),
					await passwords.setNew(token, next),
				],
				signsIn: await newGuest().signIn({ email, password: next }),
				agent: await createAgents(cx, newGuest()).actFor(email),
			};
		},
	},
	profile: {
		run: async ({ cx, newCustomer }) => {
			const { shopper } = await newCustomer();
			const profile = createProfile(cx, shopper);
			const records = createRecords({ ...cx, signText: async () => "" } as never, shopper);
			const saved = await profile.save({ ...PERSON, firstName: "Bruna" } as never);
			const made = await records.saveAddress({ ...ADDRESS, countryCode: "IT" } as never, { preferred: true });
			const [address] = (await records.read())?.addresses ?? [];
			const changed = await records.saveAddress({ ...ADDRESS, city: "Torino", countryCode: "IT" } as never, {
				id: address?.id ?? "",
				preferred: true,
			});
			const [after] = (await records.read())?.addresses ?? [];
			const { person } = (await profile.read()) ?? {};
			return {
				saved,
				firstName: person?.firstName,
				made,
				changed,
				city: JSON.stringify(after).includes("Torino"),
			};
		},
	},
	contexts: {
		run: async ({ cx, newGuest }) => {
			const shopper = newGuest();
			const { accessToken, usid } = await shopper.session();
			const context = wantedContext({
				country: "IT",
				device: "mobile",
				campaign: { utmSource: "mail" } as never,
			});
			const first = await sendContext(cx, shopper, context, false);
			const changed = wantedContext({ country: "FR", device: "mobile", campaign: {} as never });
			const second = await sendContext(cx, shopper, changed, true);
			const { data } = await scapi({ ...cx, token: accessToken }).shopperContext.getShopperContext({
				params: { path: { usid } },
			});
			return { first, second, data };
		},
	},
	newsletter: {
		run: async ({ cx, newCustomer }) => {
			const { shopper, email } = await newCustomer();
			const newsletter = createNewsletter(cx, shopper);
			const isSubscribed = async () => {
				const preferences = await newsletter.preferences(email);
				return typeof preferences === "object" && preferences?.isSubscribed;
			};
			return {
				subscribed: await newsletter.subscribe({ email, source: "footer" }),
				joined: await isSubscribed(),
				unsubscribed: await newsletter.unsubscribe(email, "too many"),
				left: (await isSubscribed()) === true,
				invalid: await newsletter.subscribe({ email: "anna", source: "footer" }),
			};
		},
		also: async ({ cx, newCustomer }) => {
			const { shopper, email } = await newCustomer();
			const newsletter = createNewsletter(cx, shopper);
			const lists = {
				contents: ["sales"],
				categories: ["women"],
				channels: ["email"],
				brands: [],
				followedBrands: [],
			};
			const saved = [
				await newsletter.saveProfile(email, {
					...PERSON,
					gender: "2",
					birthday: "1990-01-31",
					newsFor: ["women"],
					privacy: true,
				}),
				await newsletter.savePreferences(email, lists),
			];
			return { saved, preferences: await newsletter.preferences(email) };
		},
	},
	"notify-me": {
		run: async ({ cx, newGuest }) => {
			const notifyMe = createNotifyMe(cx, newGuest());
			const request = { email: newEmail(), productId: STAPLE, consents: false, pageType: "product" as never };
			return [
				await notifyMe.create(request),
				await notifyMe.create({ ...request, productId: "unknown" }),
				await notifyMe.create({ ...request, email: "anna" }),
			];
		},
	},
	loyalty: {
		run: async ({ cx, newCustomer }) => {
			const loyalty = createLoyalty(cx, (await newCustomer()).shopper);
			return [await loyalty.join(), await loyalty.join()];
		},
	},
	"order-lookup": {
		run: async ({ cx, newGuest }) => {
			const email = newEmail();
			const orderNo = orderNoOf(await buy(newShopper(), STAPLE, email));
			const orders = createOrders(cx, newGuest(), NO_CATALOGUE);
			const find = async (...request: Parameters<typeof orders.find>) => {
				const found = await orders.find(...request);
				return found.ok ? { isIt: found.order.orderNo === orderNo, status: found.order.status } : found;
			};
			return [
				await find(orderNo, { postalCode: ADDRESS.postalCode }),
				await find(orderNo, { email }),
				await find(orderNo, { postalCode: "00000" }),
				await find("V-UNKNOWN", { email }),
			];
		},
	},
	returns: {
		run: async ({ cx, newGuest }) => {
			const orderNo = orderNoOf(await buy(newShopper()));
			const returns = createReturns(cx, newGuest());
			const request = {
				orderNo,
				currency: "EUR",
				items: [{ itemId: "unknown", quantity: 1, reason: "too-small" }],
				proof: { postalCode: ADDRESS.postalCode },
			};
			const created = await returns.create({
				...request,
				way: "post" as never,
				refundAs: "payment",
				requestId: crypto.randomUUID(),
			});
			return {
				reasons: await returns.reasons(),
				refusals: [...((await returns.refusals(request)) ?? [])],
				created: created.ok || ("refusals" in created ? [...created.refusals] : created.error),
			};
		},
	},
	visits: {
		run: async ({ cx, newGuest }) => {
			const visits = createVisits(cx, newGuest());
			const stock = await visits.stockOf(STAPLE);
			const [storeId = ""] = [...(stock ?? [])].find(([, ats]) => ats > 0) ?? [];
			const who = { email: newEmail(), name: "Anna Rossi" };
			const reserved = await visits.reserve({ ...who, storeId, productId: STAPLE, quantity: 1 });
			const time = await firstTime(visits, [...(stock?.keys() ?? [])]);
			const request = { ...who, ...time, service: "appointments", note: "" };
			const booked = await visits.book(request);
			const outcome = (made: typeof booked) => (made.ok ? made.code !== "" : made.error);
			return {
				stores: [...(stock?.keys() ?? [])],
				unknown: await visits.stockOf("unknown"),
				reserved: outcome(reserved),
				booked: outcome(booked),
				again: outcome(await visits.book({ ...request, email: newEmail() })),
			};
		},
	},
	sharing: {
		run: async ({ cx, newGuest }) => {
			const sharing = createSharing(cx, newGuest());
			const mail = { recipientEmail: newEmail(), senderName: "Anna", message: "Look" };
			return [
				await sharing.mailProduct(STAPLE, mail),
				await sharing.mailProduct(STAPLE, { ...mail, recipientEmail: "anna" }),
				await sharing.mailWishlist(mail),
			];
		},
	},
	"quick-search": { run: ({ cx }) => quickSearchCategories(cx, "dress") },
	log: {
		run: async ({ cx, logLines, settle }) => {
			const cache = { now: () => Date.now(), waitUntil: cx.waitUntil };
			const title = `Ways ${crypto.randomUUID()}`;
			report({ platform: cx.platform, cache }, { level: "error", type: "server", title, source: "ways" });
			await settle();
			return logLines.filter((line) => line !== title);
		},
	},
	"server-login": {
		run: async ({ cx }) => {
			const claims = readAccessToken(await sharedGuestToken(cx, new Date()));
			return { isGuest: claims?.isGuest, hasSession: claims?.usid !== "" };
		},
	},
};
