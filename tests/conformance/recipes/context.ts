import { prepare, SITE } from "../cloud.ts";
import type { Prepared, Recipes } from "./recipe.ts";

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

const path = ({ guest }: Prepared) => ({ usid: guest.usid });

/** The guest's context, set beforehand. */
async function set(prepared: Prepared): Promise<{ usid: string }> {
	const query = { siteId: SITE };
	const request = { path: path(prepared), query, token: prepared.guest.token, body: document };
	await prepare("shopper-context-v1", "createShopperContext", request);
	return path(prepared);
}

export const context: Recipes = {
	createShopperContext: (prepared) => ({
		path: path(prepared),
		query: { evaluateContextWithClientIp: true },
		body: document,
	}),
	getShopperContext: async (prepared) => ({ path: await set(prepared) }),
	updateShopperContext: async (prepared) => ({
		path: await set(prepared),
		body: { customQualifiers: { deviceType: null, app: "ios" }, sourceCode: "" },
	}),
	deleteShopperContext: async (prepared) => ({ path: await set(prepared) }),
};
