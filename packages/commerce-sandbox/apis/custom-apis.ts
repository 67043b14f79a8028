import { Hono } from "hono";
import type { CommerceHono } from "../http/http.ts";
import { addressApiApp } from "./addresses/address-api.ts";
import { customPriceApp } from "./baskets/custom-price.ts";
import { contextApiApp } from "./contexts/context-api.ts";
import { customerApiApp } from "./customers/customer-api.ts";
import { abandonedBasketApp } from "./left-baskets/left-baskets.ts";
import { personalShopperApp } from "./left-baskets/personal-shopper.ts";
import { loyaltyApiApp } from "./loyalty/loyalty-api.ts";
import { newsletterApiApp } from "./newsletter/newsletter-api.ts";
import { orderFactsApp } from "./order-facts/order-facts-api.ts";
import { ordersApiApp } from "./orders/orders-api.ts";
import { returnsApiApp } from "./orders/returns/returns-api.ts";
import { deviceDataApp } from "./payments/sandbox.ts";
import { applePayApiApp } from "./payments/wallets/apple-pay-validate.ts";
import { quickSearchApp } from "./search/quick-search.ts";
import { shareApiApp } from "./sharing/share-api.ts";
import { systemApiApp } from "./shopper-log.ts";
import { loginServerApp } from "./slas/login-server.ts";
import { storesApiApp } from "./stores/stores-api.ts";
import { visitsApiApp } from "./stores/visits/visits-api.ts";

/** All custom APIs, `/custom/{api}/v1/organizations/{org}/…`; docs/openapi describes them. */
export const customApis = new Hono<CommerceHono>();

for (const api of [
	addressApiApp,
	customPriceApp,
	contextApiApp,
	customerApiApp,
	abandonedBasketApp,
	personalShopperApp,
	loyaltyApiApp,
	newsletterApiApp,
	orderFactsApp,
	ordersApiApp,
	returnsApiApp,
	deviceDataApp,
	applePayApiApp,
	quickSearchApp,
	shareApiApp,
	systemApiApp,
	loginServerApp,
	storesApiApp,
	visitsApiApp,
])
	customApis.route("/", api);
