import { expect, test } from "vitest";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newShopper } from "../setup/shopper.ts";

const offerAt = async (prefix: string, country?: string): Promise<SessionResponse["countryOffer"]> => {
	const shopper = newShopper(country ? { "x-dev-country": country } : {});
	const response = await shopper.fetch(`/api${prefix}/session`);
	expect(response.status).toBe(200);
	return ((await response.json()) as SessionResponse).countryOffer;
};

// proves locale-19
test("another country's page offers the shop of the shopper's own, named in the page's language", async () => {
	expect(await offerAt("/en-it", "DE")).toMatchObject({
		country: "DE",
		title: "Your country: Germany",
		decline: "Stay here",
	});
	expect((await offerAt("/de-it", "JP"))?.title).toBe("Ihr Land: Japan");
});

// proves locale-19
test("previews offer no other country", async () => {
	const editor = newShopper({ "x-dev-country": "DE" });
	await editor.fetch("/en-it/?preview=true");
	const session = (await (await editor.fetch("/api/en-it/session")).json()) as SessionResponse;
	expect(session.countryOffer).toBeUndefined();
});

// proves locale-19
test.each([
	["IT", "the page's own country"],
	["ZZ", "a country without a shop"],
	[undefined, "an unknown country"],
])("nothing is offered to shoppers from %s, %s", async (country, _) =>
	expect(await offerAt("/en-it", country)).toBeUndefined(),
);
