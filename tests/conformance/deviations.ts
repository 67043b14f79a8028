/**
 * Where the embedded cloud departs from the OpenAPI documents on purpose: by schema of the documents, with the reason.
 * What is not here has to conform.
 */
type Deviation = { properties: readonly string[]; why: string };

/** Properties beyond the schema. */
export const additional: Record<string, Deviation> = {
	Oauth2ErrorResponse: {
		properties: ["status_code", "message"],
		why: "Clients rely on either pair: the OAuth one, and the older one with its message 'invalid refresh_token'.",
	},
	Suggestion: {
		properties: ["redirectUrl"],
		why: "A phrase may lead to an address instead of a list; storefronts look for it here.",
	},
};

/** Answers that the documents describe wrongly, by operation. */
export const misdescribed: Record<string, string> = {
	getWellknownOpenidConfiguration:
		"Discovery is an object, as OpenID Connect has it; the document calls it a string.",
};

/** Required properties that may be missing. */
export const missing: Record<string, Deviation> = {
	BasketsResult: {
		properties: [
			"adjustedMerchandizeTotalTax",
			"adjustedShippingTotalTax",
			"merchandizeTotalTax",
			"shippingTotal",
			"shippingTotalTax",
			"taxTotal",
		],
		why: "Unknown before there is a shipping address. The basket operations themselves do not require them.",
	},
};
