import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";
import type { Context } from "hono";
import { logEntryBody } from "../../../shared/contracts/log-entry.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { NO_STORE } from "../../base/no-store.ts";
import { problem } from "../../base/problem.ts";
import { report } from "../../platform/error-stream.ts";
import { createCalls } from "../../request/calls.ts";

export const handleLog = async (c: Context<AppEnv>): Promise<Response> => {
	const entry = logEntryBody.safeParse(readJson(await c.req.text()));
	if (!entry.success) return problem(400, "This is no log entry.");
	report(createCalls(c), { ...entry.data, type: "client" });
	return c.body(null, 204, { "cache-control": NO_STORE });
};
