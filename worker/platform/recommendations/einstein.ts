import * as z from "zod";
import type { RecommendationType, RecommenderDetails } from "../../../shared/domain/shell/shop-events.ts";
import { PlatformUnavailable } from "../fetch.ts";
import {
	type EinsteinPerson,
	type EinsteinPlatform,
	einsteinSite,
	getEinstein,
	postEinstein,
	toEinsteinProduct,
} from "./einstein-client.ts";
import type { PlacedRecommendations, RecommendationsPort, RecommendedFor } from "./recommendations-port.ts";

export type EinsteinContext = { platform: EinsteinPlatform; locale: { siteId: string } };

const PATIENCE = 2000;
const RECOMMENDERS: Record<RecommendationType, string> = {
	"complete-the-set": "complete-the-set",
	"you-may-also-like": "pdp-similar-items",
};
const WITHOUT_PRODUCT = "products-in-all-categories";

const responseSchema = z.object({
	recs: z.array(z.object({ id: z.string() })).default([]),
	recoUUID: z.string().default(""),
	recommenderName: z.string().optional(),
});
const recommendersSchema = z.object({ recommenders: z.array(z.object({ name: z.string() })) });

const toProducts = (product: RecommendedFor | undefined): object =>
	product ? { products: [toEinsteinProduct(product.id, product.masterId)] } : {};

const read = <T>(schema: z.ZodType<T>, json: unknown): T => {
	const result = schema.safeParse(json);
	if (!result.success)
		throw new PlatformUnavailable("malformed", "Recommendations have an unexpected shape.");
	return result.data;
};

export const createEinstein = ({ platform, locale }: EinsteinContext): RecommendationsPort => {
	const site = einsteinSite(platform, locale.siteId);
	const ask = async (
		place: PlacedRecommendations,
		product: RecommendedFor | undefined,
		person: EinsteinPerson = {},
	): Promise<RecommenderDetails> => {
		const path =
			place.zone === undefined
				? `personalization/recs/${site}/${encodeURIComponent(place.recommender)}`
				: `personalization/${site}/zones/${encodeURIComponent(place.zone)}/recs`;
		const response = await postEinstein(platform, path, { ...toProducts(product), ...person }, PATIENCE);
		if (!response.ok) throw PlatformUnavailable.from(response);
		const { recs, recoUUID, recommenderName } = read(responseSchema, response.json);
		return {
			recommender: place.recommender ?? recommenderName ?? place.zone ?? "",
			recoId: recoUUID,
			productIds: recs.map(({ id }) => id),
		};
	};
	return {
		recommend: (type, product, person) =>
			ask({ recommender: product ? RECOMMENDERS[type] : WITHOUT_PRODUCT }, product, person),
		recommendPlaced: ask,
		listRecommenders: async () => {
			const response = await getEinstein(platform, `personalization/recommenders/${site}`, PATIENCE);
			if (!response.ok) throw PlatformUnavailable.from(response);
			return read(recommendersSchema, response.json).recommenders.map(({ name }) => name);
		},
	};
};
