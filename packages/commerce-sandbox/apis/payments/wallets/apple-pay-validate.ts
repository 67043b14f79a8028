import { type Context, Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../../auth/require-shopper.ts";
import type { Site } from "../../../house/sites.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody, withJsonBody } from "../../../http/json-body.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import { siteById } from "../../../settings/sites.ts";
import { readLanguage } from "../../baskets/changes/basket-context.ts";
import type { ControllerRequest } from "../../controllers/controller.ts";
import { type AppleContact, appleContactSchema, contactFaults } from "./wallet-contact.ts";

export const contactsSchema = z.looseObject({
	shippingContact: appleContactSchema.optional(),
	billingContact: appleContactSchema.optional(),
});

/** Returns the verdict on both contacts, with a message in the shopper's language per wrong field; a missing contact is valid (cloud-6). */
function validationResult(
	{ shippingContact, billingContact }: z.infer<typeof contactsSchema>,
	site: Site,
	c: Context<CommerceHono>,
) {
	const language = readLanguage(c);
	const checkContact = (contact: AppleContact | undefined, isBilling: boolean) => {
		const errors = contact ? contactFaults(contact, { site, language, isBilling }) : [];
		const [first] = errors;
		return first ? { valid: false, custom: { errorMessage: first.message, errors } } : { valid: true };
	};
	return {
		validationResult: {
			shippingContact: checkContact(shippingContact, false),
			billingContact: checkContact(billingContact, true),
		},
	};
}

export async function validate({ c, site }: ControllerRequest): Promise<Response> {
	const reading = await jsonBody(c, contactsSchema);
	return "refusal" in reading ? reading.refusal : c.json(validationResult(reading.body, site, c));
}

export const applePayApiApp = new Hono<CommerceHono>();
applePayApiApp.post(
	"/custom/applepay-api/v1/organizations/:org/validate",
	requireShopper,
	acceptParameters({}),
	withJsonBody(contactsSchema, async (c, body) => {
		const site = siteById(c.get("shopper").siteId);
		if (!site) throw new Error(`The token names the unknown site ${c.get("shopper").siteId}`);
		return c.json(validationResult(body, site, c));
	}),
);
