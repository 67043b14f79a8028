/** Intended departures of the embedded cloud from the OpenAPI documents, by schema, with the reason. Everything else has to conform. */
type Deviation = { properties: readonly string[]; why: string };

const CUSTOM =
	"Custom properties of the house; the document has them in its examples and texts, not in this schema.";

export const additional: Record<string, Deviation> = {
	Component: {
		properties: ["data"],
		why: "The data of a component is its editors' own, as the examples show; the document allows it nothing.",
	},
	Customer: {
		properties: ["c_consent", "c_hasOrders", "c_linkedProviders", "c_storeCredits", "c_newsletter"],
		why: CUSTOM,
	},
	CustomerAddress: { properties: ["c_persCustClearenceCode"], why: CUSTOM },
	CustomerProductListItem: { properties: ["c_variationGroupId"], why: CUSTOM },
	Oauth2ErrorResponse: {
		properties: ["status_code", "message"],
		why: "Clients rely on either pair: the OAuth one, and the older one with its message 'invalid refresh_token'.",
	},
	Order: {
		properties: [
			"c_challengeDetails",
			"c_deliveryDate",
			"c_estimatedDeliveryDate",
			"c_isCancellable",
			"c_isRecent",
			"c_isReturnable",
			"c_merchandizeTotalGrossPrice",
			"c_originalPaymentInstruments",
			"c_overallStatus",
			"c_pickupShippingStatus",
			"c_returnAuthorizationStatus",
			"c_returnTrackingNumber",
			"c_returnTrackingUrl",
			"c_returns",
			"c_carrierName",
			"c_trackingImage",
			"c_trackingNumber",
			"c_trackingUrl",
		],
		why: "Orders have custom attributes on the platform; the schema says so of its parts only.",
	},
	Store: {
		properties: ["c_cityName", "c_openingHours", "c_searchNames", "c_services", "c_timeZone"],
		why: CUSTOM,
	},
	SuggestedProduct: {
		properties: ["image"],
		why: "The document lets callers expand images, but has no property for them; clients read this one.",
	},
	PasskeyCredential: {
		properties: ["c_createdAt", "c_lastUsedAt"],
		why: "Customers recognise a passkey by when it was made and used; the document has no times.",
	},
	Suggestion: {
		properties: ["redirectUrl"],
		why: "A phrase may lead to an address instead of a list; storefronts look for it here.",
	},
	Variant: {
		properties: ["productPromotions"],
		why: "The search's document has them on its variants: clients take a master's price from its variants, on a list and on its page alike.",
	},
};

export const misdescribedRequests: Record<string, string> = {
	finishWebauthnUserRegistration:
		"A browser's response for a passkey has the form of WebAuthn and of the examples; the document makes lists of its texts.",
	finishWebauthnAuthentication: "As above.",
};

export const misdescribed: Record<string, string> = {
	getWellknownOpenidConfiguration:
		"Discovery is an object, as OpenID Connect has it; the document calls it a string.",
	getUserInfo:
		"Claims are an object, as OpenID Connect has it and the example shows; the document calls it a string.",
	introspectToken: "RFC 7662's members, as the example shows; the document repeats the request.",
	revokeToken: "An emptied token answer, as the example shows; the document repeats the request.",
};

export const narrowed: Record<string, string> = {
	createOrder:
		"A basket whose payment instruments do not cover its total is not ordered: the document speaks of flashes that prevent it, and leaves open which.",
	removePaymentInstrumentFromOrder:
		"An order holds stock, so its payments cover its total at all times: they are replaced, not removed.",
	updatePaymentInstrumentForOrder: "As above: not reduced, either.",
	transferBasket: "Only a customer who has logged in in this session was a guest before, whose basket it is.",
	mergeBasket: "As above.",
	createBasket: "With `taxMode=external` for private clients alone: who sets taxes sets prices.",
	createShopperContext:
		"Customer groups are for private clients alone, in production a date as well: anyone can get a token of a public client, and both open prices.",
	updateShopperContext: "As above.",
	registerExternalProfile: "For private clients alone: it says whose an outside account is.",
};
