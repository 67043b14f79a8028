import { expect, test } from "vitest";
import { loginGuest, ORGANIZATION, startCommerce } from "../testing/commerce-under-test.ts";

test("returns a site's currencies, locales and the merchants' settings", async () => {
	const commerce = await startCommerce();
	const guest = await loginGuest(commerce, "vetrina-ap");
	const path = `/configuration/shopper-configurations/v1/organizations/${ORGANIZATION}/configurations`;
	const response = await guest.fetch(path);
	expect(response.status).toBe(200);
	const { configurations } = (await response.json()) as { configurations: { id: string; value: unknown }[] };
	const values = Object.fromEntries(configurations.map(({ id, value }) => [id, value]));
	expect(values).toMatchObject({
		id: "vetrina-ap",
		status: "online",
		defaultCurrency: "JPY",
		allowedCurrencies: expect.arrayContaining(["JPY", "AUD"]),
		defaultLocale: "ja-JP",
		taxation: "gross",
		guestWishlistEnabled: false,
	});
	expect(values.allowedLocales).toContainEqual({
		id: "ja-JP",
		country: "JP",
		default: true,
		displayCountry: "Japan",
		displayLanguage: "Japanese",
		displayName: "Japanese (Japan)",
		language: "ja",
		name: "Japanese (Japan)",
	});
	expect((await guest.fetch(`${path}?currency=JPY`)).status).toBe(400);
});
