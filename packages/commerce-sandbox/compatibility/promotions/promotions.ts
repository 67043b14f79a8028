import { Hono } from "hono";
import { type CatalogueView, catalogueView } from "../../apis/products/catalogue-request.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { Promotion } from "../../house/promotions.ts";
import type { CommerceHono } from "../../http/http.ts";
import { missingParameters } from "../../http/missing.ts";
import { problem } from "../../http/problem.ts";
import { textIn } from "../../languages.ts";
import { markedPromotion, withoutMarkup } from "../../promotions/marked-promotion.ts";
import { acceptParameters, listParameter } from "../../requests/query-parameters.ts";
import { promotionRules } from "../../settings/promotions.ts";

export const promotionsApp = new Hono<CommerceHono>();

const BASE = "/pricing/shopper-promotions/v1/organizations/:org/promotions";
const MAX_IDS = 50;
/** Characters of the longest list of ids that clients send (cloud-17). */
const MAX_ID = 256;

promotionsApp.get(BASE, requireShopper, acceptParameters({ ids: "required list" }), async (c) => {
	const ids = [...new Set(listParameter(c, "ids") ?? [])];
	if (ids.length > MAX_IDS || ids.some((id) => id.length > MAX_ID)) {
		const detail = `'ids' names at most ${MAX_IDS} promotions, each with at most ${MAX_ID} characters.`;
		return problem(400, "validation", detail, { parameter: "ids" });
	}
	const view = await catalogueView(c);
	if (view instanceof Response) return view;
	const byId = new Map(listPromotions(view).map((promotion) => [promotion.id, promotion]));
	return respond(
		ids.flatMap((id) => byId.get(id) ?? []),
		view,
	);
});

promotionsApp.get(
	`${BASE}/campaigns/:campaignId`,
	requireShopper,
	acceptParameters({ startDate: "text", endDate: "text", currency: "text" }),
	async (c) => {
		const { startDate, endDate } = c.req.query();
		if ((startDate === undefined) !== (endDate === undefined)) {
			const parameter = startDate === undefined ? "startDate" : "endDate";
			return missingParameters(c, [parameter]);
		}
		const range = { from: parseInstant(startDate), to: parseInstant(endDate) };
		if (!(range.from <= range.to))
			return problem(400, "invalid-date", "'startDate' and 'endDate' are ISO 8601 instants, in this order.");
		const view = await catalogueView(c);
		if (view instanceof Response) return view;
		const campaignId = c.req.param("campaignId");
		return respond(
			listPromotions(view).filter(
				(promotion) =>
					promotion.campaignId === campaignId && (startDate === undefined || isWithin(promotion, range)),
			),
			view,
		);
	},
);

/** Returns the milliseconds of an ISO time with an offset (`2026-11-28T10:00Z`); 0 if absent, NaN if malformed. */
function parseInstant(text: string | undefined): number {
	if (text === undefined) return 0;
	return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:?\d\d)$/.test(text)
		? Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"))
		: Number.NaN;
}

const isWithin = ({ from, to }: Promotion, range: { from: number; to: number }): boolean =>
	(from === undefined || Date.parse(from) <= range.to) && (to === undefined || Date.parse(to) > range.from);

function listPromotions({ siteId, frame }: CatalogueView): Promotion[] {
	const defined = promotionRules.promotions.filter(
		({ enabled, sites }) => enabled && (sites?.some((site) => site === siteId) ?? true),
	);
	const marked = [...frame.promotions.values()]
		.filter(({ id }) => !promotionRules.promotions.some((promotion) => promotion.id === id))
		.map(({ id, percent, callout }) => ({
			...markedPromotion({ id, percent, text: withoutMarkup(callout) }),
			callout,
		}));
	return [...defined, ...marked];
}

function respond(promotions: readonly Promotion[], view: CatalogueView): Response {
	if (promotions.length === 0)
		return problem(404, "promotion-not-found", "No such promotion is switched on for the site.");
	const data = promotions.map((promotion) => promotionDocument(promotion, view));
	return Response.json({ limit: data.length, data, total: data.length });
}

const promotionDocument = (
	{ id, name, callout, details, from, to }: Promotion,
	{ language }: CatalogueView,
) => ({
	id,
	name: textIn(name, language),
	calloutMsg: textIn(callout, language),
	details: textIn(details, language),
	...(from === undefined ? {} : { startDate: from }),
	...(to === undefined ? {} : { endDate: to }),
});
