import type { IncomingMessage, ServerResponse } from "node:http";
import { listen, readBody } from "./listen.ts";

export type Replay = {
	origin: string;
	/** Returns the paths of GET requests during an action, with queries and without logins. */
	readDuring(happen: () => Promise<unknown>): Promise<string[]>;
	stop(): Promise<void>;
};

type StoredResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Logins are stored by method and path alone: their bodies differ, but the guest makes no difference to a page. */
const LOGIN = /^\/shopper\/auth\//;
const OF_THE_CONNECTION =
	/^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|date)$/;

/**
 * Starts a proxy that sends each request to the cloud once and stores the response. The proxy runs in this process, so that the cloud's
 * CPU and latency are not measured. A storefront's requests depend on its caches, so new requests may still come later.
 */
export async function startReplay(cloud: string): Promise<Replay> {
	const storedResponses = new Map<string, StoredResponse>();
	let readKeys: string[] = [];
	const responseTo = async (request: IncomingMessage): Promise<StoredResponse> => {
		const { method = "GET", url = "/" } = request;
		const body = await readBody(request);
		if (method === "GET" && !LOGIN.test(url)) readKeys.push(url);
		const key = `${method} ${LOGIN.test(url) ? url.split("?", 1)[0] : `${url} ${body}`}`;
		const storedResponse = storedResponses.get(key);
		if (storedResponse) return storedResponse;
		const response = await ask(new URL(url, cloud), method, request, body);
		storedResponses.set(key, response);
		return response;
	};

	const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const { status, headers, body } = await responseTo(request);
		response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
	};
	return {
		...(await listen(respond)),
		async readDuring(happen) {
			readKeys = [];
			await happen();
			return readKeys.splice(0);
		},
	};
}

async function ask(
	url: URL,
	method: string,
	request: IncomingMessage,
	body: Buffer,
): Promise<StoredResponse> {
	const passedHeaders = Object.entries(request.headers).filter(
		(entry): entry is [string, string] => typeof entry[1] === "string" && !OF_THE_CONNECTION.test(entry[0]),
	);
	const response = await fetch(url, {
		method,
		headers: passedHeaders.filter(([name]) => name !== "host"),
		redirect: "manual",
		...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
	});
	const headers = [...response.headers].filter(([name]) => !OF_THE_CONNECTION.test(name));
	return {
		status: response.status,
		headers: Object.fromEntries(headers),
		body: Buffer.from(await response.arrayBuffer()),
	};
}
