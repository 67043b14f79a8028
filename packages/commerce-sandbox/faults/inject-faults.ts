import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "../http/http.ts";
import { answerAbsent } from "./absent.ts";
import { type ApiFamily, findFamily } from "./api-families.ts";
import { isRewrite, refuseInDialect, rewriteStatuses } from "./dialects.ts";
import { concerns, type Fault, type FaultSpec, parseHeader, TIMEOUT_MILLISECONDS } from "./fault-spec.ts";
import { currentFaults, type StoredFault, useUp } from "./fault-store.ts";

const HEADER = "x-vetrina-fault";

const wait = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Injects faults of the header `x-vetrina-fault` and of `/admin/faults`: latencies first, then at most one failure. Production ignores
 * both.
 */
export const injectFaults = createMiddleware<CommerceHono>(async (c, next) => {
	const family = c.env.INSTANCE_TYPE === "production" ? undefined : findFamily(c.req.path);
	if (!family) return next();
	const faults = await faultsFor(c, family);
	for (const fault of faults) if (fault.kind === "latency") await wait(fault.milliseconds);
	const failure = faults.find(
		(fault): fault is Exclude<Fault, { kind: "latency" }> => fault.kind !== "latency",
	);
	if (!failure) return next();
	const rewrite = rewriteBy(failure);
	if (failure.kind === "absent") return answerAbsent(c.req.path);
	if (failure.kind !== "cut" && !rewrite) return fail(failure, family);
	await next();
	const whole = c.res;
	// Hono merges a new response into the existing response unless the existing response is removed first.
	c.res = undefined;
	c.res = await (rewrite ?? cutInHalf)(whole);
});

type Failure = Exclude<Fault, { kind: "latency" | "cut" | "absent" }>;

function rewriteBy(failure: Fault): ((whole: Response) => Promise<Response>) | undefined {
	const form = failure.kind === "dialect" ? failure.form : undefined;
	return isRewrite(form) ? (whole) => rewriteStatuses(form, whole) : undefined;
}

async function faultsFor(c: Context<CommerceHono>, family: ApiFamily): Promise<Fault[]> {
	const hits: Fault[] = [];
	const specs: (FaultSpec | StoredFault)[] = [
		...parseHeader(c.req.header(HEADER)),
		...(await currentFaults(c.env.DB)),
	];
	const call = c.req.method + c.req.path;
	for (const spec of specs) {
		if (!concerns(spec, family, call) || Math.random() >= spec.probability) continue;
		const countedId = "id" in spec && spec.times !== null ? spec.id : undefined;
		if (countedId === undefined || (await useUp(c.env.DB, countedId))) hits.push(spec.fault);
	}
	return hits;
}

async function fail(fault: Failure, family: ApiFamily): Promise<Response> {
	switch (fault.kind) {
		case "dialect":
			return refuseInDialect(isRewrite(fault.form) ? undefined : fault.form, family);
		case "status":
			return new Response(
				JSON.stringify({ title: "Fault", type: "fault-on-demand", detail: "This failure was asked for." }),
				{
					status: fault.status,
					headers: { "content-type": "application/problem+json", "cache-control": "no-store" },
				},
			);
		case "malformed":
			return new Response('{"data": [{"id": }', { headers: { "content-type": "application/json" } });
		case "content-type":
			return new Response("<!doctype html><title>Service</title><p>Not what you asked for.</p>", {
				headers: { "content-type": "text/html" },
			});
		case "timeout":
			await wait(TIMEOUT_MILLISECONDS);
			return new Response(null, { status: 504 });
	}
}

async function cutInHalf(response: Response): Promise<Response> {
	const bytes = await response.arrayBuffer();
	const headers = new Headers(response.headers);
	headers.delete("content-length");
	return new Response(bytes.slice(0, Math.floor(bytes.byteLength / 2)), { status: response.status, headers });
}
