import { isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import { requireTrustedClient } from "../../auth/require-trusted-client.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { nowInSeconds } from "../../now.ts";
import { CUSTOMERS } from "../../records/customers/customer-access.ts";
import { invalidCustomer, invalidEmail } from "../../records/customers/customer-problems.ts";
import {
	type CustomerRecord,
	createCustomer,
	findCustomerByExternalProfile,
} from "../../records/customers/customer-store.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";

const id = z.string().min(1).max(256);
const profileSchema = z.strictObject({
	authenticationProviderId: id,
	email: id.optional(),
	externalId: id,
	firstName: id.optional(),
	lastName: id.optional(),
});

export const externalProfilesApp = new Hono<CommerceHono>();

const path = `${CUSTOMERS}/external-profile`;

externalProfilesApp.get(
	path,
	requireShopper,
	acceptParameters({ externalId: "text", authenticationProviderId: "text" }),
	requireTrustedClient,
	async (c) => {
		const { externalId = "", authenticationProviderId = "" } = c.req.query();
		if (!externalId || !authenticationProviderId) return invalidProfile();
		const customer = await findCustomerByExternalProfile(c.env.DB, authenticationProviderId, externalId);
		if (customer) return c.json(profileView(customer, authenticationProviderId, externalId));
		const excerpt = externalId.slice(0, 64);
		const detail = `No customer with external profile with ID '${excerpt}' could be found.`;
		return problem(404, "not-found", detail, { externalId: excerpt });
	},
);

// Unlike the platform, the sandbox requires a trusted client, because otherwise anyone could occupy another person's account.
externalProfilesApp.post(path, requireShopper, acceptParameters({}), requireTrustedClient, async (c) => {
	if (!c.get("shopper").isGuest) return invalidCustomer();
	const request = await jsonBody(c, profileSchema);
	if ("refusal" in request) return request.refusal;
	const { authenticationProviderId, externalId, email = "", firstName, lastName } = request.body;
	if (email !== "" && !isEmail(email)) return invalidEmail();
	const draft = {
		email,
		profile: { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) },
		externalProfile: { providerId: authenticationProviderId, externalId },
	};
	const result = await createCustomer(c.env.DB, draft, nowInSeconds());
	return "ok" in result
		? c.json(profileView(result.ok, authenticationProviderId, externalId))
		: invalidProfile();
});

const invalidProfile = (): Response =>
	problem(400, "invalid-customer-external-profile", "The customer external profile is invalid.");

function profileView({ id, email, profile }: CustomerRecord, providerId: string, externalId: string) {
	return {
		authenticationProviderId: providerId,
		customerId: id,
		...(email ? { email } : {}),
		externalId,
		...(profile.firstName ? { firstName: profile.firstName } : {}),
		...(profile.lastName ? { lastName: profile.lastName } : {}),
	};
}
