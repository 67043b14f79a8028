/** What the embedded cloud answers of the platform's APIs: every operation of every OpenAPI document, by its id. */
export type ApiCoverage = {
	implemented: readonly string[];
	/** Never, with the reason. */
	leftOut: Readonly<Record<string, readonly string[]>>;
};

const NO_PAGE = "No page and no client of the storefront calls it.";
const NO_ORDER_MANAGEMENT = "There is no order management system beside the shop.";

const basketOperations: readonly string[] = [
	"createBasket",
	"getBasket",
	"updateBasket",
	"deleteBasket",
	"addItemToBasket",
	"updateItemsInBasket",
	"updateItemInBasket",
	"removeItemFromBasket",
	"transferBasket",
	"mergeBasket",
	"updateAsAgentBasket",
	"updateAsStorefrontBasket",
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
	"addPriceAdjustmentToBasket",
	"updatePriceAdjustmentInBasket",
	"removePriceAdjustmentFromBasket",
	"createShipmentForBasket",
	"removeShipmentFromBasket",
	"updateShipmentForBasket",
	"updateShippingAddressForShipment",
	"updateShippingMethodForShipment",
	"getShippingMethodsForShipment",
	"getTaxesFromBasket",
	"addTaxesForBasket",
	"addTaxesForBasketItem",
];
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
			"getPasswordResetToken",
			"resetPassword",
			"revokeToken",
			"introspectToken",
			"getUserInfo",
			"getTrustedAgentAuthorizationToken",
			"getTrustedAgentAccessToken",
		],
		leftOut: {
			"No other storefront shares its sessions with this one.": [
				"getSessionBridgeAccessToken",
				"getTrustedSystemAccessToken",
			],
			"No page offers passkeys.": [
				"authorizeWebauthnRegistration",
				"startWebauthnUserRegistration",
				"finishWebauthnUserRegistration",
				"startWebauthnAuthentication",
				"finishWebauthnAuthentication",
				"getPasskeyUserByLoginId",
				"deletePasskeyUser",
				"deletePasskeyCredential",
			],
			"Passwordless login sends its own tokens.": ["requestOtp", "verifyOtp"],
		},
	},
	"shopper-availability-v1": { implemented: ["getAvailability"], leftOut: {} },
	"shopper-baskets-v1": { implemented: basketOperations, leftOut: basketLeftOut },
	"shopper-baskets-v2": {
		implemented: [...basketOperations, "promoteTemporaryBasket"],
		leftOut: basketLeftOut,
	},
	"shopper-configurations-v1": { implemented: ["getConfigurations"], leftOut: {} },
	"shopper-consents-v1": {
		implemented: [],
		leftOut: {
			"Newsletters are subscribed to by the site's own controllers.": [
				"getSubscriptions",
				"updateSubscription",
				"updateSubscriptions",
			],
		},
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
			"getExternalProfile",
			"registerExternalProfile",
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
			"getPublicProductListsBySearchTerm",
			"getPublicProductList",
			"getPublicProductListItems",
			"getProductListItem",
		],
		leftOut: {
			"The platform's own payments are not used.": [
				"setupCustomerPaymentMethodReference",
				"deleteCustomerPaymentMethodReference",
			],
		},
	},
	"shopper-experience-v1": {
		implemented: [],
		leftOut: {
			"Content comes from the content service.": [
				"getPages",
				"getPage",
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
		implemented: [
			"createOrder",
			"getOrder",
			"guestOrderLookup",
			"failOrder",
			"createPaymentInstrumentForOrder",
			"removePaymentInstrumentFromOrder",
			"updatePaymentInstrumentForOrder",
			"getPaymentMethodsForOrder",
			"getTaxesFromOrder",
		],
		leftOut: { [NO_ORDER_MANAGEMENT]: ["getOmsMetaData", "cancelOmsOrder", "returnOmsOrder"] },
	},
	"shopper-payments-v1": {
		implemented: [],
		leftOut: { "The platform's own payments are not used.": ["getPaymentConfiguration"] },
	},
	"shopper-products-v1": {
		implemented: ["getProducts", "getProduct", "getCategories", "getCategory"],
		leftOut: { [NO_PAGE]: ["getProductImages", "getProductPrices", "getProductPromotions"] },
	},
	"shopper-promotions-v1": {
		implemented: ["getPromotions", "getPromotionsForCampaign"],
		leftOut: {},
	},
	"shopper-search-v1": { implemented: ["productSearch", "getSearchSuggestions"], leftOut: {} },
	"shopper-seo-v1": { implemented: ["getUrlMapping"], leftOut: {} },
	"shopper-stores-v1": { implemented: ["getStores", "searchStores"], leftOut: {} },
};
