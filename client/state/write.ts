import type { QueryClient } from "@tanstack/react-query";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { sessionQuery } from "./basket/session-query.ts";
import { SENDS } from "./events/sends.ts";

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

/** Sends a write with this browser's anti-forgery token. It may have run out since it came: a second try brings a new one. */
export async function write<A extends WriteResult>(
	queryClient: QueryClient,
	apiHref: string,
	send: (api: ApiClient, options: WriteOptions) => Promise<Sent>,
): Promise<A | Refused> {
	dispatchEvent(new Event(SENDS));
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
