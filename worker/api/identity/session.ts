import { Hono } from "hono";
import {
	type SessionResponse,
	type SignInResponse,
	sessionBody,
} from "../../../shared/contracts/shopper-api.ts";
import { toBasketView } from "../../present/basket-view.ts";
import { toCustomerView, toWishlistView } from "../../present/wishlist-view.ts";
import { signIn } from "../../request/identity/sign-in.ts";
import { readVisitor } from "../../request/visitor.ts";
import type { ApiContext, ApiEnv } from "../api-env.ts";
import { fail, validate } from "../respond.ts";
import { takeOwnChallenge } from "./passkey-challenges.ts";

export const loadSession = async (api: ApiContext): Promise<SessionResponse> => {
	const { shopper, groups, baskets, wishlist, view, csrfToken, log } = api;
	// Prices depend on the session and its context, so both are synchronised first.
	await api.sessionSync.sync();
	await api.context.settle();
	const without = (what: string) => (error: unknown) => {
		log("warning", "api/session", `The session comes without its ${what}`, { error });
		return "unknown" as const;
	};
	const [basket, items, csrf, countryOffer] = await Promise.all([
		baskets.get().catch(without("bag")),
		wishlist.items().catch(without("wishlist")),
		csrfToken(),
		api.countryOffer(),
	]);
	// The visitor is read last: if the platform rejects the session during the calls above, the shopper is a guest from then on.
	const visitor = await readVisitor(shopper);
	return {
		csrf,
		basket: basket === "unknown" ? null : toBasketView(basket, view),
		customer: toCustomerView(visitor, visitor.registered ? await groups() : []),
		wishlist: items === "unknown" ? null : toWishlistView(items, visitor, view.settings),
		countryOffer,
	};
};

export const sessionApp = new Hono<ApiEnv>()
	.get("/", async (c) => c.json<SessionResponse>(await loadSession(c.get("api"))))
	.post("/", validate("json", sessionBody), async (c) => {
		const api = c.get("api");
		const credentials = c.req.valid("json");
		if ("passkey" in credentials && !(await takeOwnChallenge(c, credentials.passkey.response.clientDataJSON)))
			return fail(c, "wrongPasskey");
		const outcome = await signIn(api, credentials, api.log);
		if (!outcome.ok) return fail(c, outcome.error);
		const session = await loadSession(api);
		return c.json<SignInResponse, 200>({ ok: true, session, done: outcome.done }, 200);
	})
	.delete("/", async (c) => {
		const api = c.get("api");
		await api.baskets.follow(() => api.shopper.signOut());
		api.drafts.dropAll();
		return c.json<SignInResponse>({ ok: true, session: await loadSession(api) });
	});
