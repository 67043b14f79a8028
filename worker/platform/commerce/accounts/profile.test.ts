import { expect, test } from "vitest";
import type { Shopper } from "../logins/sessions.ts";
import { createProfile } from "./profile.ts";

const read = (customer: object) => {
	const fetch = async () => Response.json(customer);
	const cx = {
		platform: {
			// Only fetch is called of a service binding.
			env: {
				COMMERCE: { fetch } as unknown as Fetcher,
				COMMERCE_ORGANIZATION: "f_ecom_vtra_001",
				COMMERCE_CLIENT_ID: "vetrina",
			},
			deadline: new AbortController().signal,
			log: () => {},
		},
		locale: { siteId: "vetrina-eu", language: "en", country: "IT", currency: "EUR" } as const,
	};
	const session = async () => ({ accessToken: "a", customerId: "c1" });
	// Reading a profile needs these members of a session alone.
	return createProfile(cx, { session, renew: session } as unknown as Shopper).read();
};

test("reads the id of the house's customer records, if the platform has one", async () => {
	expect(await read({ login: "anna", crmContactId: "CRM-00012" })).toMatchObject({ crmId: "CRM-00012" });
	expect((await read({ login: "anna" }))?.crmId).toBeUndefined();
});
