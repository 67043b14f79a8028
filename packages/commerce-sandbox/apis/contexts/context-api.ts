import { type Context, Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { noteBody } from "../../http/json-body.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { contextSchema } from "./context-document.ts";
import { setContext } from "./set-context.ts";

/** Sets a session's context and returns the resulting customer groups (cloud-1). */
export const contextApiApp = new Hono<CommerceHono>();

contextApiApp.put(
	"/custom/context-api/v1/organizations/:org/context",
	requireShopper,
	acceptParameters({}),
	noteBody(contextSchema, (c: Context<CommerceHono>) => setContext(c, c.get("shopper"))),
);
