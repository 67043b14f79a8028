import type { CommerceEnv } from "@vetrina/commerce-sandbox/env.ts";
import type { Bindings } from "../../worker/base/bindings.ts";
import { about, type Finding } from "./finding.ts";

export type Worker = "storefront" | "commerce";

type Kind =
	| "assets"
	| "kv_namespaces"
	| "d1_databases"
	| "r2_buckets"
	| "durable_objects"
	| "queues.producers";
type Resource = Fetcher | KVNamespace | D1Database | R2Bucket | DurableObjectNamespace;
/** Bindings that a Worker cannot do without; the compiler asks for a row for each. */
type Needed<Env> = { [Name in keyof Env as Env[Name] extends Resource ? Name : never]: Kind };

const NEEDED: { storefront: Needed<Bindings>; commerce: Needed<CommerceEnv> } = {
	storefront: {
		ASSETS: "assets",
		CACHE: "kv_namespaces",
		GUEST_LOGINS: "durable_objects",
		EVENT_DELIVERIES: "durable_objects",
		SITE_OPERATIONS: "durable_objects",
	},
	commerce: { DB: "d1_databases", MEDIA: "r2_buckets", BASKET_TURNS: "durable_objects" },
};

/** Queues that a Worker can do without, and what is lost then. */
const QUEUES: Record<string, string> = {
	EVENTS: "events reach receivers in the browser alone",
	FACTS: "facts of orders reach receivers with a minute's delay",
};

export type WorkerConfig = {
	worker: Worker;
	file: string;
	/** Names of bindings by their kind. */
	bindings: Readonly<Record<string, readonly string[]>>;
	services: readonly string[];
	vars: Readonly<Record<string, unknown>>;
};

const EXAMPLES: Record<Kind, (name: string) => string> = {
	assets: (name) => `[assets] with binding = "${name}"`,
	kv_namespaces: (name) => `[[kv_namespaces]] with binding = "${name}"`,
	d1_databases: (name) => `[[d1_databases]] with binding = "${name}"`,
	r2_buckets: (name) => `[[r2_buckets]] with binding = "${name}"`,
	durable_objects: (name) => `[[durable_objects.bindings]] with name = "${name}"`,
	"queues.producers": (name) => `[[queues.producers]] with binding = "${name}"`,
};

export function checkBindings({ worker, file, bindings, services, vars }: WorkerConfig): Finding[] {
	const { fine, note, stop } = about("bindings");
	const needed: Readonly<Record<string, Kind>> = NEEDED[worker];
	const missing = Object.entries(needed).filter(([name, kind]) => !bindings[kind]?.includes(name));
	const queues = worker === "storefront" ? Object.entries(QUEUES) : [];
	const isAlone = worker === "storefront" && !services.includes("COMMERCE") && !vars.COMMERCE_URL;
	return [
		...missing.map(([name, kind]) =>
			stop(`${file} has no binding ${name}.`, `Add ${EXAMPLES[kind](name)} (docs/deployment.md).`),
		),
		...(isAlone
			? [
					stop(
						`${file} names no commerce cloud.`,
						"Bind COMMERCE to the embedded cloud, or set COMMERCE_URL to the address of your own.",
					),
				]
			: []),
		...queues
			.filter(([name]) => !bindings["queues.producers"]?.includes(name))
			.map(([name, loss]) =>
				note(`${file} has no queue ${name}: ${loss}.`, `Add ${EXAMPLES["queues.producers"](name)}.`),
			),
		...(missing.length === 0 && !isAlone ? [fine(`${file} has all bindings.`)] : []),
	];
}

export type SecretFacts = {
	file: string;
	/** Secrets by name, as the file holds them. They are never printed. */
	values: Readonly<Record<string, string>>;
	/** All names that the Worker knows. */
	names: readonly string[];
	/** Git follows the file. */
	isTracked: boolean;
	/** Other users of the machine can read it. */
	isOpen: boolean;
};

const isBase64 = (text: string, bytes: number): boolean => Buffer.from(text, "base64").length >= bytes;

function isSigningKey(text: string): boolean {
	try {
		const key: unknown = JSON.parse(text);
		return (
			typeof key === "object" &&
			key !== null &&
			["x", "y", "d"].every((part) => part in key) &&
			"crv" in key &&
			key.crv === "P-256"
		);
	} catch {
		return false;
	}
}

const FORMS: Record<string, { says: string; fits: (value: string) => boolean }> = {
	OPS_TOKEN: { says: "at least 16 characters", fits: (value) => value.length >= 16 },
	SESSION_KEY: { says: "at least 32 characters", fits: (value) => value.length >= 32 },
	ADMIN_TOKEN: { says: "at least 16 characters", fits: (value) => value.length >= 16 },
	SLAS_SIGNING_KEY: { says: "a private P-256 key as a JWK", fits: isSigningKey },
	WEBHOOK_SECRET: {
		says: "`whsec_` and 32 bytes in Base64",
		fits: (value) => value.startsWith("whsec_") && isBase64(value.slice("whsec_".length), 24),
	},
};

export function checkSecrets({ file, values, names, isTracked, isOpen }: SecretFacts): Finding[] {
	const { fine, note, stop } = about("secrets");
	const missing = names.filter((name) => values[name] === undefined);
	const malformed = names.flatMap((name) => {
		const value = values[name];
		const form = FORMS[name] ?? { says: "not empty", fits: (one: string) => one.trim() !== "" };
		return value === undefined || form.fits(value) ? [] : [{ name, says: form.says }];
	});
	return [
		...malformed.map(({ name, says }) =>
			stop(
				`${name} in ${file} has not its form, which is ${says}.`,
				"Take its line out of the file: `npm run dev` makes a new one.",
			),
		),
		...(isTracked
			? [
					note(
						`Git follows ${file}, which holds secrets.`,
						`Run \`git rm --cached ${file}\`, and replace the secrets if the commit was pushed.`,
					),
				]
			: []),
		...(isOpen ? [note(`Other users of this machine can read ${file}.`, `Run \`chmod 600 ${file}\`.`)] : []),
		...(malformed.length > 0
			? []
			: [
					fine(
						missing.length === names.length
							? `${file} is not there yet; \`npm run dev\` makes its secrets.`
							: missing.length > 0
								? `${file} lacks ${missing.join(", ")}; \`npm run dev\` makes them.`
								: `${file} has its ${names.length} secrets, each of good form.`,
					),
				]),
	];
}

/** Secrets among the variables of a configuration, which everyone with the repository can read. */
export const checkWrittenSecrets = ({ file, vars }: WorkerConfig, names: readonly string[]): Finding[] =>
	names
		.filter((name) => name in vars)
		.map((name) =>
			about("secrets").note(
				`${name} is a secret and stands in ${file}.`,
				`Take it out there, put it into .dev.vars, and deploy it by \`npx wrangler secret put ${name}\`.`,
			),
		);

export type Service = { name: string; url: string };
/** A status, or the reason why there was no answer. */
export type Answer = { status: number } | { reason: string };

const EMBEDDED = "COMMERCE_URL";
const isHttp = (value: unknown): value is string => typeof value === "string" && /^https?:\/\//.test(value);

/** Returns the services with an address of their own. All others are those of the embedded cloud. */
export const listServices = (vars: Readonly<Record<string, unknown>>): Service[] =>
	Object.entries(vars)
		.filter(([name]) => /_URL$/.test(name) && name !== "WEBHOOK_URL")
		.flatMap(([name, url]) => (isHttp(url) ? [{ name, url }] : []));

export function checkServices(services: readonly (Service & { answer: Answer })[]): Finding[] {
	const { fine, note } = about("services");
	const cloud = services.some(({ name }) => name === EMBEDDED)
		? []
		: [fine("The commerce cloud and its content are the embedded ones, which `npm run dev` starts.")];
	return [
		...cloud,
		...services.map(({ name, url, answer }) => {
			if ("reason" in answer)
				return note(
					`${name} (${url}) does not answer: ${answer.reason}.`,
					"Check the address, your network and its certificate. Without the service its pages answer 503.",
				);
			return answer.status >= 500
				? note(`${name} (${url}) answers ${answer.status}.`, "Ask its operators, or wait until it is back.")
				: fine(`${name} (${url}) answers.`);
		}),
	];
}
