import type { QueryClient } from "@tanstack/react-query";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { sessionQuery } from "./basket/session-query.ts";
import { announceOrThrow } from "./events/sends.ts";

export type Refused = { ok: false; error: "forbidden" | "unavailable" | "invalid" };
type WriteOptions = { headers: { "x-csrf-token": string } };
type WriteResult = { ok: true } | { ok: false; error: string };
type Sent = { status: number; headers: Headers; json(): Promise<unknown> };

const toRefusal = (status: number): Refused => ({
	ok: false,
	error: status === 403 ? "forbidden" : status >= 500 ? "unavailable" : "invalid",
});

type Send = (api: ApiClient, options: WriteOptions) => Promise<Sent>;

/**
 * Announces and sends a change, so that the browser does not repeat it natively (shell-22). Throws if the browser already handles the
 * click natively.
 */
export async function write<A extends WriteResult>(
	queryClient: QueryClient,
	apiHref: string,
	send: Send,
	headers?: Readonly<Record<string, string>>,
): Promise<A | Refused> {
	announceOrThrow();
	return post<A>(queryClient, apiHref, send, headers);
}

export async function post<A extends WriteResult>(
	queryClient: QueryClient,
	apiHref: string,
	send: Send,
	headers?: Readonly<Record<string, string>>,
): Promise<A | Refused> {
	const api = createApiClient(apiHref);
	const once = async (csrf: string): Promise<A | Refused> => {
		const response = await send(api, { headers: { ...headers, "x-csrf-token": csrf } });
		return response.headers.get("content-type")?.startsWith("application/json")
			? ((await response.json()) as A)
			: toRefusal(response.status);
	};
	const session = await queryClient.ensureQueryData(sessionQuery(apiHref));
	const result = await once(session.csrf);
	if (result.ok || result.error !== "forbidden") return result;
	const renewedSession = await queryClient.fetchQuery({ ...sessionQuery(apiHref), staleTime: 0 });
	return once(renewedSession.csrf);
}
