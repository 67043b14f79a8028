import * as z from "zod";
import type { Place } from "../../shared/domain/consent/consent-mode.ts";
import type { Bindings } from "../base/bindings.ts";
import { type PlatformContext, platformFetch } from "./fetch.ts";

export type GeolocationContext = PlatformContext & {
	env: PlatformContext["env"] & Pick<Bindings, "GEOLOCATION_URL">;
};

const PATH = "/cookieconsentpub/v1/geo/location";
const PATIENCE = 1000;

const code = z.string().max(64).catch("");
const placeSchema = z.object({
	country: z.string().regex(/^[A-Z]{2}$/),
	state: code,
	stateName: code,
	continent: code,
});

/** Returns the place of an IP address, or null if the provider fails or is too slow. The address is not stored. */
export const locateAddress = async (
	platform: GeolocationContext,
	address?: string,
): Promise<Place | null> => {
	const { GEOLOCATION_URL } = platform.env;
	const cx: PlatformContext = GEOLOCATION_URL
		? { ...platform, env: { COMMERCE_URL: GEOLOCATION_URL } }
		: platform;
	const headers = new Headers({ accept: "application/json" });
	if (address) headers.set("x-forwarded-for", address);
	const answer = await platformFetch(cx, PATH, { headers }, { timeout: PATIENCE, retries: 0 });
	const place = answer.ok ? placeSchema.safeParse(answer.json).data : undefined;
	if (!place)
		platform.log("warning", "platform/geolocation", "Locating a shopper failed, consent is asked for", {
			detail: answer.ok ? "The response has an unexpected shape." : answer.detail,
		});
	return place ?? null;
};
