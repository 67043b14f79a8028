import { findStateKey } from "@vetrina/shop-rules/checkout/country-addresses.ts";
import { Hono } from "hono";
import {
	type AddressSuggestionsResponse,
	addressQueryBody,
} from "../../shared/contracts/address-suggestions.ts";
import { addressLines } from "../present/addresses/written-address.ts";
import type { ApiEnv } from "./api-env.ts";
import { fail, validate } from "./respond.ts";

export const addressesApp = new Hono<ApiEnv>().post(
	"/suggestions",
	validate("json", addressQueryBody),
	async (c) => {
		const { query, country } = c.req.valid("json");
		const api = c.get("api");
		const suggestions = await api.addresses.suggest(query, country);
		if (!suggestions) return fail(c, "unavailable");
		const { language } = api.view.locale;
		return c.json<AddressSuggestionsResponse, 200>(
			{
				ok: true,
				suggestions: suggestions.map((one) => {
					const stateCode = one.stateCode && findStateKey(country, one.stateCode);
					const values = { ...one, ...(stateCode ? { stateCode } : {}) };
					return { text: addressLines({ ...values, countryCode: country }, language).join(", "), values };
				}),
			},
			200,
		);
	},
);
