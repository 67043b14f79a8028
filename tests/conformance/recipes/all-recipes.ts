import { auth } from "./auth.ts";
import { availability } from "./availability.ts";
import { baskets } from "./baskets.ts";
import { configurations } from "./configurations.ts";
import { consents } from "./consents.ts";
import { context } from "./context.ts";
import { customers } from "./customers.ts";
import { experience } from "./experience.ts";
import { giftCertificates } from "./gift-certificates.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { products } from "./products.ts";
import { promotions } from "./promotions.ts";
import type { Recipes } from "./recipe.ts";
import { search } from "./search.ts";
import { seo } from "./seo.ts";
import { stores } from "./stores.ts";

export const allRecipes: Readonly<Record<string, Recipes>> = {
	"auth-v1": auth,
	"shopper-availability-v1": availability,
	"shopper-baskets-v1": baskets,
	"shopper-baskets-v2": baskets,
	"shopper-configurations-v1": configurations,
	"shopper-consents-v1": consents,
	"shopper-context-v1": context,
	"shopper-customers-v1": customers,
	"shopper-experience-v1": experience,
	"shopper-gift-certificates-v1": giftCertificates,
	"shopper-orders-v1": orders,
	"shopper-payments-v1": payments,
	"shopper-products-v1": products,
	"shopper-promotions-v1": promotions,
	"shopper-search-v1": search,
	"shopper-seo-v1": seo,
	"shopper-stores-v1": stores,
};
