import { expect, test } from "vitest";
import { customerUnderTest } from "../testing.ts";
import { createProfile } from "./profile.ts";

const read = (customer: object) => {
	const { cx, shopper } = customerUnderTest(() => Response.json(customer));
	return createProfile(cx, shopper).read();
};

test("reads the id of the house's customer records, if the platform has one", async () => {
	expect(await read({ login: "anna", crmContactId: "CRM-00012" })).toMatchObject({ crmId: "CRM-00012" });
	expect((await read({ login: "anna" }))?.crmId).toBeUndefined();
});
