import { Hono } from "hono";
import { requireShopper } from "../../../auth/require-shopper.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { returnReasons } from "../../../records/orders/return-reasons.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import { languageOfRequest } from "../../../requests/request-locale.ts";
import { createReturn, preValidate, preValidateSchema, readLabel, returnSchema } from "./return-actions.ts";

export const returnsApiApp = new Hono<CommerceHono>();

const BASE = "/custom/returnauthorizations-api/v1/organizations/:org";

returnsApiApp.use(`${BASE}/*`, requireShopper);
returnsApiApp.get(`${BASE}/reasons`, acceptParameters({ locale: "text" }), (c) =>
	c.json({ returnReasons: returnReasons(languageOfRequest(c, c.get("shopper").siteId)) }),
);
returnsApiApp.post(`${BASE}/return-authorizations`, acceptParameters({}), async (c) => {
	const request = await jsonBody(c, returnSchema);
	return "refusal" in request ? request.refusal : createReturn(c, request.body);
});
returnsApiApp.post(`${BASE}/return-authorizations/pre-validate`, acceptParameters({}), async (c) => {
	const request = await jsonBody(c, preValidateSchema);
	return "refusal" in request ? request.refusal : preValidate(c, request.body);
});
returnsApiApp.get(`${BASE}/return-authorizations/:returnNo/label`, acceptParameters({}), (c) =>
	readLabel(c, c.req.param("returnNo").slice(0, 64), c.req.query()),
);
