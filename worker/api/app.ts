import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { type SuggestionsResponse, suggestionsQuery } from "../../shared/contracts/shopper-api.ts";
import { problem } from "../base/problem.ts";
import { csrfCheck } from "../request/middleware/csrf.ts";
import { addressesApp } from "./addresses.ts";
import type { ApiEnv } from "./api-env.ts";
import { basketApp } from "./basket.ts";
import { consentApp } from "./consent.ts";
import { customPriceApp } from "./custom-price.ts";
import { deviceApp } from "./device.ts";
import { eventsApp } from "./events/events-app.ts";
import { passkeysApp } from "./identity/passkeys.ts";
import { passwordApp } from "./identity/password.ts";
import { providersApp } from "./identity/providers/by-script.ts";
import { sessionApp } from "./identity/session.ts";
import { newsletterApp } from "./newsletter.ts";
import { notifyMeApp } from "./notify-me.ts";
import { personalDataApp } from "./personal-data.ts";
import { fail, validate } from "./respond.ts";
import { recommendationsApp } from "./search/recommendations.ts";
import { searchEventsApp } from "./search/search-events.ts";
import { API_PATH, shopperApi } from "./shopper-api.ts";
import { visitsApp } from "./visits.ts";
import { walletsApp } from "./wallets.ts";
import { wishlistApp } from "./wishlist.ts";

const resources = new Hono<ApiEnv>()
	.route("/session", sessionApp)
	.route("/password", passwordApp)
	.route("/passkeys", passkeysApp)
	.route("/providers", providersApp)
	.route("/basket", basketApp)
	.route("/custom-price", customPriceApp)
	.route("/wishlist", wishlistApp)
	.route("/newsletter", newsletterApp)
	.route("/notify-me", notifyMeApp)
	.route("/recommendations", recommendationsApp)
	.route("/consent", consentApp)
	.route("/events", eventsApp)
	.route("/wallets", walletsApp)
	.route("/device", deviceApp)
	.route("/visits", visitsApp)
	.route("/addresses", addressesApp)
	.route("/personal-data", personalDataApp)
	.route("/search-events", searchEventsApp)
	.get("/suggestions", validate("query", suggestionsQuery), async (c) =>
		c.json<SuggestionsResponse>(await c.get("api").suggest(c.req.valid("query").q)),
	);

export type ApiType = typeof resources;

/**
 * Reports change no data of the shopper, and their origin is checked. A page that is left sends them last, and cannot ask for the token that
 * a sign-in in another tab has renewed (identity-6).
 */
const REPORTS = new Set([`${API_PATH}/events`, `${API_PATH}/search-events`]);

export const apiApp = new Hono<ApiEnv>()
	.use(csrfCheck(REPORTS), shopperApi)
	.route("/", resources)
	.all("*", () => problem(404, "The shopper API has no such resource."))
	.onError((error, c) => {
		if (error instanceof HTTPException && error.status === 400) return fail(c, "invalid");
		throw error;
	});
