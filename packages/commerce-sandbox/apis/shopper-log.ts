import { type Context, Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../auth/require-shopper.ts";
import type { CommerceHono, Shopper } from "../http/http.ts";
import { jsonBody, noteBody } from "../http/json-body.ts";
import { acceptParameters } from "../requests/query-parameters.ts";
import type { ControllerRequest, Controllers } from "./controllers/controller.ts";

const levels = ["fatal", "error", "warn", "info", "debug"] as const;
const text = (most: number) => z.string().max(most);
const entrySchema = z.strictObject({
	level: z.enum(levels),
	type: text(256).optional(),
	title: text(1024),
	source: text(1024).optional(),
	stackTrace: text(16_384).optional(),
});

async function log(c: Context<CommerceHono>, shopper: Shopper | undefined): Promise<Response> {
	const request = await jsonBody(c, entrySchema);
	if ("refusal" in request) return request.refusal;
	const { level, ...entry } = request.body;
	// The entry is one line of JSON, so that a browser's text cannot imitate another entry.
	const line = JSON.stringify({
		log: "shopper",
		level,
		...entry,
		siteId: shopper?.siteId,
		usid: shopper?.usid,
	});
	if (level === "fatal" || level === "error") console.error(line);
	else console[level](line);
	return c.json({ error: false }, 200, { "cache-control": "no-store" });
}

export const logControllers: Controllers = {
	"System-Log": {
		methods: ["POST"],
		scope: "optional",
		handler: noteBody(entrySchema, ({ c, shopper }: ControllerRequest) => log(c, shopper)),
	},
};

export const systemApiApp = new Hono<CommerceHono>();

systemApiApp.post(
	"/custom/system-api/v1/organizations/:org/log",
	requireShopper,
	acceptParameters({}),
	noteBody(entrySchema, (c: Context<CommerceHono>) => log(c, c.get("shopper"))),
);
