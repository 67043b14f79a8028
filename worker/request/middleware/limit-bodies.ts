import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { LOG_BODY_LIMIT } from "../../../shared/contracts/log-entry.ts";
import { CHANGES_PATH } from "../../../shared/domain/addresses/ops-paths.ts";
import { logPath } from "../../../shared/domain/addresses/page-data-paths.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { refuse } from "../../base/problem.ts";
import { countRefusedWrite } from "./refused-writes.ts";
import { MAX_BODY, MAX_CHANGE } from "./request-guard.ts";

const MAX_FORM = 20_000;

const limit = (maxSize: number) =>
	bodyLimit({
		maxSize,
		onError: (c) => {
			countRefusedWrite(c, "size");
			return refuse(c.req.raw, 413, "This request is too long.");
		},
	});
const ofLog = limit(LOG_BODY_LIMIT);
const ofForm = limit(MAX_FORM);
const ofApi = limit(MAX_BODY);
const ofChange = limit(MAX_CHANGE);

/** Limits the size of bodies, including those without a content length (security-5). */
export const limitBodies = createMiddleware<AppEnv>((c, next) => {
	const { path } = c.req;
	if (path.startsWith("/api/") || c.get("design")) return ofApi(c, next);
	if (path === CHANGES_PATH) return ofChange(c, next);
	return (path === logPath ? ofLog : ofForm)(c, next);
});
