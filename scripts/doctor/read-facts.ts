import { existsSync, statSync } from "node:fs";
import { relative, resolve } from "node:path";
import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";
import { unstable_readConfig } from "wrangler";
import { readVars, secretFile, secretNames } from "../lib/checks/secrets.ts";
import { CONFIG_FILES } from "../lib/deployment/read-deployment.ts";
import { houseFile, houseFolder, listSpoken } from "../lib/house.ts";
import { seedFile } from "../lib/house-seed.ts";
import { checkGlyphs } from "../lib/look/check-glyphs.ts";
import { attempt, root } from "../lib/run.ts";
import { readApplied } from "../upgrade/applied-migration.ts";
import { openHouse } from "../upgrade/house-files.ts";
import type { HouseFacts, HouseModules } from "./check-house.ts";
import type { Answer, SecretFacts, Service, Worker, WorkerConfig } from "./check-workers.ts";

/** Milliseconds until a service counts as silent. */
const ANSWERS_WITHIN = 5000;

type Config = {
	vars: Record<string, unknown>;
	assets?: { binding?: string };
	kv_namespaces: { binding: string }[];
	d1_databases: { binding: string }[];
	r2_buckets: { binding: string }[];
	durable_objects: { bindings: { name: string }[] };
	queues: { producers?: { binding: string }[] };
	services?: { binding: string }[];
};

export async function readWorkerConfig(worker: Worker): Promise<WorkerConfig> {
	const file = CONFIG_FILES[worker];
	const config: Config = unstable_readConfig({ config: resolve(root, file) }, { hideWarnings: true });
	const listNames = (rows: readonly { binding: string }[] = []): string[] =>
		rows.map(({ binding }) => binding);
	return {
		worker,
		file,
		vars: config.vars,
		services: listNames(config.services),
		bindings: {
			assets: config.assets?.binding ? [config.assets.binding] : [],
			kv_namespaces: listNames(config.kv_namespaces),
			d1_databases: listNames(config.d1_databases),
			r2_buckets: listNames(config.r2_buckets),
			durable_objects: config.durable_objects.bindings.map(({ name }) => name),
			"queues.producers": listNames(config.queues.producers),
		},
	};
}

export async function readSecrets(worker: Worker): Promise<SecretFacts> {
	const file = secretFile(worker);
	const path = resolve(root, file);
	const { code } = await attempt("git", ["ls-files", "--error-unmatch", file], { quiet: true }).catch(() => ({
		code: 1,
	}));
	return {
		file,
		values: readVars(path),
		names: secretNames(worker),
		isTracked: code === 0,
		isOpen: process.platform !== "win32" && existsSync(path) && (statSync(path).mode & 0o077) !== 0,
	};
}

export async function askService({ url }: Service): Promise<Answer> {
	try {
		const { status } = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(ANSWERS_WITHIN) });
		return { status };
	} catch (error) {
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
		const { code, message = String(cause) } = cause as { code?: string; message?: string };
		return { reason: code ?? message };
	}
}

export async function readHouse({ hasPlatform }: { hasPlatform: boolean }): Promise<HouseFacts> {
	const modules: HouseModules = {};
	const errors: Record<string, string> = {};
	for (const name of ["engine", "storefront", "theme", "checkout"] as const)
		try {
			modules[name] = await import(houseFile(name));
		} catch (error) {
			const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
			errors[name] = existsSync(houseFile(name))
				? line
				: `${relative(root, houseFolder)}/${name}.ts is missing.`;
		}
	return {
		modules,
		errors,
		hasCatalogue: existsSync(seedFile()),
		fontFaults: await listFontFaults(modules),
		languages: languageCodes,
		hasPlatform,
	};
}

async function listFontFaults({ theme, engine }: HouseModules): Promise<string[]> {
	if (!theme?.theme || !engine?.house) return [];
	try {
		return checkGlyphs(theme.theme as Theme, await listSpoken(), houseFolder);
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}

export const readMigration = (): number => readApplied(openHouse(houseFolder, () => undefined));
