import { Hono } from "hono";
import { storeView } from "../../apis/stores/store-view.ts";
import { MISSING_TYPE, SHOPPER_STORES } from "../../apis/stores/stores.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { acceptParameters, listParameter } from "../../requests/query-parameters.ts";
import { textsOfRequest } from "../../requests/request-locale.ts";
import { stores } from "../../settings/stores.ts";

export const storesByIdApp = new Hono<CommerceHono>();

const MAX_IDS = 50;

storesByIdApp.get(
	`${SHOPPER_STORES}/stores`,
	requireShopper,
	acceptParameters({ ids: "required list" }, MISSING_TYPE),
	(c) => {
		const ids = [...new Set(listParameter(c, "ids") ?? [])];
		if (ids.length > MAX_IDS)
			return problem(400, "validation", `'ids' names at most ${MAX_IDS} stores.`, { parameter: "ids" });
		const { siteId } = c.get("shopper");
		const language = textsOfRequest(c, siteId);
		const data = ids.flatMap((id) => {
			const store = stores.find((one) => one.id === id && one.siteId === siteId);
			return store ? storeView(store, language) : [];
		});
		return c.json({ limit: ids.length, data, total: data.length });
	},
);
