import { inject } from "vitest";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { startMiniflare, storefrontWorker } from "../../scripts/lib/workers.ts";

export type WatchedStorefront = {
	origin: string;
	/** Returns the addresses that the storefront has requested of the cloud since the last call, once none is under way. */
	takeRequests(): Promise<URL[]>;
	stop(): Promise<void>;
};

/** Each side of the proxy has its own connection, length and encoding. */
const withoutTransport = (headers: Headers): Headers => {
	const kept = new Headers(headers);
	for (const name of ["host", "connection", "content-encoding", "content-length", "transfer-encoding"])
		kept.delete(name);
	return kept;
};

/** Starts another storefront of the tests' cloud, whose requests can be counted. `vars`: variables of its own. */
export async function startWatchedStorefront(vars: Record<string, string> = {}): Promise<WatchedStorefront> {
	const commerce = inject("commerce");
	const requests: URL[] = [];
	const running = new Set<Promise<unknown>>();
	/** The cloud returns logins to its own origin alone, which the storefront knows by the name of its binding. */
	const rename = (text: string): string =>
		text.replaceAll(encodeURIComponent("https://commerce.internal"), encodeURIComponent(commerce));
	const forward = async (request: Request): Promise<Response> => {
		const { pathname, search } = new URL(request.url);
		const path = rename(pathname + search);
		requests.push(new URL(path, commerce));
		const headers = withoutTransport(request.headers);
		const { method } = request;
		const body = method === "GET" || method === "HEAD" ? undefined : rename(await request.text());
		return fetch(commerce + path, { method, headers, body, redirect: "manual" });
	};
	const worker = storefrontWorker(ensureSecrets(), "staging", vars);
	const forwardWatched = async (request: unknown): Promise<Response> => {
		const response = forward(request as Request);
		running.add(response);
		const land = () => running.delete(response);
		response.then(land, land);
		const { status, headers, body } = await response;
		return new Response(body, { status, headers: withoutTransport(headers) });
	};
	const miniflare = await startMiniflare({
		workers: [
			{
				...worker,
				serviceBindings: { ...worker.serviceBindings, COMMERCE: forwardWatched },
				unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
			} as Parameters<typeof startMiniflare>[0]["workers"][number],
		],
	});
	const { origin } = await miniflare.unsafeGetDirectURL("vetrina");
	return {
		origin,
		async takeRequests() {
			while (running.size > 0) await Promise.allSettled(running);
			return requests.splice(0);
		},
		stop: () => miniflare.dispose(),
	};
}
