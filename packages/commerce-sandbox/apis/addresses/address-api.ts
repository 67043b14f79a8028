import { Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { withJsonBody } from "../../http/json-body.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { suggestStreets } from "./suggest-streets.ts";

/** Serves suggestions of addresses. Typed addresses are sent in the body, so that request logs do not contain them. */
export const addressApiApp = new Hono<CommerceHono>();

const BASE = "/custom/address-api/v1/organizations/:org";
const suggestionsSchema = z.strictObject({
	query: z.string().max(100),
	countryCode: z.string().regex(/^[A-Z]{2}$/),
});

addressApiApp.use(`${BASE}/*`, requireShopper, acceptParameters({}));
addressApiApp.post(
	`${BASE}/suggestions`,
	withJsonBody(suggestionsSchema, async (c, body) => {
		return c.json({ addressSuggestions: suggestStreets(house.streets ?? [], body) });
	}),
);
