import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export async function listen(
	respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
	{ host = "127.0.0.1", port = 0 } = {},
): Promise<{ origin: string; stop(): Promise<void> }> {
	const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
		respond(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
	});
	await new Promise<void>((resolve) => server.listen(port, host, resolve));
	return {
		origin: `http://${host}:${(server.address() as AddressInfo).port}`,
		stop: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}
