import { Hono } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import { type Language, languages } from "../../../languages.ts";
import { cardExpiryYears } from "../../../settings/preferences.ts";
import { backToStorefront, noWayBack } from "../back-to-storefront.ts";
import { readSandboxToken, sandboxToken } from "../challenge.ts";
import { type CardFault, type ReadCard, readCard } from "./card-input.ts";
import { cardPage } from "./card-page.ts";

/**
 * The processor's fields for a card, in a frame of the shop's page: the number stays on this origin, the shop gets a token that is
 * good for 15 minutes. Without JavaScript, too: the form leads the whole window on.
 */
export const cardFieldsApp = new Hono<CommerceHono>();

export const CARD_FIELDS_PATH = "/payments/sandbox/v1/fields";
const NO_STORE = { "cache-control": "no-store" };
const CARD_FAULTS: readonly CardFault[] = ["number", "brand", "holder", "expiry", "securityCode"];

const languageOf = (text: unknown): Language => languages.find((one) => one === text) ?? "en";

/** Query: `return` (an address of the storefront), `language`, `faults` (names of fields, between commas), `holder`. */
cardFieldsApp.get(CARD_FIELDS_PATH, (c) => {
	const { return: text, language, faults = "", holder = "" } = c.req.query();
	const back = backToStorefront(c.env, text);
	if (!back) return noWayBack();
	const nonce = crypto.randomUUID();
	const page = cardPage(languageOf(language), {
		back: back.href,
		faults: CARD_FAULTS.filter((fault) => faults.split(",").includes(fault)),
		holder: holder.slice(0, 100),
		nonce,
	});
	return c.html(page, 200, {
		"cache-control": "no-store",
		"referrer-policy": "no-referrer",
		// Browsers look at where a form is led on to, as well.
		"content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self' ${back.origin}; base-uri 'none'; frame-ancestors ${back.origin}`,
	});
});

/** Leads back with `card` (a token), or with the names of the fields that were wrong; its own script is told the same, and what may be shown of the card. */
cardFieldsApp.post(CARD_FIELDS_PATH, async (c) => {
	const form = await c.req.parseBody();
	const back = backToStorefront(c.env, form.return);
	if (!back) return noWayBack();
	for (const name of ["card", "cardFaults"]) back.searchParams.delete(name);
	const read = readCard(form, { now: new Date(), yearsAhead: cardExpiryYears });
	const isScript = c.req.header("accept") === "application/json";
	if ("ok" in read) {
		const claims = Object.fromEntries(Object.entries(read.ok).map(([name, value]) => [name, String(value)]));
		const token = await sandboxToken(c.env, "card", claims);
		if (isScript) return c.json({ card: { token, ...shownOf(read.ok) } }, 200, NO_STORE);
		back.searchParams.set("card", token);
	} else if (isScript) return c.json({ faults: read.faults }, 200, NO_STORE);
	else back.searchParams.set("cardFaults", read.faults.join(","));
	return c.redirect(back.href, 303);
});

const shownOf = ({ cardType, maskedNumber, expirationMonth, expirationYear }: ReadCard) => ({
	cardType,
	lastDigits: maskedNumber.slice(-4),
	expiry: `${String(expirationMonth).padStart(2, "0")}/${String(expirationYear).slice(-2)}`,
});

/** The card of a token, as a payment instrument takes it: never its number. */
cardFieldsApp.get("/payments/sandbox/v1/cards/:token", async (c) => {
	const claims = await readSandboxToken(c.env, "card", c.req.param("token"));
	if (!claims) return problem(404, "invalid-token", "The card is unknown, or its token has expired.");
	return c.json(
		{
			paymentCard: {
				cardType: claims.cardType,
				maskedNumber: claims.maskedNumber,
				holder: claims.holder,
				expirationMonth: Number(claims.expirationMonth),
				expirationYear: Number(claims.expirationYear),
				creditCardToken: `tok_${String(claims.jti).replaceAll("-", "")}`,
			},
		},
		200,
		NO_STORE,
	);
});
