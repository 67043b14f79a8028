import { Hono } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { problem } from "../../../http/problem.ts";
import { findTexts, type LanguageCode } from "../../../languages.ts";
import { backToStorefront, noWayBack } from "../../../payments/back-to-storefront.ts";
import { cardExpiryYears } from "../../../settings/preferences.ts";
import { type CardFault, type ReadCard, readCard } from "./card-input.ts";
import { cardPage } from "./card-page.ts";
import { isSession, keepCard, lookAtCard, lookSchema, takeCard, takeSchema } from "./card-sessions.ts";

/**
 * Serves the processor's card fields in a frame of the shop's page, so that the card number stays on the processor's origin. Without
 * JavaScript the form navigates the whole window.
 */
export const cardFieldsApp = new Hono<CommerceHono>();

export const CARD_FIELDS_PATH = "/payments/sandbox/v1/fields";
export const CARDS_PATH = "/payments/sandbox/v1/cards";
const NO_STORE = { "cache-control": "no-store" };
const CARD_FAULTS: readonly CardFault[] = ["number", "brand", "holder", "expiry", "securityCode"];

const languageOf = (text: string | undefined): LanguageCode => findTexts(text);
const noSession = (): Response => problem(400, "invalid-session", "The session is missing or malformed.");

const FONT_PATH = /^\/[\w@./-]+\.woff2$/;

/** Returns the address of a typeface of the shop, or undefined for any other address. */
const findFont = (text: string, { origin }: URL): string | undefined => {
	const font = URL.canParse(text) ? new URL(text) : undefined;
	return font?.origin === origin && FONT_PATH.test(font.pathname) ? origin + font.pathname : undefined;
};

/**
 * Query: `return` (an address of the storefront), `session`, `language`, `country`, `faults` (comma-separated), `holder`, `font` (an
 * address of the storefront, so that the fields look like the shop's own).
 */
cardFieldsApp.get(CARD_FIELDS_PATH, (c) => {
	const {
		return: text,
		session,
		language,
		country = "",
		faults = "",
		holder = "",
		font = "",
	} = c.req.query();
	const back = backToStorefront(c.env, text);
	if (!back) return noWayBack();
	if (!isSession(session)) return noSession();
	const nonce = crypto.randomUUID();
	const page = cardPage(languageOf(language), {
		back: back.href,
		session,
		faults: CARD_FAULTS.filter((fault) => faults.split(",").includes(fault)),
		holder: holder.slice(0, 100),
		country,
		font: findFont(font, back),
		nonce,
	});
	return c.html(page, 200, {
		"cache-control": "no-store",
		"referrer-policy": "no-referrer",
		// Browsers apply `form-action` to the redirect after a form as well.
		"content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; font-src ${back.origin}; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self' ${back.origin}; base-uri 'none'; frame-ancestors ${back.origin}`,
	});
});

/**
 * Stores a card for its session and redirects to `return`. For wrong fields the redirect lacks `card` and lists them in `cardFaults`. The
 * page's own script gets the faults or the card's visible details as JSON.
 */
cardFieldsApp.post(CARD_FIELDS_PATH, async (c) => {
	const form = await c.req.parseBody();
	const back = backToStorefront(c.env, form.return);
	if (!back) return noWayBack();
	const { session } = form;
	if (!isSession(session)) return noSession();
	const now = new Date();
	const result = readCard(form, { now, yearsAhead: cardExpiryYears });
	if ("ok" in result) await keepCard(c.env.DB, session, result.ok, now);
	if (c.req.header("accept") === "application/json")
		return c.json(
			"ok" in result ? { card: toCardFacts(result.ok) } : { faults: result.faults },
			200,
			NO_STORE,
		);
	back.searchParams.delete("cardFaults");
	if ("faults" in result) {
		back.searchParams.delete("card");
		back.searchParams.set("cardFaults", result.faults.join(","));
	}
	return c.redirect(back.href, 303);
});

const toCardFacts = ({ cardType, maskedNumber, expirationMonth, expirationYear }: ReadCard) => ({
	cardType,
	lastDigits: maskedNumber.slice(-4),
	expiry: `${String(expirationMonth).padStart(2, "0")}/${String(expirationYear).slice(-2)}`,
});

const unknownCard = (): Response => problem(404, "invalid-session", "There is no card, or no longer one.");

/** Body: `secret`, `use`. Returns the card of a session for one basket or customer, without its number. */
cardFieldsApp.post(CARDS_PATH, async (c) => {
	const request = await jsonBody(c, takeSchema);
	if ("refusal" in request) return request.refusal;
	const card = await takeCard(c.env.DB, request.body, new Date());
	return card ? c.json({ paymentCard: card }, 200, NO_STORE) : unknownCard();
});

/** Body: `secret`. Returns the card's visible details without using up the secret. */
cardFieldsApp.post(`${CARDS_PATH}/facts`, async (c) => {
	const request = await jsonBody(c, lookSchema);
	if ("refusal" in request) return request.refusal;
	const card = await lookAtCard(c.env.DB, request.body.secret, new Date());
	return card ? c.json({ card: toCardFacts(card) }, 200, NO_STORE) : unknownCard();
});
