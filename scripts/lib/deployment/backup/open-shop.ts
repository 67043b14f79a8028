import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { Agent, fetch } from "undici";
import { getPlatformProxy, unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { root } from "../../run.ts";
import { startMiniflare } from "../../workers.ts";
import type { Environment } from "../environments.ts";
import { CONFIG_FILES } from "../read-deployment.ts";
import type { ShopData } from "./backup-shop.ts";
import type { Rows, Statement } from "./copy-database.ts";

export type OpenShop = { data: ShopData; close(): Promise<void> };

const COMMERCE = resolve(root, CONFIG_FILES.commerce);

/** Reaches database and bucket of a local shop by HTTP, because Miniflare's own proxy loses calls on connections that workerd has closed. */
const SCRIPT = `export default {
	async fetch(request, { DB, MEDIA }) {
		const { searchParams } = new URL(request.url);
		const key = searchParams.get("key");
		try {
			if (request.method === "PUT") {
				await MEDIA.put(key, await request.arrayBuffer(), JSON.parse(searchParams.get("options")));
				return Response.json(null);
			}
			if (key !== null) return new Response((await MEDIA.get(key))?.body ?? null, { status: (await MEDIA.head(key)) ? 200 : 404 });
			const { statements, list } = await request.json();
			if (list) {
				const { objects, truncated, cursor } = await MEDIA.list(list);
				const plain = objects.map(({ key, httpMetadata, customMetadata }) => ({ key, httpMetadata, customMetadata }));
				return Response.json({ objects: plain, truncated, cursor });
			}
			return Response.json(await DB.batch(statements.map(({ sql, values }) => DB.prepare(sql).bind(...values))));
		} catch (error) {
			return new Response(error.message, { status: 500 });
		}
	},
};`;
/** Each request has a connection of its own, which `pipelining: 0` means. */
const ONE_EACH = new Agent({ pipelining: 0 });

class LocalStatement implements Statement {
	readonly sql: string;
	readonly values: readonly unknown[];
	readonly #run: (statements: LocalStatement[]) => Promise<Rows[]>;
	constructor(
		run: (statements: LocalStatement[]) => Promise<Rows[]>,
		sql: string,
		values: readonly unknown[] = [],
	) {
		this.#run = run;
		this.sql = sql;
		this.values = values;
	}
	bind(...values: unknown[]): Statement {
		return new LocalStatement(this.#run, this.sql, values);
	}
	async all(): Promise<Rows> {
		const [rows] = await this.#run([this]);
		return rows ?? { results: [] };
	}
}

function callShop(url: URL): ShopData {
	const ask = async (query: Record<string, string>, init: { method: string; body?: string | Uint8Array }) => {
		const response = await fetch(new URL(`?${new URLSearchParams(query)}`, url), {
			...init,
			dispatcher: ONE_EACH,
		});
		if (response.status === 500) throw new Error(await response.text());
		return response;
	};
	const post = async (body: unknown): Promise<unknown> =>
		(await ask({}, { method: "POST", body: JSON.stringify(body) })).json();
	const run = async (statements: LocalStatement[]): Promise<Rows[]> => (await post({ statements })) as Rows[];
	return {
		DB: {
			prepare: (sql) => new LocalStatement(run, sql),
			batch: (statements) => run(statements as LocalStatement[]),
		},
		MEDIA: {
			list: async (list) => (await post({ list })) as Awaited<ReturnType<ShopData["MEDIA"]["list"]>>,
			async get(key) {
				const response = await ask({ key }, { method: "GET" });
				return response.status === 404 ? null : response;
			},
			put: (key, body, options) =>
				ask({ key, options: JSON.stringify(options) }, { method: "PUT", body: Uint8Array.from(body) }),
		},
	};
}

/** Opens database and bucket of a local shop. No Worker may run on the same folder. */
export async function openLocalShop(state: string): Promise<OpenShop> {
	const { workerOptions } = unstable_getMiniflareWorkerOptions(COMMERCE);
	const { d1Databases, r2Buckets } = workerOptions as Record<
		"d1Databases" | "r2Buckets",
		Record<string, { id: string }>
	>;
	const name = "backup";
	const unsafeDirectSockets = [{ host: "127.0.0.1", port: 0 }];
	const miniflare = await startMiniflare({
		state,
		workers: [
			{
				name,
				modules: true,
				script: SCRIPT,
				compatibilityDate: "2026-10-01",
				d1Databases,
				r2Buckets,
				unsafeDirectSockets,
			},
		],
	});
	return { data: callShop(await miniflare.unsafeGetDirectURL(name)), close: () => miniflare.dispose() };
}

type Config = {
	compatibility_date: string;
	d1_databases: Record<string, unknown>[];
	r2_buckets: Record<string, unknown>[];
};

/** Opens database and bucket of a deployed shop by wrangler's remote bindings, with the login of wrangler. */
export async function openDeployedShop(environment: Environment): Promise<OpenShop> {
	const config = unstable_readConfig(
		{ config: COMMERCE, env: environment },
		{ hideWarnings: true },
	) as Config;
	const remote = (bindings: Record<string, unknown>[]) => bindings.map((one) => ({ ...one, remote: true }));
	const file = resolve(root, ".cache/backup/wrangler.json");
	mkdirSync(resolve(file, ".."), { recursive: true });
	writeFileSync(
		file,
		JSON.stringify({
			name: "vetrina-backup",
			compatibility_date: config.compatibility_date,
			d1_databases: remote(config.d1_databases),
			r2_buckets: remote(config.r2_buckets),
		}),
	);
	const { env, dispose } = await getPlatformProxy<ShopData>({ configPath: file, persist: false });
	return { data: env, close: dispose };
}
