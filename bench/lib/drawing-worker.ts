import cloud from "cloud";
import { mostHeld } from "./memory-meter.ts";

type Stores = { STORES: Fetcher };

const readRows = async (env: Stores, sql: string, values: unknown[]): Promise<Record<string, unknown>[]> => {
	const response = await env.STORES.fetch("http://stores/sql", {
		method: "POST",
		body: JSON.stringify({ sql, values }),
	});
	return response.json();
};

const statement = (env: Stores, sql: string, values: unknown[] = []): unknown => ({
	bind: (...parameters: unknown[]) => statement(env, sql, parameters),
	first: async () => (await readRows(env, sql, values))[0] ?? null,
	all: async () => ({ results: await readRows(env, sql, values) }),
});

const emptyBucket = (env: Stores) => ({
	get: async () => null,
	put: async (key: string, body: Uint8Array<ArrayBuffer>) => {
		await env.STORES.fetch(`http://stores/pictures/${key}`, { method: "PUT", body });
	},
});

export default {
	async fetch(request: Request, env: Stores, ctx: ExecutionContext): Promise<Response> {
		if (new URL(request.url).pathname === "/held") return Response.json(mostHeld());
		const DB = { prepare: (sql: string) => statement(env, sql) };
		return cloud.fetch(request, { ...env, DB, MEDIA: emptyBucket(env) }, ctx);
	},
};
