import { findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { OpeningHours } from "@vetrina/shop-rules/stores/opening-hours.ts";
import { isTimeZone } from "@vetrina/shop-rules/time/wall-clock.ts";
import * as z from "zod";
import { loadCached } from "../../../cache/cached.ts";
import { VALUES } from "../../../cache/policies.ts";
import { PlatformUnavailable } from "../../fetch.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import type { PlatformCalls } from "../../load-json.ts";
import type { ScapiContext } from "../scapi.ts";
import { createSharedCall } from "../shared-call.ts";

export type Store = {
	id: string;
	name: string;
	city: string;
	cityName: string;
	searchNames: string[];
	countryCode: string;
	address1: string;
	address2?: string;
	postalCode?: string;
	stateCode?: string;
	latitude: number;
	longitude: number;
	phone?: string;
	email?: string;
	hours: OpeningHours[];
	timeZone: string;
	services: string[];
	inventoryId?: string;
};

export type StorePort = {
	all(): Promise<Store[]>;
	/** Returns the stores with their distance from a postal code in kilometres, the nearest first. */
	near(countryCode: string, postalCode: string): Promise<{ id: string; kilometres: number }[]>;
};

const time = z.string().regex(/^\d{2}:\d{2}$/);
const storeSchema = z.object({
	id: z.string(),
	name: z.string().default(""),
	city: z.string().default(""),
	c_cityName: z.string().optional(),
	c_searchNames: z.array(z.string()).default([]),
	countryCode: z.string(),
	address1: z.string().default(""),
	address2: z.string().optional(),
	postalCode: z.string().optional(),
	stateCode: z.string().optional(),
	latitude: z.number(),
	longitude: z.number(),
	phone: z.string().optional(),
	email: z.string().optional(),
	inventoryId: z.string().optional(),
	c_openingHours: z
		.array(z.object({ days: z.array(z.int().min(1).max(7)), opens: time, closes: time }))
		.default([]),
	c_timeZone: z.string().default("UTC"),
	c_services: z.array(z.string()).default([]),
});

export const storesSchema = z.array(storeSchema);

const toStore = ({
	c_cityName,
	c_searchNames,
	c_openingHours,
	c_timeZone,
	c_services,
	...store
}: z.infer<typeof storeSchema>): Store => ({
	...store,
	cityName: c_cityName ?? store.city,
	searchNames: c_searchNames,
	hours: c_openingHours,
	timeZone: isTimeZone(c_timeZone) ? c_timeZone : "UTC",
	services: c_services,
});

const EVERYWHERE = { maxDistance: 20_012, limit: 200, distanceUnit: "km" } as const;

type Calls = Pick<PlatformCalls, "cache"> & { platform: ScapiContext["platform"] };

export const createStores = (calls: Calls, locale: SiteLocale): StorePort => {
	const callWith = (signal?: AbortSignal) =>
		createSharedCall(
			{ platform: signal ? { ...calls.platform, deadline: signal } : calls.platform, locale },
			() => new Date(calls.cache.now()),
		);
	const code = findTextCode(locale.language, localeTag(locale));
	const logFailures = async <T>(ask: () => Promise<T>): Promise<T> => {
		try {
			return await ask();
		} catch (error) {
			if (isUnavailable(error))
				calls.platform.log("warning", "commerce/stores", "Stores API Error", { error });
			throw error;
		}
	};
	return {
		all: async () => {
			const { value } = await loadCached<Store[]>(calls.cache, {
				site: locale.siteId,
				key: code,
				policy: VALUES.stores,
				tags: ["stores"],
				load: (signal) =>
					logFailures(async () => {
						const { data } = await callWith(signal)((clients) =>
							clients.shopperStores.searchStores({
								params: { query: { latitude: 0, longitude: 0, ...EVERYWHERE } },
							}),
						);
						const result = storesSchema.safeParse(data.data ?? []);
						if (!result.success)
							throw new PlatformUnavailable("malformed", `Stores of ${localeTag(locale)} cannot be read.`);
						return { value: result.data.map(toStore) };
					}),
			});
			return value;
		},
		near: (countryCode, postalCode) =>
			logFailures(async () => {
				const { data } = await callWith()((clients) =>
					clients.shopperStores.searchStores({
						params: { query: { countryCode, postalCode, ...EVERYWHERE } },
					}),
				);
				return (data.data ?? []).map(({ id, distance }) => ({ id, kilometres: distance ?? 0 }));
			}),
	};
};
