import * as z from "zod";
import type { RecommendationType, RecommenderDetails } from "../../../shared/domain/shell/shop-events.ts";
import type { Bindings } from "../../base/bindings.ts";
import { type PlatformContext, PlatformUnavailable, platformFetch } from "../fetch.ts";
import type { Activity, RecommendationsPort, RecommendedFor } from "./recommendations-port.ts";

export type EinsteinContext = {
	platform: PlatformContext & {
		env: Pick<Bindings, "RECOMMENDATIONS_URL" | "RECOMMENDATIONS_CLIENT_ID" | "RECOMMENDATIONS_REALM">;
	};
	locale: { siteId: string };
};

const PATIENCE = 2000;
const RECOMMENDERS: Record<RecommendationType, string> = {
	"complete-the-set": "complete-the-set",
	"you-may-also-like": "pdp-similar-items",
};
const WITHOUT_PRODUCT = "products-in-all-categories";

const responseSchema = z.object({
	recs: z.array(z.object({ id: z.string() })).default([]),
	recoUUID: z.string().default(""),
});

const toProduct = ({ id, masterId = id }: RecommendedFor) => ({
	id: masterId,
	sku: masterId === id ? "" : id,
	altId: "",
	altIdType: "",
});

const toActivityBody = (activity: Activity): object => {
	switch (activity.kind) {
		case "viewProduct":
			return { product: toProduct({ id: activity.productId }) };
		case "addToCart":
			return { products: [{ ...toProduct({ id: activity.productId }), quantity: 1 }] };
		case "beginCheckout":
			return {
				products: activity.products.map(({ productId, quantity }) => ({
					...toProduct({ id: productId }),
					quantity,
				})),
			};
		case "checkoutStep":
			return { basketId: activity.basketId, stepName: activity.step, stepNumber: activity.number };
		case "viewReco":
			return {
				recommenderName: activity.recommender,
				__recoUUID: activity.recoId,
				products: activity.productIds.map((id) => ({ id })),
			};
		case "clickReco":
			return {
				recommenderName: activity.recommender,
				__recoUUID: activity.recoId,
				product: toProduct({ id: activity.productId }),
			};
	}
};

export const createEinstein = ({ platform, locale }: EinsteinContext): RecommendationsPort => {
	const { RECOMMENDATIONS_URL, RECOMMENDATIONS_CLIENT_ID, RECOMMENDATIONS_REALM: realm } = platform.env;
	const site = `${realm}-${locale.siteId}`;
	const cx: PlatformContext = RECOMMENDATIONS_URL
		? { ...platform, env: { COMMERCE_URL: RECOMMENDATIONS_URL } }
		: platform;
	const post = async (path: string, body: object, timeout?: number): Promise<unknown> => {
		const response = await platformFetch(
			cx,
			`/v3/${path}`,
			{
				method: "POST",
				headers: { "content-type": "application/json", "x-cq-client-id": RECOMMENDATIONS_CLIENT_ID },
				body: JSON.stringify({ ...body, realm, instanceType: "prd" }),
			},
			{ timeout: timeout || undefined },
		);
		if (!response.ok) throw new PlatformUnavailable(response.kind, response.detail);
		return response.json;
	};
	const ask = async (recommender: string, body: object): Promise<RecommenderDetails> => {
		const path = `personalization/recs/${site}/${encodeURIComponent(recommender)}`;
		const result = responseSchema.safeParse(await post(path, body, PATIENCE));
		if (!result.success)
			throw new PlatformUnavailable("malformed", "Recommendations have an unexpected shape.");
		return {
			recommender,
			recoId: result.data.recoUUID,
			productIds: result.data.recs.map(({ id }) => id),
		};
	};
	return {
		recommend: (type, product) =>
			product ? ask(RECOMMENDERS[type], { products: [toProduct(product)] }) : ask(WITHOUT_PRODUCT, {}),
		recommendNamed: (recommender) => ask(recommender, {}),
		async tell(activity, { cookieId, userId }) {
			if (!cookieId) platform.log("warning", "recommendations/einstein", "An activity has no cookie id");
			await post(`activities/${site}/${activity.kind}`, {
				...toActivityBody(activity),
				cookieId: cookieId || undefined,
				userId,
			});
		},
	};
};
