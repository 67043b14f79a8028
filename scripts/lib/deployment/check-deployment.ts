import { type PortBindings, PortFault, readPorts } from "../../../worker/platform/ports/read-ports.ts";

export type Deployment = {
	worker: "storefront" | "commerce" | "operations";
	file: string;
	vars: Readonly<Record<string, unknown>>;
	/** Hosts of the shop, by which countries are told apart. */
	hosts: readonly string[];
	ids: readonly { binding: string; kind: "kv" | "d1"; id: string | undefined }[];
	services: readonly string[];
	secrets: readonly string[] | undefined;
};

const PUT: Record<Deployment["worker"], string> = {
	storefront: "",
	commerce: " -c packages/commerce-sandbox/wrangler.toml",
	operations: " -c packages/operations/wrangler.toml",
};
const ID: Record<"kv" | "d1", { form: RegExp; what: string; create: string }> = {
	kv: {
		form: /^[\da-f]{32}$/i,
		what: "a KV namespace",
		create: "npx wrangler kv namespace create vetrina-cache",
	},
	d1: {
		form: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
		what: "a D1 database",
		create: "npx wrangler d1 create",
	},
};
/** The house has defaults for these ids (`variables` of its storefront.ts). */
const PLATFORM_IDS = ["COMMERCE_ORGANIZATION", "COMMERCE_CLIENT_ID"];
const CLOUD_ORIGINS = ["STOREFRONT_ORIGIN", "PUBLIC_ORIGIN"];
const NEEDED_VARS: Record<Deployment["worker"], readonly string[]> = {
	storefront: PLATFORM_IDS,
	commerce: CLOUD_ORIGINS,
	operations: [],
};
/** These secrets are needed only if the variable of their client or service is set. */
const NEEDED_WITH: Record<Deployment["worker"], Record<string, string>> = {
	storefront: {
		COMMERCE_CLIENT_SECRET: "COMMERCE_PRIVATE_CLIENT_ID",
		ACCOUNT_MANAGER_CLIENT_SECRET: "ACCOUNT_MANAGER_CLIENT_ID",
		HOSTED_SEARCH_KEY: "HOSTED_SEARCH_APPLICATION",
		GOOGLE_ANALYTICS_SECRET: "GOOGLE_ANALYTICS_ID",
		WEBHOOK_SECRET: "WEBHOOK_URL",
		CONTENTFUL_DELIVERY_TOKEN: "CONTENTFUL_SPACE",
		CONTENTFUL_PREVIEW_TOKEN: "CONTENTFUL_SPACE",
		CONTENTFUL_WEBHOOK_SECRET: "CONTENTFUL_SPACE",
	},
	commerce: { MAIL_API_KEY: "MAIL_SERVICE" },
	operations: {},
};
/** Mail services that the embedded cloud can speak to (docs/deployment.md). */
const MAIL_SERVICES = ["resend", "postmark"];
const LOCAL = /^(https?:\/\/)?(localhost|[\w-]+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])(:\d+)?(\/|$)/i;

const isSet = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

function checkInstanceType({ worker, file, vars }: Deployment): string[] {
	// The storefront says to the Worker of operations which instance it is.
	if (worker === "operations") return [];
	if (vars.INSTANCE_TYPE === "production" || vars.INSTANCE_TYPE === "staging") return [];
	return [
		`INSTANCE_TYPE in ${file} is "${vars.INSTANCE_TYPE}", which shows error details and accepts injected faults: set "production" or "staging"`,
	];
}

function checkOrigins({ file, vars }: Deployment): string[] {
	return Object.entries(vars).flatMap(([name, value]) =>
		typeof value === "string" && value.split(",").some((part) => LOCAL.test(part.trim()))
			? [`${name} in ${file} names this machine (${value}): set the address that browsers reach`]
			: [],
	);
}

function checkIds({ worker, file, vars, ids, services }: Deployment): string[] {
	const wrong = ids.flatMap(({ binding, kind, id }) => {
		const { form, what, create } = ID[kind];
		return id !== undefined && form.test(id)
			? []
			: [`the id of ${what} (${binding}) is missing in ${file}: \`${create}\``];
	});
	const unset = NEEDED_VARS[worker]
		.filter((name) => !isSet(vars[name]))
		.map((name) => `${name} is missing in ${file}`);
	const isAlone =
		worker === "storefront" &&
		!services.includes("COMMERCE") &&
		!isSet(vars.COMMERCE_URL) &&
		!isSet(vars.SCAPI_URL);
	return [
		...wrong,
		...unset,
		...(isAlone ? [`${file} names no commerce cloud: bind COMMERCE, or set COMMERCE_URL or SCAPI_URL`] : []),
	];
}

/** Addresses of parts of the platform are checked as the Worker checks them at its first request (platform-18). */
function checkPorts({ worker, file, vars }: Deployment): string[] {
	if (worker !== "storefront") return [];
	try {
		readPorts(vars as PortBindings);
		return [];
	} catch (error) {
		if (!(error instanceof PortFault)) throw error;
		return error.faults.map((fault) => `${file}: ${fault}`);
	}
}

/** Top-level domains that are for documents and tests (RFC 2606), such as those of the demo. */
const RESERVED = /\.(?:example|test|invalid|localhost)$|(^|\.)example\.(?:com|net|org)$/;

function checkHosts({ vars, hosts }: Deployment): string[] {
	const reserved = hosts.filter((host) => RESERVED.test(host));
	return reserved.length === 0
		? []
		: [
				`the house's hosts for "${vars.INSTANCE_TYPE}" are names for documents (${reserved.join(", ")}): set your own in sites.countryRelatedHostnames of its storefront.ts`,
			];
}

/** A house that was made for an instance has a sample of this address. */
function checkCallback({ worker, file, vars }: Deployment): string[] {
	const url = String(vars.SLAS_CALLBACK_URL ?? "");
	if (worker !== "storefront" || !URL.canParse(url) || !RESERVED.test(new URL(url).hostname)) return [];
	return [
		`SLAS_CALLBACK_URL (${url}) is a name for documents: set a callback address of your SLAS client in ${file} or the house's storefront.ts`,
	];
}

function checkSecrets({ worker, file, vars, secrets }: Deployment, names: readonly string[]): string[] {
	const writtenNames = names
		.filter((name) => name in vars)
		.map((name) => `${name} is a secret but is in ${file}: remove it there`);
	if (!secrets) return writtenNames;
	const isNeeded = (name: string): boolean => {
		const variable = NEEDED_WITH[worker][name];
		return variable === undefined || isSet(vars[variable]);
	};
	const missing = names
		.filter((name) => !secrets.includes(name) && isNeeded(name))
		.map((name) => `the secret ${name}: \`npx wrangler secret put ${name}${PUT[worker]}\``);
	return [...writtenNames, ...missing];
}

function checkMails({ worker, file, vars }: Deployment): string[] {
	const { MAIL_SERVICE: service, MAIL_FROM: from, MAIL_URL: url, INSTANCE_TYPE: type } = vars;
	if (worker !== "commerce" || !isSet(service)) return [];
	return [
		...(MAIL_SERVICES.includes(String(service))
			? []
			: [`MAIL_SERVICE in ${file} is "${service}": ${MAIL_SERVICES.join(" or ")}`]),
		...(isSet(from) ? [] : [`MAIL_FROM is missing in ${file}, such as "House <care@house.com>"`]),
		...(type === "production" && String(url ?? "").startsWith("/")
			? [`MAIL_URL in ${file} is the stand-in, which sends nothing: remove it`]
			: []),
	];
}

function checkPayments({ file, vars }: Deployment): string[] {
	return vars.INSTANCE_TYPE === "production" && vars.PAYMENTS === "sandbox"
		? [
				`PAYMENTS in ${file} is "sandbox", which charges no one: remove it, or deploy a shop for trials as "staging"`,
			]
		: [];
}

export function findRefusals(deployment: Deployment, secretNames: readonly string[]): string[] {
	return [
		...checkInstanceType(deployment),
		...checkOrigins(deployment),
		...checkIds(deployment),
		...checkSecrets(deployment, secretNames),
		...checkHosts(deployment),
		...checkCallback(deployment),
		...checkMails(deployment),
		...checkPayments(deployment),
		...checkPorts(deployment),
	];
}

export function findPairRefusals(deployments: readonly Deployment[]): string[] {
	const pair = deployments.filter(({ worker }) => worker !== "operations");
	const types = new Set(pair.map(({ vars }) => vars.INSTANCE_TYPE));
	return types.size > 1
		? [
				`INSTANCE_TYPE differs: ${pair.map(({ file, vars }) => `"${vars.INSTANCE_TYPE}" in ${file}`).join(", ")}`,
			]
		: [];
}
