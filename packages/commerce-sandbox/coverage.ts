type ForeignClient =
	| "PWA Kit"
	| "Storefront Next"
	| "commerce-sdk-isomorphic"
	| "trusted integrations"
	| "tools of agents";

export type ApiCoverage = {
	implemented: readonly string[];
	compatibility?: Readonly<Partial<Record<ForeignClient, readonly string[]>>>;
	leftOut: Readonly<Record<string, readonly string[]>>;
};

const NO_ORDER_MANAGEMENT = "The shop has no order management system.";

const basketOperations: readonly string[] = [
	"createBasket",
	"getBasket",
	"updateBasket",
	"deleteBasket",
	"addItemToBasket",
	"updateItemsInBasket",
	"updateItemInBasket",
	"removeItemFromBasket",
	"mergeBasket",
	"updateBillingAddressForBasket",
	"updateCustomerForBasket",
	"addCouponToBasket",
	"removeCouponFromBasket",
	"addGiftCertificateItemToBasket",
	"removeGiftCertificateItemFromBasket",
	"updateGiftCertificateItemInBasket",
	"addPaymentInstrumentToBasket",
	"removePaymentInstrumentFromBasket",
	"updatePaymentInstrumentInBasket",
	"getPaymentMethodsForBasket",
	"createShipmentForBasket",
	"removeShipmentFromBasket",
	"updateShipmentForBasket",
	"updateShippingAddressForShipment",
	"updateShippingMethodForShipment",
	"getShippingMethodsForShipment",
];
const basketCompatibility = {
	"commerce-sdk-isomorphic": ["transferBasket"],
	"trusted integrations": ["getTaxesFromBasket", "addTaxesForBasket", "addTaxesForBasketItem"],
	"tools of agents": [
		"addPriceAdjustmentToBasket",
		"updatePriceAdjustmentInBasket",
		"removePriceAdjustmentFromBasket",
		"updateAsAgentBasket",
		"updateAsStorefrontBasket",
	],
} satisfies ApiCoverage["compatibility"];
const basketLeftOut: ApiCoverage["leftOut"] = {
	"A site's price books are those of its currency.": ["getPriceBooksForBasket", "addPriceBooksToBasket"],
};

export const coverage: Readonly<Record<string, ApiCoverage>> = {
	"auth-v1": {
		implemented: [
			"authorizeCustomer",
			"getAccessToken",
			"logoutCustomer",
			"getJwksUri",
			"getWellknownOpenidConfiguration",
			"authenticateCustomer",
			"authorizePasswordlessCustomer",
			"getPasswordLessAccessToken",
			"revokeToken",
			"introspectToken",
			"getUserInfo",
			"getTrustedAgentAuthorizationToken",
			"getTrustedAgentAccessToken",
			"authorizeWebauthnRegistration",
			"startWebauthnUserRegistration",
			"finishWebauthnUserRegistration",
			"startWebauthnAuthentication",
			"finishWebauthnAuthentication",
			"getPasskeyUserByLoginId",
			"deletePasskeyUser",
			"deletePasskeyCredential",
		],
		compatibility: { "PWA Kit": ["getPasswordResetToken", "resetPassword"] },
		leftOut: {
			"No other storefront shares its sessions with this one.": [
				"getSessionBridgeAccessToken",
				"getTrustedSystemAccessToken",
			],
			"Passwordless login sends its own tokens.": ["requestOtp", "verifyOtp"],
		},
	},
	"shopper-availability-v1": {
		implemented: [],
		compatibility: { "commerce-sdk-isomorphic": ["getAvailability"] },
		leftOut: {},
	},
	"shopper-baskets-v1": {
		implemented: basketOperations,
		compatibility: basketCompatibility,
		leftOut: basketLeftOut,
	},
	"shopper-baskets-v2": {
		implemented: basketOperations,
		compatibility: {
			...basketCompatibility,
			"commerce-sdk-isomorphic": ["transferBasket", "promoteTemporaryBasket"],
		},
		leftOut: basketLeftOut,
	},
	"shopper-configurations-v1": {
		implemented: [],
		compatibility: { "PWA Kit": ["getConfigurations"] },
		leftOut: {},
	},
	"shopper-consents-v1": {
		implemented: [],
		compatibility: {
			"commerce-sdk-isomorphic": ["getSubscriptions", "updateSubscription", "updateSubscriptions"],
		},
		leftOut: {},
	},
	"shopper-context-v1": {
		implemented: [
			"getShopperContext",
			"createShopperContext",
			"updateShopperContext",
			"deleteShopperContext",
		],
		leftOut: {},
	},
	"shopper-customers-v1": {
		implemented: [
			"getCustomerBaskets",
			"getCustomerOrders",
			"registerCustomer",
			"getCustomer",
			"updateCustomer",
			"updateCustomerPassword",
			"getResetPasswordToken",
			"resetPassword",
			"createCustomerAddress",
			"getCustomerAddress",
			"updateCustomerAddress",
			"removeCustomerAddress",
			"createCustomerPaymentInstrument",
			"getCustomerPaymentInstrument",
			"updateCustomerPaymentInstrument",
			"deleteCustomerPaymentInstrument",
			"getCustomerProductLists",
			"createCustomerProductList",
			"getCustomerProductList",
			"updateCustomerProductList",
			"deleteCustomerProductList",
			"createCustomerProductListItem",
			"getCustomerProductListItem",
			"updateCustomerProductListItem",
			"deleteCustomerProductListItem",
		],
		compatibility: {
			"commerce-sdk-isomorphic": [
				"getPublicProductListsBySearchTerm",
				"getPublicProductList",
				"getPublicProductListItems",
				"getProductListItem",
			],
			"trusted integrations": ["getExternalProfile", "registerExternalProfile"],
		},
		leftOut: {
			"The platform's own payments are not used.": [
				"setupCustomerPaymentMethodReference",
				"deleteCustomerPaymentMethodReference",
			],
		},
	},
	"shopper-experience-v1": {
		implemented: ["getPages", "getPage"],
		leftOut: {
			"Other content comes from the content service.": [
				"getComponent",
				"getContent",
				"getMultipleContent",
				"searchContent",
				"getContentFolder",
				"getContentFolders",
				"resolveQualifiers",
			],
		},
	},
	"shopper-gift-certificates-v1": { implemented: ["getGiftCertificate"], leftOut: {} },
	"shopper-orders-v1": {
		implemented: ["createOrder", "getOrder", "failOrder"],
		compatibility: {
			"trusted integrations": ["getTaxesFromOrder"],
			"commerce-sdk-isomorphic": [
				"guestOrderLookup",
				"createPaymentInstrumentForOrder",
				"removePaymentInstrumentFromOrder",
				"updatePaymentInstrumentForOrder",
				"getPaymentMethodsForOrder",
			],
		},
		leftOut: { [NO_ORDER_MANAGEMENT]: ["getOmsMetaData", "cancelOmsOrder", "returnOmsOrder"] },
	},
	"shopper-payments-v1": { implemented: ["getPaymentConfiguration"], leftOut: {} },
	"shopper-products-v1": {
		implemented: ["getProducts", "getProduct", "getCategories", "getCategory"],
		compatibility: {
			"commerce-sdk-isomorphic": ["getProductImages", "getProductPrices", "getProductPromotions"],
		},
		leftOut: {},
	},
	"shopper-promotions-v1": {
		implemented: [],
		compatibility: { "PWA Kit": ["getPromotions"], "commerce-sdk-isomorphic": ["getPromotionsForCampaign"] },
		leftOut: {},
	},
	"shopper-search-v1": { implemented: ["productSearch", "getSearchSuggestions"], leftOut: {} },
	"shopper-seo-v1": { implemented: ["getUrlMapping"], leftOut: {} },
	"shopper-stores-v1": {
		implemented: ["searchStores"],
		compatibility: { "PWA Kit": ["getStores"] },
		leftOut: {},
	},
};

export const servedOperations = ({ implemented, compatibility = {} }: ApiCoverage): string[] => [
	...implemented,
	...Object.values(compatibility).flat(),
];

/**
 * Controllers and paths of custom APIs that the storefront does not call in any of its ways (platform-23), with the reason. All others are
 * called.
 */
export const uncalled: Readonly<Record<string, readonly string[]>> = {
	"Stores come from Shopper Stores, which an instance has without code of the house.": [
		"Stores-FindAll",
		"Stores-Get",
		"GET stores-api/stores",
		"GET stores-api/stores/:id",
	],
	"The list of all countries is read once and kept; one country would be one more call.": ["Countries-Get"],
	"Merchants set prices in each currency, so that no page converts one.": ["Currencies-GetConversionRates"],
	"IdentityProvider-OAuth authenticates and logs in at once; a foreign client may do one without the other.":
		["IdentityProvider-Authenticate"],
	"The storefront keeps the context that it has sent in a signed cookie, and sends the whole again if it is lost.":
		["Context-Get"],
	"SCAPI answers all of it; older clients and cartridges still call it.": ["ALL /s/:site/dw/shop/v21_3/*"],
	"The platform leads to it when it has refused an anti-forgery token.": ["CSRF-AjaxFail"],
	"Payment processors lead browsers to it.": ["Payments-Continue"],
};
