import { Agent, type IncomingMessage, request } from "node:http";
import { expect, inject, test } from "vitest";

/** Sends a request on the agent's one connection; returns the local port. */
const send = (agent: Agent, origin: string, path: string, method: string, body = "") =>
	new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
		const headers = {
			accept: "*/*",
			...(body === "" ? {} : { "content-type": "application/json", "content-length": `${body.length}` }),
		};
		const sent = request(origin, { path, method, agent, headers }, (response: IncomingMessage) => {
			const { localPort: port } = response.socket;
			response.resume();
			response.on("error", reject);
			response.on("end", () => resolve({ status: response.statusCode, port }));
		});
		sent.on("error", reject);
		sent.end(body);
	});

type Refused = readonly [path: string, method: string, size: number, status: number];
const STOREFRONT: readonly Refused[] = [
	["/en-it/cart", "POST", 50, 403],
	["/api/en-it/basket/items", "POST", 50_000, 403],
	["/ops/cache/purge", "POST", 50, 401],
	["/en-it/", "PUT", 50, 405],
	["/en-it//cart", "POST", 50, 400],
];
const CLOUD: readonly Refused[] = [
	["/nothing", "POST", 50_000, 404],
	["/health", "PUT", 50, 405],
	["/admin//faults", "PUT", 50, 400],
	["/admin/faults", "PUT", 50, 401],
];

test.each([
	["the storefront", () => inject("storefront"), STOREFRONT],
	["the commerce cloud", () => inject("commerce"), CLOUD],
])(
	"a small body that %s refuses keeps the connection for the next request",
	async (_, originOf, refusals) => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const origin = originOf();
		for (const [path, method, size, status] of refusals) {
			const refused = await send(agent, origin, path, method, "x".repeat(size));
			expect(refused, path).toMatchObject({ status });
			expect(await send(agent, origin, "/robots.txt", "GET"), path).toMatchObject({ port: refused.port });
		}
		agent.destroy();
	},
);
