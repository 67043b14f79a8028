import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { secretNames } from "../checks/secrets.ts";
import { root } from "../run.ts";
import { type Deployment, findPairRefusals, findRefusals } from "./check-deployment.ts";
import { ENVIRONMENTS } from "./environments.ts";
import { CONFIG_FILES, readDeployment } from "./read-deployment.ts";

const storefront: Deployment = {
	worker: "storefront",
	file: "wrangler.toml",
	vars: {
		INSTANCE_TYPE: "production",
		COMMERCE_ORGANIZATION: "f_ecom_abcd_prd",
		COMMERCE_CLIENT_ID: "client",
		COMMERCE_PRIVATE_CLIENT_ID: "private",
		ACCOUNT_MANAGER_CLIENT_ID: "manager",
		HOSTED_SEARCH_APPLICATION: "APP",
		GOOGLE_ANALYTICS_ID: "G-1",
		WEBHOOK_URL: "https://events.example/",
		CONTENTFUL_SPACE: "space",
	},
	hosts: ["eu.shop.com"],
	ids: [{ binding: "CACHE", kind: "kv", id: "0123456789abcdef0123456789abcdef" }],
	services: ["COMMERCE"],
	secrets: secretNames("storefront"),
};
const commerce: Deployment = {
	worker: "commerce",
	file: "packages/commerce-sandbox/wrangler.toml",
	vars: {
		INSTANCE_TYPE: "production",
		STOREFRONT_ORIGIN: "https://shop.example",
		PUBLIC_ORIGIN: "https://cloud.example",
		MAIL_SERVICE: "resend",
		MAIL_FROM: "House <care@shop.example>",
	},
	hosts: [],
	ids: [{ binding: "DB", kind: "d1", id: "01234567-89ab-cdef-0123-456789abcdef" }],
	services: [],
	secrets: secretNames("commerce"),
};
const refusals = (deployment: Deployment): string[] =>
	findRefusals(deployment, secretNames(deployment.worker));
const withVars = (deployment: Deployment, vars: object): Deployment => ({
	...deployment,
	vars: { ...deployment.vars, ...vars },
});

test("a complete configuration is accepted", () => {
	expect([
		...refusals(storefront),
		...refusals(commerce),
		...findPairRefusals([storefront, commerce]),
	]).toEqual([]);
	for (const worker of [storefront, commerce])
		expect(refusals(withVars(worker, { INSTANCE_TYPE: "staging" }))).toEqual([]);
});

const operations: Deployment = {
	worker: "operations",
	file: "packages/operations/wrangler.toml",
	vars: {},
	hosts: [],
	ids: [{ binding: "DB", kind: "d1", id: "01234567-89ab-cdef-0123-456789abcdef" }],
	services: [],
	secrets: [],
};

// proves ops-10
test("the Worker of operations needs its database and nothing else, and has no instance type of its own", () => {
	expect(refusals(operations)).toEqual([]);
	expect(findPairRefusals([operations, commerce, storefront])).toEqual([]);
	expect(refusals({ ...operations, ids: [{ binding: "DB", kind: "d1", id: "vetrina-operations" }] })).toEqual(
		[expect.stringContaining("d1 create")],
	);
});

describe.each([storefront, commerce])("$worker is refused", (worker) => {
	test.each(["development", "live", "", undefined])("with instance type %j", (INSTANCE_TYPE) => {
		const [refusal, ...others] = refusals(withVars(worker, { INSTANCE_TYPE }));
		expect(others).toEqual([]);
		expect(refusal).toContain(`INSTANCE_TYPE in ${worker.file}`);
	});

	test.each([
		"http://localhost:5173",
		"https://localhost",
		"http://127.0.0.1:8788/x",
		"http://[::1]:8788",
		"http://sa.localhost:5173",
		"localhost:8788",
		"https://shop.example, http://localhost:5173",
	])("with the origin %s", (SOME_ORIGIN) => {
		expect(refusals(withVars(worker, { SOME_ORIGIN }))).toEqual([expect.stringContaining("SOME_ORIGIN")]);
	});

	test.each([undefined, "", "vetrina-cache", "vetrina-commerce"])("with the id %j", (id) => {
		const [named] = worker.ids;
		expect(named).toBeDefined();
		expect(refusals({ ...worker, ids: named ? [{ ...named, id }] : [] })).toEqual([
			expect.stringContaining("wrangler"),
		]);
	});

	test.each(secretNames(worker.worker))("with a missing secret %s, or with the secret in a file", (name) => {
		const secrets = secretNames(worker.worker).filter((one) => one !== name);
		expect(refusals({ ...worker, secrets })).toEqual([
			expect.stringContaining(`wrangler secret put ${name}`),
		]);
		expect(refusals(withVars(worker, { [name]: "written down" }))).toEqual([
			expect.stringContaining(`${name} is a secret`),
		]);
	});
});

test.each(["COMMERCE_ORGANIZATION", "COMMERCE_CLIENT_ID"])("a storefront without %s is refused", (name) =>
	expect(refusals(withVars(storefront, { [name]: "" }))).toEqual([`${name} is missing in wrangler.toml`]),
);
test.each(["STOREFRONT_ORIGIN", "PUBLIC_ORIGIN"])("a cloud without %s is refused", (name) =>
	expect(refusals(withVars(commerce, { [name]: undefined }))).toEqual([
		`${name} is missing in packages/commerce-sandbox/wrangler.toml`,
	]),
);

test("a storefront needs a commerce cloud, by a binding or an address", () => {
	const unbound = { ...storefront, services: [] };
	expect(refusals(unbound)).toEqual([expect.stringContaining("COMMERCE_URL")]);
	for (const name of ["COMMERCE_URL", "SCAPI_URL"])
		expect(refusals(withVars(unbound, { [name]: "https://abcd.api.commercecloud.example" }))).toEqual([]);
	expect(refusals(withVars(unbound, { SCAPI_URL: "abcd.api.commercecloud.example" }))).toEqual([
		expect.stringContaining("SCAPI_URL"),
	]);
});

test("a callback address of a client that is a name for documents is refused", () => {
	const readRefusals = (url: string) => refusals(withVars(storefront, { SLAS_CALLBACK_URL: url }));
	expect(readRefusals("https://shop.com/callback")).toEqual([]);
	expect(readRefusals("https://corvo.example/callback")).toEqual([
		expect.stringContaining("SLAS_CALLBACK_URL"),
	]);
});

test("a house without hosted search, sign-in codes or receivers of events needs no secrets for them", () => {
	const vars = {
		COMMERCE_PRIVATE_CLIENT_ID: undefined,
		ACCOUNT_MANAGER_CLIENT_ID: undefined,
		HOSTED_SEARCH_APPLICATION: undefined,
		GOOGLE_ANALYTICS_ID: undefined,
		WEBHOOK_URL: undefined,
		CONTENTFUL_SPACE: undefined,
	};
	expect(refusals({ ...withVars(storefront, vars), secrets: ["OPS_TOKEN", "SESSION_KEY"] })).toEqual([]);
});

test("payments without charges are refused in production, and accepted for trials", () => {
	expect(refusals(withVars(commerce, { PAYMENTS: "sandbox" }))).toEqual([
		expect.stringContaining("PAYMENTS"),
	]);
	expect(refusals(withVars(commerce, { PAYMENTS: "sandbox", INSTANCE_TYPE: "staging" }))).toEqual([]);
});

test("a mail service needs a name that is known and a sender, and production none of the stand-in", () => {
	const withMails = (vars: object): string[] => refusals(withVars(commerce, vars));
	expect(withMails({ MAIL_SERVICE: "pigeons" })).toEqual([expect.stringContaining("MAIL_SERVICE")]);
	expect(withMails({ MAIL_FROM: "" })).toEqual([expect.stringContaining("MAIL_FROM")]);
	expect(withMails({ MAIL_URL: "/mail-service" })).toEqual([expect.stringContaining("MAIL_URL")]);
	expect(withMails({ MAIL_URL: "/mail-service", INSTANCE_TYPE: "staging" })).toEqual([]);
	const secrets = secretNames("commerce").filter((name) => name !== "MAIL_API_KEY");
	const without = { MAIL_SERVICE: undefined, MAIL_FROM: undefined };
	expect(refusals({ ...withVars(commerce, without), secrets })).toEqual([]);
});

test("hosts of documents are refused", () => {
	expect(refusals({ ...storefront, hosts: ["eu.vetrina.example", "eu.shop.com"] })).toEqual([
		expect.stringMatching(/\(eu\.vetrina\.example\).*countryRelatedHostnames/),
	]);
});

// proves ops-10
describe.each(ENVIRONMENTS)("the environment %s", (env) => {
	const readBoth = (name?: typeof env) =>
		Promise.all((["storefront", "commerce"] as const).map((worker) => readDeployment(worker, false, name)));

	test("has all bindings of the configuration for development, under names of its own", async () => {
		type Named = { binding: string; migrations_dir?: string };
		type Config = {
			name: string;
			kv_namespaces: Named[];
			d1_databases: Named[];
			r2_buckets: Named[];
			durable_objects: object;
			queues: { producers?: Named[]; consumers?: Record<string, unknown>[] };
			services?: (Named & { service: string })[];
			tail_consumers?: { service: string }[];
			triggers: object;
			migrations: object;
		};
		const file = (worker: keyof typeof CONFIG_FILES, name?: string): Config =>
			unstable_readConfig({ config: resolve(root, CONFIG_FILES[worker]), env: name }, { hideWarnings: true });
		const listBindings = (config: Config) => ({
			kv: config.kv_namespaces.map(({ binding }) => binding),
			d1: config.d1_databases.map(({ binding, migrations_dir: folder }) => [binding, folder]),
			r2: config.r2_buckets.map(({ binding }) => binding),
			objects: config.durable_objects,
			producers: config.queues.producers?.map(({ binding }) => binding),
			consumers: config.queues.consumers?.map(({ queue: _, dead_letter_queue: __, ...rest }) => rest),
			services: config.services?.map(({ binding }) => binding),
			triggers: config.triggers,
			migrations: config.migrations,
		});
		for (const worker of ["storefront", "commerce", "operations"] as const)
			expect(listBindings(file(worker, env))).toEqual(listBindings(file(worker)));
		const { name } = file("operations", env);
		const services = file("storefront", env).services?.map(({ service }) => service);
		expect(services).toEqual([file("commerce", env).name, name]);
		for (const worker of ["storefront", "commerce"] as const)
			expect(file(worker, env).tail_consumers?.map(({ service }) => service)).toEqual([name]);
	});

	test("is refused until ids and addresses are filled in, and for nothing else", async () => {
		const deployments = await readBoth(env);
		const found = [
			...deployments.flatMap((one) => findRefusals(one, secretNames(one.worker))),
			...findPairRefusals(deployments),
		].filter((line) => !/hosts|namespace|D1 database|STOREFRONT_ORIGIN|PUBLIC_ORIGIN/.test(line));
		expect(found).toEqual([]);
		expect(deployments.map(({ vars }) => vars.INSTANCE_TYPE)).toEqual([env, env]);
	});
});

test("storefront and cloud need the same instance type", () => {
	const staged = withVars(commerce, { INSTANCE_TYPE: "staging" });
	expect(findPairRefusals([staged, storefront])).toEqual([expect.stringContaining("differs")]);
	expect(findPairRefusals([storefront])).toEqual([]);
});

test("the repository's own configuration is for development, and is refused", async () => {
	const named = async (worker: Deployment["worker"]) =>
		refusals(await readDeployment(worker, false)).join("\n");
	expect(await named("storefront")).toMatch(/INSTANCE_TYPE[\s\S]*KV namespace/);
	expect(await named("commerce")).toMatch(
		/INSTANCE_TYPE[\s\S]*STOREFRONT_ORIGIN[\s\S]*PUBLIC_ORIGIN[\s\S]*D1 database/,
	);
});

describe("docs/deployment.md", () => {
	const text = readFileSync(resolve(root, "docs/deployment.md"), "utf8");

	test("has a table with a row for each secret", () => {
		const rows = [...text.matchAll(/^ *\| (vetrina(?:-commerce)?) \| `([A-Z_]+)` \| [^|]+ \|$/gm)];
		expect(rows.map(([, worker, name]) => `${worker} ${name}`).toSorted()).toEqual(
			[
				...secretNames("storefront").map((name) => `vetrina ${name}`),
				...secretNames("commerce").map((name) => `vetrina-commerce ${name}`),
			].toSorted(),
		);
	});
});

test.each(Object.values(CONFIG_FILES))("%s keeps the logs of deployed Workers", (file) => {
	expect(readFileSync(resolve(root, file), "utf8")).toMatch(/^\[observability\]\nenabled = true$/m);
});
