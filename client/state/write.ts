import type { QueryClient } from "@tanstack/react-query";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { sessionQuery } from "./basket/session-query.ts";
import { announceOrThrow } from "./events/sends.ts";

/** What the Worker refuses before any resource is asked. */
export type Refused = { ok: false; error: "forbidden" | "unavailable" | "invalid" };
type WriteOptions = { headers: { "x-csrf-token": string } };
/** What every response of a write has; the rest is its own. */
type WriteResult = { ok: true } | { ok: false; error: string };
type Sent = { status: number; headers: Headers; json(): Promise<unknown> };

/** The worker's refusals (wrong origin or token, no response from the platform) are problem documents; here in the shop's words. */
const refusalOf = (status: number): Refused => ({
	ok: false,
	error: status === 403 ? "forbidden" : status >= 500 ? "unavailable" : "invalid",
});

type Send = (api: ApiClient, options: WriteOptions) => Promise<Sent>;

/** Sends what changes the shopper's data, so that the page does not make the same change by another way (shell-22). See `post`. Throws if it does so already. */
export async function write<A extends WriteResult>(
	queryClient: QueryClient,
	apiHref: string,
	send: Send,
): Promise<A | Refused> {
	announceOrThrow();
	return post<A>(queryClient, apiHref, send);
}

/** Sends a request with this browser's anti-forgery token, which may have expired: one retry fetches a new one. */
export async function post<A extends WriteResult>(
	queryClient: QueryClient,
	apiHref: string,
	send: Send,
): Promise<A | Refused> {
	const api = createApiClient(apiHref);
	const once = async (csrf: string): Promise<A | Refused> => {
		const response = await send(api, { headers: { "x-csrf-token": csrf } });
		return response.headers.get("content-type")?.startsWith("application/json")
			? ((await response.json()) as A)
			: refusalOf(response.status);
	};
	const known = await queryClient.ensureQueryData(sessionQuery(apiHref));
	const result = await once(known.csrf);
	if (result.ok || result.error !== "forbidden") return result;
	const renewed = await queryClient.fetchQuery({ ...sessionQuery(apiHref), staleTime: 0 });
	return once(renewed.csrf);
}
