import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyOf, listen } from "./listen.ts";

/** A cloud that replays the responses of another one. */
export type Replay = {
	origin: string;
	/** What is read from it while something happens: paths with their queries, logins aside. */
	readDuring(happen: () => Promise<unknown>): Promise<string[]>;
	stop(): Promise<void>;
};

type StoredResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Every login has a body of its own, but which guest it is makes no difference to a page. */
const LOGIN = /^\/shopper\/auth\//;
/** Headers of one connection or of one response's length, which Node writes itself. */
const OF_THE_CONNECTION =
	/^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|date)$/;

/**
 * A proxy between a storefront and the cloud that sends each request once and stores the response. It runs in a process of its
 * own (this one), so that neither the CPU of the cloud nor its latency is part of what is measured: a storefront's
 * requests depend on its caches, so a new one may still come later.
 */
export async function startReplay(cloud: string): Promise<Replay> {
	const stored = new Map<string, StoredResponse>();
	let read: string[] = [];
	const responseTo = async (request: IncomingMessage): Promise<StoredResponse> => {
		const { method = "GET", url = "/" } = request;
		const body = await bodyOf(request);
		if (method === "GET" && !LOGIN.test(url)) read.push(url);
		const key = `${method} ${LOGIN.test(url) ? url.split("?", 1)[0] : `${url} ${body}`}`;
		const known = stored.get(key);
		if (known) return known;
		const response = await ask(new URL(url, cloud), method, request, body);
		stored.set(key, response);
		return response;
	};

	const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const { status, headers, body } = await responseTo(request);
		response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
	};
	return {
		...(await listen(respond)),
		async readDuring(happen) {
			read = [];
			await happen();
			return read.splice(0);
		},
	};
}

async function ask(
	url: URL,
	method: string,
	request: IncomingMessage,
	body: Buffer,
): Promise<StoredResponse> {
	const passed = Object.entries(request.headers).filter(
		(entry): entry is [string, string] => typeof entry[1] === "string" && !OF_THE_CONNECTION.test(entry[0]),
	);
	const response = await fetch(url, {
		method,
		headers: passed.filter(([name]) => name !== "host"),
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
