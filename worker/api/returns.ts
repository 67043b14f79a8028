import { Hono } from "hono";
import * as z from "zod";
import { isReturnNo } from "../../shared/domain/orders/returns.ts";
import { problem } from "../problem.ts";
import { orderProof } from "../views/orders/order-access.ts";
import type { ApiEnv } from "./api-env.ts";
import { validated } from "./respond.ts";

const labelQuery = z.object({ returnNo: z.string().refine(isReturnNo) });

/** `/api/{locale}/returns`: the label of a return, a plain link, so that it needs no script (returns-4). */
export const returnsApp = new Hono<ApiEnv>().get("/label", validated("query", labelQuery), async (c) => {
	const { returnNo } = c.req.valid("query");
	const api = c.get("api");
	const proof = await orderProof(returnNo.replace(/-R\d+$/, ""), api);
	const label = await api.returns.label(returnNo, proof);
	if (!label) return problem(404, "There is no such label.");
	return c.body(label, 200, {
		"content-type": "application/pdf",
		"content-disposition": `inline; filename="${returnNo}.pdf"`,
	});
});
