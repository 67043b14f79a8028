import * as z from "zod";
import type { ActivityName } from "./to-activity.ts";

/** Limits what the service takes, so that an activity it would refuse becomes a dead letter without a request. */

const id = z.string().min(1).max(256);
const product = z.strictObject({
	id,
	sku: z.string().max(256),
	altId: z.string(),
	altIdType: z.string(),
});
const line = product.extend({ price: z.number().min(0).optional(), quantity: z.number().int().min(1) });
const searchText = z.string().min(1).max(500);
const category = z.strictObject({ id });
const products = z.array(product).max(100);
const showProducts = z.literal(true);
const recommender = { recommenderName: id, __recoUUID: z.string().max(64) };

export const ACTIVITY_SCHEMAS = {
	viewProduct: z.strictObject({ product }),
	viewSearch: z.strictObject({ searchText, products, showProducts }),
	clickSearch: z.strictObject({ searchText, product }),
	viewCategory: z.strictObject({ category, products, showProducts }),
	clickCategory: z.strictObject({ category, product }),
	viewReco: z.strictObject({
		...recommender,
		products: z.array(z.strictObject({ id })).min(1).max(100),
	}),
	clickReco: z.strictObject({ ...recommender, product }),
	viewPage: z.strictObject({ currentLocation: z.string().startsWith("/").max(2000) }),
	beginCheckout: z.strictObject({ products: z.array(line).max(200), amount: z.number().min(0) }),
	checkoutStep: z.strictObject({
		stepName: id,
		stepNumber: z.number().int().min(0),
		basketId: id.optional(),
	}),
	addToCart: z.strictObject({ products: z.array(line).min(1).max(200) }),
} as const satisfies Record<ActivityName, z.ZodType<object>>;
