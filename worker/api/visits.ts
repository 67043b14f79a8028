import { Hono } from "hono";
import * as z from "zod";
import { calendarFile } from "../../shared/domain/stores/calendar-file.ts";
import { problem } from "../base/problem.ts";
import { isVisitId } from "../platform/commerce/stores/visits.ts";
import { storeAddress } from "../present/stores/store-views.ts";
import type { ApiEnv } from "./api-env.ts";
import { validate } from "./respond.ts";

const calendarQuery = z.object({
	id: z.string().refine(isVisitId),
	code: z
		.string()
		.regex(/^[\w-]{1,64}$/)
		.optional(),
});

export const visitsApp = new Hono<ApiEnv>().get("/calendar", validate("query", calendarQuery), async (c) => {
	const { id, code } = c.req.valid("query");
	const { visits, view } = c.get("api");
	const visit = await visits.read(id, code);
	if (visit === "unavailable") return problem(503, "Appointments cannot be read just now.");
	const store = visit && (await view.stores.all()).find((one) => one.id === visit.storeId);
	if (visit?.kind !== "appointment" || !store) return problem(404, "There is no such appointment.");
	const { origin, host } = new URL(c.req.url);
	const file = calendarFile({
		uid: `${visit.id}@${host}`,
		begins: visit.begins,
		ends: visit.ends,
		now: view.now,
		summary: store.name,
		location: storeAddress(store, view.locale.language).join(", "),
		url: origin + view.paths.store(store.id),
	});
	return c.body(file, 200, {
		"content-type": "text/calendar; charset=utf-8",
		"content-disposition": `attachment; filename="${visit.id}.ics"`,
	});
});
