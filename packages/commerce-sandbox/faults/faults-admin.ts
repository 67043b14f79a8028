import { Hono } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../http/http.ts";
import { jsonBody } from "../http/json-body.ts";
import { problem } from "../http/problem.ts";
import { requireAdmin } from "../http/require-admin.ts";
import { apiFamilies } from "./api-families.ts";
import { parseSpec, writeFaultAt } from "./fault-spec.ts";
import { readFaults, replaceFaults, type StoredFault } from "./fault-store.ts";

export const faultsAdminApp = new Hono<CommerceHono>();

const spec = z.string().transform((text, context) => {
	const fault = parseSpec(text);
	if (fault) return fault;
	context.addIssue({
		code: "custom",
		message: `write api:fault[;times=n][;probability=p][;at=part of a call]; the apis are ${apiFamilies.join(", ")}, all`,
	});
	return z.NEVER;
});
const switchSchema = z.strictObject({ faults: z.array(spec).max(50) });

faultsAdminApp.use("/admin/faults", async (c, next) => {
	if (c.env.INSTANCE_TYPE === "production")
		return problem(403, "forbidden", "There are no faults on demand in production.");
	await next();
});
faultsAdminApp.use("/admin/faults", requireAdmin);

function faultsView(faults: readonly StoredFault[]) {
	return {
		faults: faults.map(({ times, probability, ...spec }) => ({
			api: spec.api,
			fault: writeFaultAt(spec),
			times,
			probability,
		})),
	};
}

faultsAdminApp.get("/admin/faults", async (c) => c.json(faultsView(await readFaults(c.env.DB))));

faultsAdminApp.put("/admin/faults", async (c) => {
	const request = await jsonBody(c, switchSchema);
	if ("refusal" in request) return request.refusal;
	return c.json(faultsView(await replaceFaults(c.env.DB, request.body.faults)));
});

faultsAdminApp.delete("/admin/faults", async (c) => c.json(faultsView(await replaceFaults(c.env.DB, []))));
