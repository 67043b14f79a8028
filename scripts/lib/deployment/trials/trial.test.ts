import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { root } from "../../run.ts";
import { CONFIG_FILES } from "../read-deployment.ts";
import type { Wrangler } from "./account.ts";
import { createTrial, deleteTrial } from "./trial.ts";
import { type FlatConfig, listQueues, nameTrial, TRIAL_BUCKET, TRIAL_NAME, toTrial } from "./trial-config.ts";

type Kind = "kv" | "d1" | "queues" | "r2" | "workers";
const KINDS: readonly Kind[] = ["kv", "d1", "queues", "r2", "workers"];
const OWN = nameTrial("pr-12");

let folder: string;
let account: Record<Kind, Map<string, string>>;
let secretsSeen: string[];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "vetrina-trial-"));
	account = Object.fromEntries(KINDS.map((kind) => [kind, new Map()])) as typeof account;
	account.kv.set("vetrina-staging-cache", "0".repeat(32));
	secretsSeen = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ok = (output = ""): { code: number; output: string } => ({ code: 0, output });
const absent = { code: 1, output: "✘ [ERROR] The resource was not found." };
const add = (kind: Kind, name: string): { code: number; output: string } => {
	if (account[kind].has(name)) return { code: 1, output: `✘ [ERROR] ${name} exists already.` };
	account[kind].set(name, `${kind}-${account[kind].size}`);
	return ok(`🌀 Creating ${name}\n✨ Success!`);
};
const drop = (kind: Kind, name: string): { code: number; output: string } =>
	account[kind].delete(name) ? ok() : absent;

/** An account that refuses what Cloudflare refuses: two resources of one name, bindings to what is missing, a queue that is consumed. */
const wrangler: Wrangler = async (args) => {
	const [command, ...rest] = args;
	const last = args.at(-1) ?? "";
	const after = (flag: string): string => args[args.indexOf(flag) + 1] ?? "";
	if (command === "kv" && rest[1] === "list")
		return ok(`Notice\n${JSON.stringify([...account.kv].map(([title, id]) => ({ id, title })))}`);
	if (command === "kv" && rest[1] === "create") return add("kv", last);
	if (command === "kv") {
		const [title = ""] = [...account.kv].find(([, id]) => id === after("--namespace-id")) ?? [];
		return drop("kv", title);
	}
	if (command === "d1" && rest[0] === "list")
		return ok(JSON.stringify([...account.d1].map(([name, uuid]) => ({ uuid, name }))));
	if (command === "d1" && rest[0] === "create") return add("d1", last);
	if (command === "d1" && rest[0] === "delete") return drop("d1", rest[1] ?? "");
	if (command === "queues" && rest[0] === "delete" && account.workers.size > 0)
		return { code: 1, output: "A consumer is attached." };
	if (command === "queues" || command === "r2") {
		const kind = command;
		if (rest.includes("info")) return account[kind].has(last) ? ok(last) : absent;
		return rest.includes("create") ? add(kind, last) : drop(kind, last);
	}
	if (command === "delete") return drop("workers", after("--name"));
	const config = JSON.parse(readFileSync(after("-c"), "utf8")) as FlatConfig;
	const d1Ids = [...account.d1.values()];
	expect(config.d1_databases.every(({ database_id: id }) => id !== undefined && d1Ids.includes(id))).toBe(
		true,
	);
	if (command !== "deploy") return ok();
	const kvIds = [...account.kv.values()];
	expect(config.kv_namespaces.every(({ id }) => id !== undefined && kvIds.includes(id))).toBe(true);
	expect(listQueues(config).every((queue) => account.queues.has(queue))).toBe(true);
	expect(config.r2_buckets.every(({ bucket_name: name }) => name && account.r2.has(name))).toBe(true);
	expect((config.services ?? []).every(({ service }) => account.workers.has(service))).toBe(true);
	secretsSeen.push(readFileSync(after("--secrets-file"), "utf8"));
	account.workers.set(config.name, "deployed");
	return ok();
};

const readStaging = (worker: keyof typeof CONFIG_FILES): FlatConfig =>
	unstable_readConfig(
		{ config: resolve(root, CONFIG_FILES[worker]), env: "staging" },
		{ hideWarnings: true },
	) as FlatConfig;
const configs = { commerce: readStaging("commerce"), storefront: readStaging("storefront") };
const secrets = { commerce: { ADMIN_TOKEN: "a" }, storefront: { OPS_TOKEN: "o" } };
const create = (fill = async () => {}): Promise<unknown> =>
	createTrial({
		name: "pr-12",
		domain: "house.workers.dev",
		wrangler,
		configs,
		files: { commerce: join(folder, "commerce.json"), storefront: join(folder, "storefront.json") },
		secrets,
		fill,
	});
const listAccount = (): string[][] => KINDS.map((kind) => [...account[kind].keys()].toSorted());

// proves ops-16
test("a trial has its own Workers, KV, database and queues, and its catalogue is filled before its storefront is there", async () => {
	let filled: string[] = [];
	const addresses = await create(async () => {
		filled = [...account.workers.keys()];
	});
	expect(filled).toEqual([`${OWN}-commerce`]);
	expect(addresses).toEqual({
		commerce: `https://${OWN}-commerce.house.workers.dev`,
		storefront: `https://${OWN}.house.workers.dev`,
	});
	expect(listAccount()).toEqual([
		["vetrina-staging-cache", `${OWN}-cache`].toSorted(),
		[`${OWN}-commerce`],
		Object.values(configs)
			.flatMap(listQueues)
			.map((queue) => queue.replace("vetrina-staging", OWN))
			.toSorted(),
		[TRIAL_BUCKET],
		[OWN, `${OWN}-commerce`],
	]);
	expect(secretsSeen.map((text) => JSON.parse(text))).toEqual([secrets.commerce, secrets.storefront]);
	expect(existsSync(join(folder, "commerce-secrets.json"))).toBe(false);
});

// proves ops-16
test("a trial is deployed again on what it has, also after a run that failed half-way", async () => {
	await expect(create(() => Promise.reject(new Error("The catalogue has a fault.")))).rejects.toThrow(
		"The catalogue has a fault.",
	);
	await create();
	const once = listAccount();
	await create();
	expect(listAccount()).toEqual(once);
});

// proves ops-16
test("deleting leaves the account as it was, twice or without a trial as well", async () => {
	const before = listAccount();
	const queues = Object.values(configs).flatMap((config) =>
		listQueues(toTrial(config, "pr-12", { kv: "", d1: "" })),
	);
	const remove = (): Promise<void> => deleteTrial({ name: "pr-12", wrangler, queues });
	await remove();
	await create();
	await remove();
	await remove();
	expect(listAccount().map((names) => names.filter((name) => name !== TRIAL_BUCKET))).toEqual(before);
});

// proves ops-16
test.each(["commerce", "storefront"] as const)(
	"no resource of the %s is that of another environment",
	(worker) => {
		const others = ["staging", "production"] as const;
		const trial = toTrial(configs[worker], "pr-12", { kv: "k", d1: "d" });
		const { vars: _, ...bound } = trial;
		const text = JSON.stringify({
			name: bound.name,
			kv: bound.kv_namespaces,
			d1: bound.d1_databases,
			r2: bound.r2_buckets,
			queues: bound.queues,
			services: bound.services,
		});
		const names = [...text.matchAll(/"(vetrina-[\w-]+)"/g)].map(([, name]) => name);
		expect(names.length).toBeGreaterThan(1);
		expect(names.filter((name) => !name?.startsWith(OWN) && name !== TRIAL_BUCKET)).toEqual([]);
		expect(text).not.toMatch(new RegExp(others.join("|")));
	},
);

test.each(["pr-12", "a", "feature-new-menu"])("the name %s is accepted", (name) =>
	expect(TRIAL_NAME.test(name)).toBe(true),
);
test.each(["", "PR-12", "-a", "a-", "a_b", "a".repeat(31), "feature/x"])("the name %j is refused", (name) =>
	expect(TRIAL_NAME.test(name)).toBe(false),
);
