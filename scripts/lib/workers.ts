import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve } from "node:path";
import {
	convertV4MiniflareOptions,
	getDefaultDevRegistryPath,
	Log,
	LogLevel,
	Miniflare,
	type V4MiniflareOptions,
} from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Secrets } from "./checks/secrets.ts";
import { dist as chosenDist } from "./house.ts";
import { PLAIN_PICTURES } from "./pictures/plain-pictures.ts";
import { root } from "./run.ts";
import type { Span } from "./traces/read-span-events.ts";
import { withTraces } from "./traces/tail-worker.ts";

type WorkerOptions = Extract<V4MiniflareOptions, { workers: unknown[] }>["workers"][number];

export type InstanceType = "production" | "staging" | "development";

export type LocalOptions = {
	secrets: Secrets;
	dist?: string;
	/** Folder of D1, R2 and KV; if undefined, they are in a temporary folder that is removed at the end. */
	state?: string;
	instanceType?: InstanceType;
	host?: string;
	/** 0 takes any free port. */
	storefrontPort?: number;
	commercePort: number;
	commerceOnly?: boolean;
	plainPictures?: boolean;
	register?: boolean;
	storefrontVars?: Record<string, string>;
	commerceVars?: Record<string, string>;
	inspectorPort?: number;
	log?: string | undefined;
	onSpans?: ((spans: Span[]) => void) | undefined;
};

export type Local = {
	miniflare: Miniflare;
	storefront: string;
	commerce: string;
	cron(): Promise<void>;
	stop(): Promise<void>;
};

function builtWorker(config: string, folder: string, vars: Record<string, string>): WorkerOptions {
	const { workerOptions } = unstable_getMiniflareWorkerOptions(resolve(root, config));
	// The Worker that logs are sent to does not run here.
	const { modulesRules, tails, ...options } = workerOptions;
	return {
		...options,
		modulesRoot: resolve(root, folder),
		modules: builtModules(resolve(root, folder)),
		bindings: { ...(options.bindings as object | undefined), ...vars },
	} as WorkerOptions;
}

const MODULE_TYPES: Record<string, "ESModule" | "CompiledWasm" | "Data"> = {
	".js": "ESModule",
	".wasm": "CompiledWasm",
	".bin": "Data",
};
type Module = { type: "ESModule" | "CompiledWasm" | "Data"; path: string; contents: Uint8Array };

function builtModules(folder: string): Module[] {
	const entry = join(folder, "index.js");
	if (!existsSync(entry))
		throw new Error(`${relative(root, folder)} is not built: run \`npm run build\` first.`);
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
	const modules = files.filter((file) => extname(file) in MODULE_TYPES && file !== entry);
	return [entry, ...modules].map((path) => ({
		type: MODULE_TYPES[extname(path)] ?? "ESModule",
		path,
		contents: readFileSync(path),
	}));
}

export function commerceWorker(
	secrets: Secrets,
	instanceType: InstanceType,
	more = {},
	dist = chosenDist,
): WorkerOptions {
	const vars = { ...secrets.commerce, INSTANCE_TYPE: instanceType, ...more };
	return {
		...builtWorker("packages/commerce-sandbox/wrangler.toml", `${dist}/commerce`, vars),
		name: "vetrina-commerce",
	};
}

const OPERATIONS = "vetrina-operations";

/** Returns the storefront without the Worker of operations, which it can do without. */
export function storefrontWorker(
	secrets: Secrets,
	instanceType: InstanceType,
	vars = {},
	dist = chosenDist,
): WorkerOptions {
	const all = { ...secrets.storefront, INSTANCE_TYPE: instanceType, ...vars };
	const worker = builtWorker(`${dist}/vetrina/wrangler.json`, `${dist}/vetrina`, all);
	const bindings = Object.entries(worker.serviceBindings ?? {}).filter(([name]) => name !== "OPERATIONS");
	return { ...worker, serviceBindings: Object.fromEntries(bindings), name: "vetrina" } as WorkerOptions;
}

/** Returns the Worker of operations, to which `bindOperations` binds a storefront. */
export const operationsWorker = (dist = chosenDist): WorkerOptions => ({
	...builtWorker(`${dist}/operations/wrangler.json`, `${dist}/operations`, {}),
	name: OPERATIONS,
});

const bindOperations = (worker: WorkerOptions): WorkerOptions => ({
	...worker,
	serviceBindings: { ...worker.serviceBindings, OPERATIONS },
});

/** Editors of a local shop work in the cloud's studio. */
const listEditors = (port: number): Record<string, string> =>
	port ? { EDITOR_ORIGINS: `http://localhost:${port} http://127.0.0.1:${port}` } : {};

export async function startLocal(options: LocalOptions): Promise<Local> {
	const instanceType = options.instanceType ?? "staging";
	const host = options.host ?? "127.0.0.1";
	// Origins for links in mails and for redirects after a sign-in, which need a known port.
	const { storefrontPort, commercePort } = options;
	const links = {
		...(storefrontPort ? { STOREFRONT_ORIGIN: `http://localhost:${storefrontPort}` } : {}),
		...(commercePort ? { PUBLIC_ORIGIN: `http://localhost:${commercePort}` } : {}),
	};
	const workers: WorkerOptions[] = [
		{
			...commerceWorker(options.secrets, instanceType, { ...links, ...options.commerceVars }, options.dist),
			// The cloud shows mails and fake providers to local clients, so it listens on this machine alone.
			unsafeDirectSockets: [{ host: "127.0.0.1", port: options.commercePort }],
		},
	];
	if (!options.commerceOnly) {
		const vars = { ...listEditors(commercePort), ...options.storefrontVars };
		const storefront = bindOperations(storefrontWorker(options.secrets, instanceType, vars, options.dist));
		workers.push(operationsWorker(options.dist));
		if (options.plainPictures) {
			storefront.serviceBindings = { ...storefront.serviceBindings, COMMERCE: PLAIN_PICTURES.name };
			workers.push(PLAIN_PICTURES);
		}
		workers.unshift({
			...storefront,
			// The direct socket reaches workerd without Miniflare's entry, which would add a hop.
			unsafeDirectSockets: [{ host, port: options.storefrontPort ?? 0 }],
		});
	}
	const { register, state, inspectorPort, onSpans } = options;
	const onLine = options.log ? linesTo(options.log) : undefined;
	const miniflare = await startMiniflare({ workers, register, state, inspectorPort, onLine, onSpans });
	const commerce = await miniflare.unsafeGetDirectURL("vetrina-commerce");
	const storefront = options.commerceOnly ? commerce : await miniflare.unsafeGetDirectURL("vetrina");
	return {
		miniflare,
		storefront: storefront.origin,
		commerce: commerce.origin,
		cron: async () => {
			for (const name of ["vetrina-commerce", ...(options.commerceOnly ? [] : ["vetrina"])]) {
				const { outcome } = await (await miniflare.getWorker(name)).scheduled();
				if (outcome !== "ok") throw new Error(`The Worker ${name} ended with "${outcome}".`);
			}
		},
		stop: () => miniflare.dispose(),
	};
}

function linesTo(file: string): (line: string) => void {
	const path = resolve(root, file);
	mkdirSync(dirname(path), { recursive: true });
	const stream = createWriteStream(path);
	return (line) => void stream.write(`${line}\n`);
}

export async function startMiniflare(options: {
	workers: WorkerOptions[];
	state?: string;
	register?: boolean;
	inspectorPort?: number;
	onLine?: ((line: string) => void) | undefined;
	onSpans?: ((spans: Span[]) => void) | undefined;
}): Promise<Miniflare> {
	const { onLine, onSpans } = options;
	const [first, ...rest] = onSpans ? withTraces(options.workers, onSpans) : options.workers;
	if (!first) throw new Error("No Worker to run");
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			workers: [first, ...rest],
			host: "127.0.0.1",
			port: 0,
			cf: false,
			telemetry: { enabled: false },
			log: new Log(LogLevel.WARN),
			...(options.inspectorPort ? { inspectorPort: options.inspectorPort } : {}),
			...(onLine ? { handleStructuredLogs: ({ message }) => onLine(message) } : {}),
			...(options.register ? { unsafeDevRegistryPath: getDefaultDevRegistryPath() } : {}),
			...(options.state ? { resourcePersistencePath: options.state } : {}),
		}),
	);
	await miniflare.ready;
	return miniflare;
}
