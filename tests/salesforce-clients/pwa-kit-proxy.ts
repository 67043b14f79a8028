import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type ProxyConfig = { host: string; protocol?: string; path: string };
export const PROXIES = "/mobify/proxy/";

export async function startProxies(configs: readonly ProxyConfig[]) {
	const forward = async (request: IncomingMessage, response: ServerResponse) => {
		const url = request.url ?? "/";
		const config = configs.find(({ path }) => url.startsWith(`${PROXIES}${path}/`));
		if (!config) return response.writeHead(404).end();
		const { method = "GET", headers } = request;
		const { host: _host, connection: _connection, "content-length": _length, ...kept } = headers;
		const body = new Uint8Array(await buffer(request));
		const answer = await fetch(
			`${config.protocol ?? "https"}://${config.host}${url.slice(PROXIES.length + config.path.length)}`,
			{
				method,
				headers: kept as Record<string, string>,
				redirect: "manual",
				...(body.length > 0 ? { body } : {}),
			},
		);
		const { location, "content-type": type } = Object.fromEntries(answer.headers);
		response.writeHead(answer.status, {
			...(location ? { location } : {}),
			...(type ? { "content-type": type } : {}),
		});
		return response.end(Buffer.from(await answer.arrayBuffer()));
	};
	const server = createServer((request, response) => void forward(request, response));
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as AddressInfo;
	return { host: `localhost:${port}`, stop: () => server.close() };
}
