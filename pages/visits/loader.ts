import { PRIVATE } from "../../worker/cache/policies.ts";
import type { Visit } from "../../worker/platform/commerce/stores/visits.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { VisitsData } from "./contract.ts";
import { toVisitView } from "./visit-view.ts";

const NOTICES = ["reserved", "booked", "cancelled"] as const;
const ERRORS = ["unavailable", "notFound"] as const;

const loadProducts = async (visits: readonly Visit[], cx: PageContext) => {
	const ids = visits.flatMap((one) => (one.kind === "reservation" ? [one.productId] : []));
	if (ids.length === 0) return [];
	try {
		return await cx.catalogue.products([...new Set(ids)]);
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return [];
	}
};

const toViews = async (visits: readonly Visit[], cx: PageContext, code?: string) => {
	const [stores, products] = await Promise.all([cx.stores.all(), loadProducts(visits, cx)]);
	return visits.flatMap((visit) => {
		const store = stores.find(({ id }) => id === visit.storeId);
		const product =
			visit.kind === "reservation"
				? products.find(({ variants }) => variants.some(({ id }) => id === visit.productId))
				: undefined;
		return store ? [toVisitView(visit, { store, product, code }, cx)] : [];
	});
};

export const loadVisits: LoadPrivate = async (cx, { visits, shopper }) => {
	const { paths, search } = cx;
	const id = search.get("id");
	const code = search.get("code") ?? undefined;
	const { registered } = await readVisitor(shopper);
	const common = {
		navigation: registered ? accountNavigation(cx, "visits") : undefined,
		notice: NOTICES.find((one) => one === search.get("notice")),
		error: ERRORS.find((one) => one === search.get("error")),
		storesHref: paths.at("stores"),
		allHref: paths.at("visits"),
	};
	if (id !== null) {
		if (code !== undefined && !/^[\w-]{1,64}$/.test(code)) return null;
		const visit = await visits.read(id, code);
		if (visit === null) return null;
		const isKnown = visit !== "unavailable";
		return buildPage(cx, {
			...common,
			isOne: true,
			error: isKnown ? common.error : "unavailable",
			visits: isKnown ? await toViews([visit], cx, code) : [],
			missing: [],
		});
	}
	const { reservations, appointments } = await visits.own();
	const missing: VisitsData["missing"] = [
		...(reservations ? [] : (["reservations"] as const)),
		...(appointments ? [] : (["appointments"] as const)),
	];
	return buildPage(cx, {
		...common,
		isOne: false,
		visits: await toViews([...(appointments ?? []), ...(reservations ?? [])], cx),
		missing,
	});
};

const buildPage = (cx: PageContext, data: VisitsData) => {
	const title = cx.t("account.pages.visits");
	const isDown = data.error === "unavailable" && data.isOne && data.visits.length === 0;
	return {
		page: {
			kind: "visits" as const,
			data,
			status: isDown || data.missing.length === 2 ? 503 : 200,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: title, robots: "noindex, nofollow" }),
		},
	};
};
