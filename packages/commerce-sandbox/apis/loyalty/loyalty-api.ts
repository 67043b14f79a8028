import { Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { activities, join, profile, wallet } from "./loyalty-actions.ts";

export const loyaltyApiApp = new Hono<CommerceHono>();

const BASE = "/custom/loyalty-api/v1/organizations/:org";

loyaltyApiApp.use(`${BASE}/*`, requireShopper, acceptParameters({}));
loyaltyApiApp.get(`${BASE}/profile`, (c) => profile(c.env.DB, c.get("shopper")));
loyaltyApiApp.get(`${BASE}/activities`, (c) => activities(c.env, c.get("shopper")));
loyaltyApiApp.get(`${BASE}/customer-wallet`, (c) => wallet(c.env.DB, c.get("shopper")));
loyaltyApiApp.post(`${BASE}/join`, (c) => join(c, c.get("shopper")));
