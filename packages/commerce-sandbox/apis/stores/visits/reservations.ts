import { isCustomerName, isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { PRODUCT_ID } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { distanceInKilometres } from "@vetrina/shop-rules/stores/distance.ts";
import { reservationEnd } from "@vetrina/shop-rules/stores/reservation-end.ts";
import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import type { Context } from "hono";
import * as z from "zod";
import { house } from "../../../house.ts";
import type { CommerceHono, Shopper } from "../../../http/http.ts";
import { readNetwork } from "../../../http/network.ts";
import { privateJson } from "../../../http/private-json.ts";
import { problem } from "../../../http/problem.ts";
import type { LanguageCode } from "../../../languages.ts";
import { isoTime } from "../../../now.ts";
import { isTooMany } from "../../../outbox/mail-limits.ts";
import { hashAttemptKey } from "../../../requests/attempts.ts";
import { answerAgain, type MadeBefore } from "../../../requests/form-requests.ts";
import { localeOfRequest, textsOfRequest } from "../../../requests/request-locale.ts";
import { clockInSeconds } from "../../../scheduled/clock.ts";
import { placeOfPostalCode, stores } from "../../../settings/stores.ts";
import { catalogueFrame } from "../../../store/catalogue-frame.ts";
import { liveGeneration } from "../../../store/catalogue-store.ts";
import { loadReferenced, type VariantRecord } from "../../../store/product-records.ts";
import { variantName } from "../../../store/variant-name.ts";
import { holdUnits, isNotEnough, readStoreStock, releaseUnits } from "../store-stock.ts";
import { storeView } from "../store-view.ts";
import { newAccessCode } from "./access-code.ts";
import { confirmMessage, visitMail } from "./visit-mail.ts";

const MOST_AT_ONCE = { shopper: 5, network: 20 };
const name = z.string().trim().min(1).max(100).refine(isCustomerName, "no name");
const email = z.string().max(320).transform(plainText).refine(isEmail, "no e-mail address");

export const reservationSchema = z.strictObject({
	storeId: z.string().max(256),
	productId: z.string().regex(PRODUCT_ID),
	quantity: z.int().min(1).max(3).default(1),
	email,
	name,
	requestId: z.uuid().optional(),
});
export const availabilitySchema = z.strictObject({
	productId: z.string().regex(PRODUCT_ID),
	latitude: z.coerce.number().min(-90).max(90).optional(),
	longitude: z.coerce.number().min(-180).max(180).optional(),
	countryCode: z
		.string()
		.regex(/^[A-Z]{2}$/)
		.optional(),
	postalCode: z.string().max(10).optional(),
});

type CommerceContext = Context<CommerceHono>;

async function findVariant(
	db: D1Database,
	siteId: string,
	productId: string,
	language: LanguageCode,
): Promise<{ variant: VariantRecord; label: string } | undefined> {
	const gen = await liveGeneration(db, siteId);
	const [{ references, products }, frame] = await Promise.all([
		loadReferenced(db, gen, [productId]),
		catalogueFrame(db, gen),
	]);
	const product = products.get(references.get(productId)?.masterId ?? "");
	const variant = product?.variants.find(({ id }) => id === productId);
	return product && variant
		? { variant, label: variantName(product, variant.values, frame, language) }
		: undefined;
}

const productNotFound = () =>
	problem(404, "product-not-found", "No product with this id can be reserved here.");

export async function findAvailableStores(
	c: CommerceContext,
	{ productId, postalCode, countryCode, ...place }: z.infer<typeof availabilitySchema>,
): Promise<Response> {
	const { siteId } = c.get("shopper");
	const language = textsOfRequest(c, siteId);
	const variant = await findVariant(c.env.DB, siteId, productId, language);
	if (!variant) return productNotFound();
	const { latitude, longitude } = place;
	const near =
		latitude !== undefined && longitude !== undefined
			? { latitude, longitude }
			: postalCode && countryCode
				? placeOfPostalCode(countryCode, postalCode)
				: undefined;
	const own = stores.filter((store) => store.siteId === siteId);
	const stock = await readStoreStock(
		c.env.DB,
		own.map(({ inventoryId }) => inventoryId),
		[variant.variant],
	);
	const available = own
		.map((store) => ({
			...storeView(store, language),
			...(near
				? { distance: Math.round(distanceInKilometres(near, store) * 10) / 10, distanceUnit: "km" }
				: {}),
			c_ats: stock(store.inventoryId, variant.variant),
		}))
		.filter((store) => store.c_ats > 0);
	if (near) available.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
	return available.length > 0
		? privateJson({ stores: available })
		: problem(404, "no-stores-found", "No stores found.");
}

const tooMany = () =>
	problem(429, "too-many-reservations", "Reservation creation failed. Too many are kept already.");

export async function createReservation(
	c: CommerceContext,
	request: z.infer<typeof reservationSchema>,
): Promise<Response> {
	const { DB: db } = c.env;
	const { siteId, customerId, usid } = c.get("shopper");
	const language = textsOfRequest(c, siteId);
	const locale = localeOfRequest(c);
	const store = stores.find(({ id, siteId: site }) => id === request.storeId && site === siteId);
	if (!store?.services.includes("reservations")) return problem(404, "store-not-found", "Store not found");
	const variant = await findVariant(db, siteId, request.productId, language);
	if (!variant) return productNotFound();
	const now = await clockInSeconds(db);
	const respondMade = ({ id, code, until }: Made) => {
		const reservation = { kind: "reserved", id, code, store, product: variant.label, at: until } as const;
		return privateJson(
			{
				confirmMessage: confirmMessage(reservation, { language, locale }),
				id,
				c_accessCode: code,
				until: isoTime(until),
			},
			201,
		);
	};
	const findMade = () => madeBefore(db, request);
	const before = await findMade();
	if (before) return answerAgain(before, respondMade);
	const id = `R${crypto.randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase()}`;
	const end = reservationEnd(store, new Date(now * 1000), house.reservationHours);
	const until = Math.floor(end.getTime() / 1000);
	const code = newAccessCode();
	const visit = { kind: "reserved", id, code, store, product: variant.label, at: until } as const;
	const address = readNetwork(c);
	const reader = { email: request.email, siteId, locale: localeOfRequest(c), language, usid, address };
	try {
		await db.batch([
			db
				.prepare(
					`INSERT INTO store_reservation (id, site_id, customer_id, email, name, store_id, product_id, quantity, created_at, until_at, access_code, request_id, network, few)
					VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13,
						(SELECT count(*) FROM store_reservation WHERE (customer_id = ?3 OR email = ?4) AND until_at > ?9) < ${MOST_AT_ONCE.shopper}
						AND (SELECT count(*) FROM store_reservation WHERE network = ?13 AND until_at > ?9) < ${MOST_AT_ONCE.network})`,
				)
				.bind(
					id,
					siteId,
					customerId,
					emailKey(request.email),
					request.name,
					store.id,
					request.productId,
					request.quantity,
					now,
					until,
					code,
					request.requestId ?? null,
					address === undefined
						? null
						: await hashAttemptKey({ kind: "reservations network", value: address }),
				),
			holdUnits(db, {
				source: id,
				inventoryId: store.inventoryId,
				variant: variant.variant,
				quantity: request.quantity,
				until,
			}),
			...visitMail(c.env, visit, reader, now),
		]);
	} catch (error) {
		const meanwhile = await findMade();
		if (meanwhile) return answerAgain(meanwhile, respondMade);
		if (isTooMany(error)) return tooMany();
		if (!isNotEnough(error)) throw error;
		return problem(409, "not-available", "Reservation creation failed. The store has none left.");
	}
	return respondMade({ id, code, until });
}

type Made = { id: string; code: string; until: number };

const madeBefore = (
	db: D1Database,
	{ requestId, storeId, productId, quantity, name, email: address }: z.infer<typeof reservationSchema>,
): Promise<MadeBefore<Made> | null> | null =>
	requestId === undefined
		? null
		: db
				.prepare(
					`SELECT id, access_code AS code, until_at AS until,
						store_id = ?2 AND product_id = ?3 AND email = ?4 AND quantity = ?5 AND name = ?6 AS isSame
					FROM store_reservation WHERE request_id = ?1`,
				)
				.bind(requestId, storeId, productId, emailKey(address), quantity, name)
				.first<MadeBefore<Made>>();

type Row = {
	id: string;
	name: string;
	store_id: string;
	product_id: string;
	quantity: number;
	created_at: number;
	until_at: number;
};
const view = (row: Row, now: number) => ({
	id: row.id,
	name: row.name,
	storeId: row.store_id,
	productId: row.product_id,
	quantity: row.quantity,
	creationDate: isoTime(row.created_at),
	until: isoTime(row.until_at),
	status: row.until_at > now ? "reserved" : "expired",
});

const OWN = "SELECT * FROM store_reservation WHERE customer_id = ?1 AND site_id = ?2";
const SHOWN = 50;

export async function ownReservations(db: D1Database, { customerId, siteId }: Shopper): Promise<Response> {
	const now = await clockInSeconds(db);
	const { results } = await db
		.prepare(`${OWN} ORDER BY created_at DESC LIMIT ${SHOWN}`)
		.bind(customerId, siteId)
		.all<Row>();
	return privateJson({ reservations: results.map((row) => view(row, now)) });
}

const notFound = () => problem(404, "reservation-not-found", "There is no such reservation.");

const THIS = "(customer_id = ?1 OR access_code = ?4) AND site_id = ?2 AND id = ?3";

export async function ownReservation(
	db: D1Database,
	{ customerId, siteId }: Shopper,
	id: string,
	code?: string,
): Promise<Response> {
	const now = await clockInSeconds(db);
	const row = await db
		.prepare(`SELECT * FROM store_reservation WHERE ${THIS}`)
		.bind(customerId, siteId, id, code ?? null)
		.first<Row>();
	return row ? privateJson(view(row, now)) : notFound();
}

export async function giveUpReservation(
	db: D1Database,
	{ customerId, siteId }: Shopper,
	id: string,
	code?: string,
): Promise<Response> {
	const now = await clockInSeconds(db);
	const { meta } = await db
		.prepare(`UPDATE store_reservation SET until_at = ?5, request_id = NULL WHERE ${THIS} AND until_at > ?5`)
		.bind(customerId, siteId, id, code ?? null, now)
		.run();
	if (meta.changes === 0) return notFound();
	await db.batch([releaseUnits(db, id)]);
	return new Response(null, { status: 204 });
}
