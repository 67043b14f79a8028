import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";
import type { Context } from "hono";
import * as z from "zod";
import type { AppEnv } from "../../base/bindings.ts";
import { NO_STORE } from "../../base/no-store.ts";
import { problem } from "../../base/problem.ts";
import { report } from "../../platform/error-stream.ts";
import { createCalls } from "../../request/calls.ts";

const text = z.string().max(8000).catch("");
const reportsBody = z.union([
	z
		.array(
			z.object({
				type: z.string(),
				body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }).catch({
					effectiveDirective: "",
					blockedURL: "",
					documentURL: "",
				}),
			}),
		)
		.max(100)
		.transform((reports) => reports.filter(({ type }) => type === "csp-violation").map(({ body }) => body)),
	z
		.object({
			"csp-report": z.object({
				"effective-directive": text,
				"violated-directive": text,
				"blocked-uri": text,
				"document-uri": text,
			}),
		})
		.transform(({ "csp-report": one }) => [
			{
				effectiveDirective: one["effective-directive"] || one["violated-directive"],
				blockedURL: one["blocked-uri"],
				documentURL: one["document-uri"],
			},
		]),
]);

const directiveIn = (directiveText: string): string => /^[a-z-]{1,40}/.exec(directiveText)?.[0] ?? "unknown";
/** Returns a keyword such as `inline`, or an origin, because paths and queries may contain a shopper's input. */
const blockedIn = (urlText: string): string =>
	URL.canParse(urlText) && new URL(urlText).origin !== "null"
		? new URL(urlText).origin
		: (/^[a-z-]{1,40}/.exec(urlText)?.[0] ?? "unknown");
const pathIn = (urlText: string): string =>
	URL.canParse(urlText) ? new URL(urlText).pathname.slice(0, 200) : "unknown";

/**
 * Logs each kind of violation at most once a minute (security-11). Responds 204 even to a report that is not logged, and 400 to anything
 * but a report.
 */
export const handleCspReport = async (c: Context<AppEnv>): Promise<Response> => {
	const reports = reportsBody.safeParse(readJson(await c.req.text()));
	if (!reports.success) return problem(400, "This is no report.");
	for (const { effectiveDirective, blockedURL, documentURL } of reports.data)
		report(createCalls(c), {
			level: "warning",
			type: "client",
			ofPolicy: true,
			title: `The policy's ${directiveIn(effectiveDirective)} refused ${blockedIn(blockedURL)}`,
			source: pathIn(documentURL),
		});
	return c.body(null, 204, { "cache-control": NO_STORE });
};
