import { isCustomerName, isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { LONGEST_NOTE } from "@vetrina/shop-rules/catalogue/longest-note.ts";
import { appointmentDays, appointmentTimes } from "@vetrina/shop-rules/stores/appointment-times.ts";
import { toInstant } from "@vetrina/shop-rules/time/wall-clock.ts";
import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import type { Context } from "hono";
import * as z from "zod";
import type { Store } from "../../../house/stores.ts";
import type { CommerceHono, Shopper } from "../../../http/http.ts";
import { readNetwork } from "../../../http/network.ts";
import { privateJson } from "../../../http/private-json.ts";
import { problem } from "../../../http/problem.ts";
import { isoTime } from "../../../now.ts";
import { isTooMany } from "../../../outbox/mail-limits.ts";
import { hashAttemptKey } from "../../../requests/attempts.ts";
import { answerAgain, type MadeBefore } from "../../../requests/form-requests.ts";
import { localeOfRequest, textsOfRequest } from "../../../requests/request-locale.ts";
import { clockNow } from "../../../scheduled/clock.ts";
import { stores } from "../../../settings/stores.ts";
import { newAccessCode } from "./access-code.ts";
import { confirmMessage, visitMail } from "./visit-mail.ts";

/** Maximum appointments at a time per shopper or e-mail address, and per network, which many people may share (stores-6). */
const MOST_AT_ONCE = { shopper: 3, network: 10 };

export const appointmentSchema = z.strictObject({
	storeId: z.string().max(256),
	date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
	time: z.string().regex(/^\d{2}:\d{2}$/),
	email: z.string().max(320).transform(plainText).refine(isEmail, "no e-mail address"),
	name: z.string().trim().min(1).max(100).refine(isCustomerName, "no name"),
	service: z.string().max(40).default("appointments"),
	note: z.string().trim().max(LONGEST_NOTE).default(""),
	/** Id of the form, so that a form sent twice creates one appointment. */
	requestId: z.uuid().optional(),
});

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
const receiving = (siteId: string, storeId: string): Store | undefined =>
	stores.find(
		({ id, siteId: site, services }) =>
			id === storeId && site === siteId && services.includes("appointments"),
	);
const storeNotFound = () => problem(404, "store-not-found", "Store not found");

export async function freeTimes(db: D1Database, { siteId }: Shopper, storeId: string): Promise<Response> {
	const store = receiving(siteId, storeId);
	if (!store) return storeNotFound();
	const now = await clockNow(db);
	const { results } = await db
		.prepare("SELECT begins_at FROM store_appointment WHERE store_id = ? AND begins_at > ?")
		.bind(storeId, toSeconds(now))
		.all<{ begins_at: number }>();
	const takenTimes = new Set(results.map(({ begins_at }) => begins_at));
	const days = appointmentDays(store, now).map((date) => ({
		date,
		times: appointmentTimes(store, date, now).filter(
			(time) => !takenTimes.has(toSeconds(toInstant(date, time, store.timeZone))),
		),
	}));
	return privateJson({ timeZone: store.timeZone, days: days.filter(({ times }) => times.length > 0) });
}

const tooMany = () =>
	problem(429, "too-many-appointments", "Appointment creation failed. There are too many already.");

export async function createAppointment(
	c: Context<CommerceHono>,
	{ storeId, date, time, email, name, note, service, requestId }: z.infer<typeof appointmentSchema>,
): Promise<Response> {
	const { DB: db } = c.env;
	const { siteId, customerId, usid } = c.get("shopper");
	const store = receiving(siteId, storeId);
	if (!store) return storeNotFound();
	if (!store.services.includes(service))
		return problem(400, "no-such-service", "Appointment creation failed. The store does not do this.");
	const clock = await clockNow(db);
	if (!appointmentTimes(store, date, clock).includes(time))
		return problem(
			400,
			"no-such-time",
			"Appointment creation failed. The store does not receive at this time.",
		);
	const now = toSeconds(clock);
	const address = emailKey(email);
	const at = toSeconds(toInstant(date, time, store.timeZone));
	const language = textsOfRequest(c, siteId);
	const respondMade = ({ id, code }: { id: string; code: string }) =>
		privateJson(
			{
				confirmMessage: confirmMessage(
					{ kind: "booked", id, code, store, at },
					{ language, locale: localeOfRequest(c) },
				),
				id,
				c_accessCode: code,
				begins: isoTime(at),
			},
			201,
		);
	const findMade = () =>
		requestId === undefined
			? null
			: db
					.prepare(
						`SELECT id, access_code AS code,
							store_id = ?2 AND begins_at = ?3 AND email = ?4 AND name = ?5 AND service = ?6 AND note = ?7 AS isSame
						FROM store_appointment WHERE request_id = ?1`,
					)
					.bind(requestId, storeId, at, address, name, service, note)
					.first<MadeBefore<{ id: string; code: string }>>();
	const before = await findMade();
	if (before) return answerAgain(before, respondMade);
	const id = `A${crypto.randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase()}`;
	const code = newAccessCode();
	const visit = { kind: "booked", id, code, store, at } as const;
	const network = readNetwork(c);
	const reader = { email, siteId, locale: localeOfRequest(c), language, usid, address: network };
	try {
		await db.batch([
			db
				.prepare(
					`INSERT INTO store_appointment (id, site_id, customer_id, email, name, store_id, note, begins_at, created_at, access_code, service, request_id, network, few)
					VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13,
						(SELECT count(*) FROM store_appointment WHERE (customer_id = ?3 OR email = ?4) AND begins_at > ?9) < ${MOST_AT_ONCE.shopper}
						AND (SELECT count(*) FROM store_appointment WHERE network = ?13 AND begins_at > ?9) < ${MOST_AT_ONCE.network})`,
				)
				.bind(
					id,
					siteId,
					customerId,
					address,
					name,
					storeId,
					note,
					at,
					now,
					code,
					service,
					requestId ?? null,
					network === undefined
						? null
						: await hashAttemptKey({ kind: "appointments network", value: network }),
				),
			...visitMail(c.env, visit, reader, now),
		]);
	} catch (error) {
		const meanwhile = await findMade();
		if (meanwhile) return answerAgain(meanwhile, respondMade);
		if (isTooMany(error)) return tooMany();
		if (!String(error).includes("store_appointment.store_id")) throw error;
		return problem(409, "time-taken", "Appointment creation failed. The time has just been taken.");
	}
	return respondMade({ id, code });
}

type Row = {
	id: string;
	name: string;
	store_id: string;
	begins_at: number;
	note: string;
	service: string;
};
const view = ({ id, name, store_id: storeId, begins_at: at, note, service }: Row) => ({
	id,
	name,
	storeId,
	note,
	service,
	begins: isoTime(at),
	ends: isoTime(at + 3600),
});
const OWN = "SELECT * FROM store_appointment WHERE customer_id = ?1 AND site_id = ?2";
const notFound = () => problem(404, "appointment-not-found", "There is no such appointment.");

export async function ownAppointments(db: D1Database, { customerId, siteId }: Shopper): Promise<Response> {
	const { results } = await db
		.prepare(`${OWN} AND begins_at > ?3 ORDER BY begins_at`)
		.bind(customerId, siteId, toSeconds(await clockNow(db)))
		.all<Row>();
	return privateJson({ appointments: results.map(view) });
}

const THIS = "(customer_id = ?1 OR access_code = ?4) AND site_id = ?2 AND id = ?3";

export async function ownAppointment(
	db: D1Database,
	{ customerId, siteId }: Shopper,
	id: string,
	code?: string,
): Promise<Response> {
	const row = await db
		.prepare(`SELECT * FROM store_appointment WHERE ${THIS}`)
		.bind(customerId, siteId, id, code ?? null)
		.first<Row>();
	return row ? privateJson(view(row)) : notFound();
}

export async function cancelAppointment(
	db: D1Database,
	{ customerId, siteId }: Shopper,
	id: string,
	code?: string,
): Promise<Response> {
	const { meta } = await db
		.prepare(`DELETE FROM store_appointment WHERE ${THIS}`)
		.bind(customerId, siteId, id, code ?? null)
		.run();
	return meta.changes > 0 ? new Response(null, { status: 204 }) : notFound();
}
