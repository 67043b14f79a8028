import { Hono } from "hono";
import { requireShopper } from "../../../auth/require-shopper.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { withJsonBody } from "../../../http/json-body.ts";
import { returnReasons } from "../../../records/orders/return-reasons.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import { textsOfRequest } from "../../../requests/request-locale.ts";
import { createReturn, preValidate, preValidateSchema, readLabel, returnSchema } from "./return-actions.ts";

export const returnsApiApp = new Hono<CommerceHono>();

const BASE = "/custom/returnauthorizations-api/v1/organizations/:org";

returnsApiApp.use(`${BASE}/*`, requireShopper);
returnsApiApp.get(`${BASE}/reasons`, acceptParameters({ locale: "text" }), (c) =>
	c.json({ returnReasons: returnReasons(textsOfRequest(c, c.get("shopper").siteId)) }),
);
returnsApiApp.post(
	`${BASE}/return-authorizations`,
	acceptParameters({}),
	withJsonBody(returnSchema, (c, body) => createReturn(c, body)),
);
returnsApiApp.post(
	`${BASE}/return-authorizations/pre-validate`,
	acceptParameters({}),
	withJsonBody(preValidateSchema, (c, body) => preValidate(c, body)),
);
returnsApiApp.get(`${BASE}/return-authorizations/:returnNo/label`, acceptParameters({}), (c) =>
	readLabel(c, c.req.param("returnNo").slice(0, 64), c.req.query()),
);
