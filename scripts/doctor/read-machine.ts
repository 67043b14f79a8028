import { existsSync, readFileSync, realpathSync } from "node:fs";
import { relative, resolve } from "node:path";
import { commercePort, isFree, storefrontPort } from "../lib/ports.ts";
import { root } from "../lib/run.ts";
import type { HouseChoice } from "./check-house.ts";
import type { NodeFacts, PortFacts } from "./check-machine.ts";

type Manifest = {
	engines: { node: string };
	dependencies: Record<string, string>;
	devDependencies: Record<string, string>;
};

const readText = (path: string): string | undefined =>
	existsSync(resolve(root, path)) ? readFileSync(resolve(root, path), "utf8").trim() : undefined;
const readManifest = (): Manifest => JSON.parse(readText("package.json") ?? "{}") as Manifest;

export function readNode(): NodeFacts {
	const { engines, devDependencies } = readManifest();
	const [, machine] = /\bnode\/v([\d.]+)/.exec(process.env.npm_config_user_agent ?? "") ?? [];
	return {
		machine: machine ?? process.versions.node,
		scripts: process.versions.node,
		pinned: devDependencies.node ?? process.versions.node,
		engines: engines.node,
		nvmrc: readText(".nvmrc"),
	};
}

export function readPackages(path: string): Record<string, { version?: string }> {
	const lock: { packages?: Record<string, { version?: string }> } = JSON.parse(readText(path) ?? "{}");
	return lock.packages ?? {};
}

export const readPorts = (): Promise<PortFacts[]> =>
	Promise.all(
		[
			{ name: "STOREFRONT_PORT", number: storefrontPort(5173) },
			{ name: "COMMERCE_PORT", number: commercePort() },
		].map(async (port) => ({ ...port, isFree: await isFree(port.number) })),
	);

const tryRealPath = (path: string): string | undefined => {
	try {
		return relative(root, realpathSync(path));
	} catch {
		return undefined;
	}
};

export function readChoice(): HouseChoice {
	const folder = process.env.VETRINA_HOUSE;
	return {
		declared: readManifest().dependencies.house,
		linked: tryRealPath(resolve(root, "node_modules/house")),
		...(folder ? { override: { folder, exists: existsSync(resolve(root, folder)) } } : {}),
	};
}
