import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import type { Readable } from "node:stream";
import { root } from "../../scripts/lib/run.ts";
import { listen, readBody } from "./listen.ts";
import type { Running } from "./stand.ts";

type Module = { type: keyof typeof MODULE_FIELDS; path: string; contents: string | Uint8Array };

export type PlainWorker = {
	name: string;
	compatibilityDate: string;
	compatibilityFlags: string[];
	modules: Module[];
	modulesRoot?: string;
	bindings?: Record<string, string>;
	kvNamespaces?: Record<string, unknown>;
	serviceBindings?: Record<string, unknown>;
	assets?: { directory?: string; binding?: string };
};

/**
 * Starts a Worker alone in a workerd. Miniflare runs its cache, KV and asset router as Workers in the same process, whose CPU cannot be
 * separated; this process replaces them.
 */
export async function startPlain(
	worker: PlainWorker,
	cloud?: { origin: string },
	inspectorPort?: number,
): Promise<Running> {
	const [cache, kv] = await Promise.all([serve(emptyCache), serve(keepValues())]);
	const folder = resolve(root, `.cache/bench/workerd-${worker.name}`);
	rmSync(folder, { recursive: true, force: true });
	const { modulesRoot } = worker;
	const modules = worker.modules.map((module) => ({
		...module,
		path: modulesRoot ? relative(modulesRoot, module.path) : module.path,
	}));
	for (const { path, contents } of modules) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), contents);
	}
	const config = join(folder, "config.capnp");
	writeFileSync(config, buildConfig({ ...worker, modules }, { cache, kv, cloud: cloud ?? cache }));
	const workerd = createRequire(import.meta.resolve("miniflare"))("workerd") as { default: string };
	const child = spawn(
		workerd.default,
		[
			"serve",
			config,
			"--socket-addr=http=127.0.0.1:0",
			`--control-fd=${CONTROL_FD}`,
			...(inspectorPort ? [`--inspector-addr=127.0.0.1:${inspectorPort}`] : []),
		],
		{ stdio: ["ignore", "inherit", "inherit", "pipe"] },
	);
	const exit = new Promise<void>((done) => child.once("exit", () => done()));
	const origin = `http://127.0.0.1:${await readPort(child)}`;
	return {
		origin,
		pid: child.pid ?? Number.NaN,
		stop: async () => {
			child.kill("SIGKILL");
			await Promise.all([exit, cache.stop(), kv.stop()]);
		},
	};
}

/** workerd reports its sockets on this file descriptor. */
const CONTROL_FD = 3;

const readPort = (child: ChildProcess): Promise<number> =>
	new Promise((resolve, reject) => {
		child.once("exit", () => reject(new Error("workerd did not start")));
		(child.stdio[CONTROL_FD] as Readable).on("data", (lines: Buffer) => {
			for (const line of lines.toString().trim().split("\n")) {
				const { event, port } = JSON.parse(line) as { event: string; port: number };
				if (event === "listen") resolve(port);
			}
		});
	});

const MODULE_FIELDS = { ESModule: "esModule", CompiledWasm: "wasm", Data: "data", Text: "text" } as const;

const list = (items: string[]): string => `[\n${items.map((item) => `\t\t${item}`).join(",\n")}\n\t]`;
const text = (value: string): string => JSON.stringify(value);

function buildConfig(
	worker: PlainWorker,
	services: Record<"cache" | "kv" | "cloud", { origin: string }>,
): string {
	const externals = Object.entries(services).map(
		([name, { origin }]) =>
			`( name = ${text(name)}, external = ( address = ${text(new URL(origin).host)}, http = () ) )`,
	);
	const { directory, binding = "ASSETS" } = worker.assets ?? {};
	if (directory) externals.push(`( name = "assets", disk = ${text(resolve(root, directory))} )`);
	const bindings = [
		...Object.entries(worker.bindings ?? {}).map(([name, value]) => [name, `text = ${text(value)}`]),
		...Object.keys(worker.kvNamespaces ?? {}).map((name) => [name, 'kvNamespace = "kv"']),
		...Object.keys(worker.serviceBindings ?? {}).map((name) => [name, 'service = "cloud"']),
		...(directory ? [[binding, 'service = "assets"']] : []),
	];
	return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
	services = ${list([`( name = "main", worker = .main )`, ...externals])},
	sockets = [ ( name = "http", http = (), service = "main" ) ]
);
const main :Workerd.Worker = (
	compatibilityDate = ${text(worker.compatibilityDate)},
	compatibilityFlags = ${list(worker.compatibilityFlags.map(text))},
	modules = ${list(
		worker.modules.map(
			({ type, path }) => `( name = ${text(path)}, ${MODULE_FIELDS[type]} = embed ${text(path)} )`,
		),
	)},
	bindings = ${list(bindings.map(([name = "", value]) => `( name = ${text(name)}, ${value} )`))},
	cacheApiOutbound = "cache",
	globalOutbound = "cloud"
);
`;
}

type WorkerResponse = { status: number; headers?: Record<string, string>; body?: Buffer };
type Handler = (request: {
	method: string;
	path: string;
	headers: IncomingHttpHeaders;
	body: Buffer;
}) => WorkerResponse;

const emptyCache: Handler = ({ method }) =>
	method === "GET"
		? { status: 504, headers: { "cf-cache-status": "MISS" } }
		: { status: method === "PUT" ? 204 : 404 };

const keepValues = (): Handler => {
	const values = new Map<string, WorkerResponse>();
	return ({ method, path, headers, body }) => {
		if (method === "GET") return values.get(path) ?? { status: 404 };
		const metadata = headers["cf-kv-metadata"]?.toString();
		if (method === "DELETE") values.delete(path);
		else values.set(path, { status: 200, headers: metadata ? { "cf-kv-metadata": metadata } : {}, body });
		return { status: 200 };
	};
};

const serve = (handler: Handler) =>
	listen(async (request, response) => {
		const { method = "GET", url = "/", headers } = request;
		const { pathname: path } = new URL(url, "http://edge");
		const result = handler({ method, path, headers, body: await readBody(request) });
		response.writeHead(result.status, result.headers).end(result.body);
	});
