import { PRODUCT_ID } from "@vetrina/shop-rules/catalogue/product-id.ts";
import * as z from "zod";
import { REALM } from "./einstein-request.ts";

/** Defines what an activity of each kind has to say. Clients may add fields of their own. */

const id = z.string().regex(PRODUCT_ID);
const product = z.looseObject({ id, sku: z.string().max(200).optional() });
const line = product.extend({
	price: z.number().min(0).optional(),
	quantity: z.int().min(1).optional(),
});
const products = z.array(product).max(100);
const searchText = z.string().min(1).max(500);
const category = z.looseObject({ id: z.string().min(1).max(256) });
const recommender = { recommenderName: id, __recoUUID: z.string().max(64) };

const common = {
	realm: z.literal(REALM),
	instanceType: z.enum(["prd", "sbx"]),
	cookieId: z.string().min(1).max(128).optional(),
	userId: z.string().max(128).nullish(),
};

export const ACTIVITY_BODIES = {
	viewProduct: z.looseObject({ ...common, product }),
	viewSearch: z.looseObject({ ...common, searchText, products }),
	clickSearch: z.looseObject({ ...common, searchText, product }),
	viewCategory: z.looseObject({ ...common, category, products }),
	clickCategory: z.looseObject({ ...common, category, product }),
	viewReco: z.looseObject({ ...common, ...recommender, products }),
	clickReco: z.looseObject({ ...common, ...recommender, product }),
	viewPage: z.looseObject({ ...common, currentLocation: z.string().min(1).max(2000) }),
	beginCheckout: z.looseObject({ ...common, products: z.array(line), amount: z.number().min(0).optional() }),
	checkoutStep: z.looseObject({
		...common,
		stepName: z.string().min(1).max(100),
		stepNumber: z.int().min(0),
		basketId: z.string().max(128).optional(),
	}),
	addToCart: z.looseObject({ ...common, products: z.array(line).min(1) }),
} as const;

export type ActivityName = keyof typeof ACTIVITY_BODIES;
export const isActivity = (name: string): name is ActivityName => Object.hasOwn(ACTIVITY_BODIES, name);
