import { Hono } from "hono";
import type { CommerceHono } from "../http/http.ts";
import { availabilityApp } from "./availability/availability.ts";
import { foreignBasketsApp } from "./baskets/baskets.ts";
import { configurationsApp } from "./configurations.ts";
import { consentsApp } from "./consents/consents.ts";
import { externalProfilesApp } from "./customers/external-profiles.ts";
import { publicProductListsApp } from "./customers/public-product-lists.ts";
import { experienceApp } from "./experience/experience.ts";
import { orderPaymentsApp } from "./orders/order-payment-routes.ts";
import { productPartsApp } from "./product-parts.ts";
import { urlMappingApp } from "./seo/url-mapping.ts";
import { shopApiApp } from "./shop-api/shop-api.ts";
import { slasPasswordResetApp } from "./slas/password-reset.ts";

export const compatibilityApp = new Hono<CommerceHono>();

compatibilityApp.route("/", availabilityApp);
compatibilityApp.route("/", consentsApp);
compatibilityApp.route("/", experienceApp);
compatibilityApp.route("/", urlMappingApp);
compatibilityApp.route("/", shopApiApp);
compatibilityApp.route("/", configurationsApp);
compatibilityApp.route("/", productPartsApp);
compatibilityApp.route("/", foreignBasketsApp);
compatibilityApp.route("/", orderPaymentsApp);
compatibilityApp.route("/", externalProfilesApp);
compatibilityApp.route("/", publicProductListsApp);
compatibilityApp.route("/", slasPasswordResetApp);
