import { prepare, SITE } from "../cloud.ts";
import { newTrustedGuest } from "../trusted-client.ts";
import type { Recipes } from "./recipe.ts";

const document = {
	effectiveDateTime: "2027-01-01T00:00:00Z",
	sourceCode: "atelier",
	customQualifiers: { deviceType: "mobile", platform: "web" },
	assignmentQualifiers: { shippingCountry: "IT" },
	customerGroupIds: ["VIP"],
	clientIp: "192.0.2.7",
	geoLocation: { countryCode: "IT", city: "Milano", latitude: 45.46, longitude: 9.19 },
	couponCodes: ["WELCOME10"],
};

/**
 * Returns a request by a guest of the private client, who may set customer groups. Unless `isSet` is false, the guest's context is set.
 */
async function trusted(isSet = true) {
	const { token, usid } = await newTrustedGuest();
	const request = { token, path: { usid } };
	if (isSet)
		await prepare("shopper-context-v1", "createShopperContext", {
			...request,
			query: { siteId: SITE },
			body: document,
		});
	return request;
}

export const context: Recipes = {
	createShopperContext: async () => ({
		...(await trusted(false)),
		query: { evaluateContextWithClientIp: true },
		body: document,
	}),
	getShopperContext: () => trusted(),
	updateShopperContext: async () => ({
		...(await trusted()),
		body: { customQualifiers: { deviceType: null, app: "ios" }, sourceCode: "" },
	}),
	deleteShopperContext: () => trusted(),
};
