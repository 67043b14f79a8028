import type { Context } from "hono";
import { createTally } from "../../../shared/domain/lib/tally.ts";
import { REPORT_INTERVAL } from "../../../shared/domain/lib/throttle.ts";
import type { AppEnv } from "../../base/bindings.ts";

type Reason = "origin" | "anti-forgery token" | "size";

const tally = createTally<Reason>(REPORT_INTERVAL);

export const countRefusedWrite = (c: Context<AppEnv>, reason: Reason): void => {
	const refusalCount = tally(reason, Date.now());
	if (refusalCount === undefined) return;
	const path = new URL(c.req.url).pathname;
	c.get("log")("warning", "request/refused-writes", "Writes are refused", {
		reason,
		refused: refusalCount,
		path,
	});
};
