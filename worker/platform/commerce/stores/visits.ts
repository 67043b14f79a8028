import * as z from "zod";
import type { PlatformResponse } from "../../fetch.ts";
import { askHouse, type HouseContext } from "../ask-house.ts";
import type { Shopper } from "../logins/sessions.ts";
import { formRequestId } from "./form-request-id.ts";

export type Visit = {
	id: string;
	storeId: string;
	name: string;
} & (
	| {
			kind: "reservation";
			productId: string;
			quantity: number;
			until: string;
			isOver: boolean;
	  }
	| {
			kind: "appointment";
			begins: string;
			ends: string;
			service: string;
			note: string;
	  }
);

export type VisitError = "unavailable" | "notFound" | "tooMany" | "taken" | "invalid";
export type MadeVisit = { ok: true; id: string; code: string } | { ok: false; error: VisitError };
export type FreeTimes = { timeZone: string; days: { date: string; times: string[] }[] };

export type VisitPort = {
	stockOf(productId: string): Promise<ReadonlyMap<string, number> | null>;
	pickUpStock(
		productIds: readonly string[],
	): Promise<ReadonlyMap<string, ReadonlyMap<string, number>> | null>;
	reserve(request: {
		storeId: string;
		productId: string;
		quantity: number;
		email: string;
		name: string;
		requestId?: string;
	}): Promise<MadeVisit>;
	times(storeId: string): Promise<FreeTimes | "unavailable" | null>;
	book(request: {
		storeId: string;
		date: string;
		time: string;
		service: string;
		email: string;
		name: string;
		note: string;
		requestId?: string;
	}): Promise<MadeVisit>;
	own(): Promise<{ reservations: Visit[] | null; appointments: Visit[] | null }>;
	read(id: string, code?: string): Promise<Visit | "unavailable" | null>;
	cancel(id: string, code?: string): Promise<"cancelled" | "notFound" | "unavailable">;
};

const stockResponse = z.object({ stores: z.array(z.object({ id: z.string(), c_ats: z.number() })) });
const pickUpResponse = z.object({
	stores: z.array(
		z.object({ id: z.string(), products: z.array(z.object({ id: z.string(), c_ats: z.number() })) }),
	),
});
const creationResponse = z.object({ id: z.string(), c_accessCode: z.string() });
const timesResponse = z.object({
	timeZone: z.string(),
	days: z.array(z.object({ date: z.string(), times: z.array(z.string()) })),
});
const reservation = z
	.object({
		id: z.string(),
		storeId: z.string(),
		name: z.string().default(""),
		productId: z.string(),
		quantity: z.number(),
		until: z.string(),
		status: z.string(),
	})
	.transform(
		({ status, ...rest }): Visit => ({ kind: "reservation", ...rest, isOver: status !== "reserved" }),
	);
const appointment = z
	.object({
		id: z.string(),
		storeId: z.string(),
		name: z.string().default(""),
		begins: z.string(),
		ends: z.string(),
		service: z.string().default(""),
		note: z.string().default(""),
	})
	.transform((rest): Visit => ({ kind: "appointment", ...rest }));

const ERRORS: Record<number, VisitError> = { 400: "invalid", 404: "notFound", 409: "taken", 429: "tooMany" };
const CREATION_FAILED = {
	reservations: "Reservation creation failed",
	appointments: "Appointment creation failed",
};
const isReservation = (id: string): boolean => id.startsWith("R");
export const isVisitId = (id: string): boolean => /^[RA][0-9A-F]{12}$/.test(id);

export const createVisits = (cx: HouseContext, shopper: Shopper): VisitPort => {
	const ask = askHouse(cx, shopper, "commerce/visits");
	const call = (
		kind: "reservations" | "appointments",
		path: string,
		body?: object,
		method?: "DELETE",
		failure?: string,
	): Promise<PlatformResponse | null> => ask(`${kind}-api`, `${kind}${path}`, body, method, failure);
	const make = async (
		kind: "reservations" | "appointments",
		request: { requestId?: string },
	): Promise<MadeVisit> => {
		const body = { ...request, requestId: await formRequestId(request) };
		const response = await call(kind, "", body, undefined, CREATION_FAILED[kind]);
		if (!response) return { ok: false, error: "unavailable" };
		const result = response.ok ? creationResponse.safeParse(response.json) : undefined;
		return result?.success
			? { ok: true, id: result.data.id, code: result.data.c_accessCode }
			: { ok: false, error: ERRORS[response.status ?? 0] ?? "unavailable" };
	};
	const own = async (kind: "reservations" | "appointments"): Promise<Visit[] | null> => {
		const response = await call(kind, "");
		const list = (response?.json as Record<string, unknown> | undefined)?.[kind];
		const result =
			kind === "reservations" ? z.array(reservation).safeParse(list) : z.array(appointment).safeParse(list);
		return response?.ok && result.success ? result.data : null;
	};
	const one = (id: string, code?: string) =>
		[
			isReservation(id) ? "reservations" : "appointments",
			`/${id}${code === undefined ? "" : `?${new URLSearchParams({ code })}`}`,
		] as const;
	return {
		async stockOf(productId) {
			const response = await call(
				"reservations",
				`/stores?${new URLSearchParams({ productId })}`,
				undefined,
				undefined,
				"No stores found.",
			);
			if (response?.status === 404) return new Map();
			const result = stockResponse.safeParse(response?.json);
			return response?.ok && result.success
				? new Map(result.data.stores.map(({ id, c_ats }) => [id, c_ats]))
				: null;
		},
		async pickUpStock(productIds) {
			const query = new URLSearchParams({ productIds: productIds.join(",") });
			const response = await ask("stores-api", `stock?${query}`);
			const result = pickUpResponse.safeParse(response?.json);
			return response?.ok && result.success
				? new Map(
						result.data.stores.map(({ id, products }) => [
							id,
							new Map(products.map((product) => [product.id, product.c_ats])),
						]),
					)
				: null;
		},
		reserve: (request) => make("reservations", request),
		async times(storeId) {
			const response = await call("appointments", `/times?${new URLSearchParams({ storeId })}`);
			if (response?.status === 404) return null;
			const result = timesResponse.safeParse(response?.json);
			return response?.ok && result.success ? result.data : "unavailable";
		},
		book: (request) => make("appointments", request),
		async own() {
			if (!shopper.isKnown) return { reservations: [], appointments: [] };
			const [reservations, appointments] = await Promise.all([own("reservations"), own("appointments")]);
			return { reservations, appointments };
		},
		async read(id, code) {
			if (!isVisitId(id) || (!shopper.isKnown && code === undefined)) return null;
			const response = await call(...one(id, code));
			if (!response) return "unavailable";
			if (!response.ok) return null;
			const result = isReservation(id)
				? reservation.safeParse(response.json)
				: appointment.safeParse(response.json);
			return result.success ? result.data : "unavailable";
		},
		async cancel(id, code) {
			if (!isVisitId(id) || (!shopper.isKnown && code === undefined)) return "notFound";
			const response = await call(...one(id, code), undefined, "DELETE");
			if (!response) return "unavailable";
			return response.ok || response.status === 204 ? "cancelled" : "notFound";
		},
	};
};
