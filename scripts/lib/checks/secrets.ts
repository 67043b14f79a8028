import { generateKeyPairSync, randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../run.ts";

const token = () => randomBytes(32).toString("base64url");
const webhookKey = () => `whsec_${randomBytes(32).toString("base64")}`;
const signingKey = () =>
	JSON.stringify({
		...generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
		alg: "ES256",
		kid: randomBytes(6).toString("hex"),
	});

type WithSecrets = "storefront" | "commerce";

/** Generators of each Worker's local secrets. Deployed Workers get theirs by `wrangler secret put`. */
const SECRETS: Record<WithSecrets, { file: string; make: Record<string, () => string> }> = {
	storefront: {
		file: ".dev.vars",
		make: {
			OPS_TOKEN: token,
			SESSION_KEY: token,
			HOSTED_SEARCH_KEY: () => "vetrina-search",
			// Tokens of the stand-in of a space, which are asked for only if a space is set.
			CONTENTFUL_DELIVERY_TOKEN: () => "sandbox-delivery",
			CONTENTFUL_PREVIEW_TOKEN: () => "sandbox-preview",
			// The service takes secrets of 64 characters.
			CONTENTFUL_WEBHOOK_SECRET: () => randomBytes(48).toString("base64url"),
		},
	},
	commerce: {
		file: "packages/commerce-sandbox/.dev.vars",
		make: {
			ADMIN_TOKEN: token,
			SLAS_SIGNING_KEY: signingKey,
			SLAS_CLIENT_SECRET: token,
			GOOGLE_ANALYTICS_SECRET: token,
			WEBHOOK_SECRET: webhookKey,
			MAIL_API_KEY: token,
		},
	},
};

/** Secrets that both Workers have, by the storefront's name and the cloud's. */
const SHARED_SECRETS = {
	ACCOUNT_MANAGER_CLIENT_SECRET: "SLAS_CLIENT_SECRET",
	COMMERCE_CLIENT_SECRET: "SLAS_CLIENT_SECRET",
	GOOGLE_ANALYTICS_SECRET: "GOOGLE_ANALYTICS_SECRET",
	WEBHOOK_SECRET: "WEBHOOK_SECRET",
};

export type Secrets = Record<WithSecrets, Record<string, string>>;

/** Returns all secrets, after creating missing ones in the ignored `.dev.vars` files. */
export function ensureSecrets(): Secrets {
	const commerce = ensure("commerce");
	return {
		storefront: ensure(
			"storefront",
			Object.fromEntries(
				Object.entries(SHARED_SECRETS).map(([name, cloudName]) => [name, commerce[cloudName] ?? ""]),
			),
		),
		commerce,
	};
}

/** The ignored file with a Worker's local secrets, relative to the repository. */
export const secretFile = (worker: keyof Secrets): string => SECRETS[worker].file;

/** Lists the secrets that a Worker needs; those of operations are all optional. */
export const secretNames = (worker: keyof Secrets | "operations"): string[] =>
	worker === "operations"
		? []
		: [...Object.keys(SECRETS[worker].make), ...(worker === "storefront" ? Object.keys(SHARED_SECRETS) : [])];

function ensure(worker: keyof Secrets, givenValues: Record<string, string> = {}): Record<string, string> {
	const { file, make } = SECRETS[worker];
	const path = resolve(root, file);
	const knownValues = readVars(path);
	const missing = Object.entries(make).filter(([name]) => knownValues[name] === undefined);
	const newValues = Object.entries(givenValues).filter(([name, value]) => knownValues[name] !== value);
	if (missing.length + newValues.length === 0) return knownValues;
	const createdValues = Object.fromEntries([
		...missing.map(([name, create]) => [name, create()]),
		...newValues,
	]);
	const lines = Object.entries(createdValues).map(([name, value]) => `${name}='${value}'\n`);
	const before = existsSync(path) && !readFileSync(path, "utf8").endsWith("\n") ? "\n" : "";
	appendFileSync(path, before + lines.join(""), { mode: 0o600 });
	return { ...knownValues, ...createdValues };
}

export function readVars(path: string): Record<string, string> {
	if (!existsSync(path)) return {};
	const lines = readFileSync(path, "utf8").split("\n");
	return Object.fromEntries(
		lines.flatMap((line) => {
			const [, name, value = ""] = /^\s*([A-Z_][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
			return name ? [[name, value.replace(/^(['"])(.*)\1$/, "$2")]] : [];
		}),
	);
}
